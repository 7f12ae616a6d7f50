// A paper sent from a phone as soon as it is chosen (spec §8 document upload): the server's own words when it refuses, 'Upload document failed' when it cannot
// even be reached, and the same file may be sent again at once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listParticipants } from '#domain/participants';
import { createOrder } from '#test/factories/bookings';
import { scratchDirectory } from '#test/scratch';
import { appStarted, countDocuments, desktop, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    sent: 'Dokumen terkirim, menunggu pemeriksaan',
    failed: 'Unggah dokumen gagal',
    refused: /bukan gambar/,
    heic: /HEIC belum dapat dibaca/,
    tooLarge: 'Berkas maksimal 5 MB',
  },
  en: {
    prefix: '/en',
    sent: 'Document sent, it will be checked',
    failed: 'Upload document failed',
    refused: /neither a whole/,
    heic: /HEIC format cannot be read/,
    tooLarge: 'The file may be 5 MB at most',
  },
} as const;

/** Bytes that no encoder makes small, as of a photograph. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b5d47',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });

/** Files, and not bytes: what a test hands to the browser, or takes from it, as a list of numbers takes half a minute for a photograph. */
let folder: string;
const large = (name: string) => join(folder, name);
let photographBytes: number;
beforeAll(async () => {
  folder = await mkdtemp(join(scratchDirectory(), 'rihlah-documents-'));
  // A camera's photograph, lying on its side and larger than the server takes.
  const photograph = await noise(3_200, 2_400)
    .withExif({ IFD0: { Model: 'Telepon Siti' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
  photographBytes = photograph.length;
  await writeFile(large('foto.jpg'), photograph);
  await writeFile(large('paspor.pdf'), Buffer.alloc(5 * 1024 * 1024 + 1));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  ['id', phone, 2_200],
  ['en', desktop, 1_800],
] as const)('%s', (locale, viewport, mostPx) => {
  const journey = useJourney({ viewport });
  const word = words[locale];
  it('says what went wrong, and takes it when it is right', async () => {
    const member = await journey.signIn();
    const { bookingId } = await createOrder(journey.application, {
      member,
      departure: journey.products.open[0]!,
    });
    const page = await journey.open(`${word.prefix}/member/my-order/${bookingId}/participants/1`);
    await appStarted(page);
    // Of its form one part is open (docs/product/participants.md): nothing is filled in yet.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostPx);
    const documents = countDocuments(page);
    const paper = page.locator('li').filter({ has: page.locator('#file-passport-1') });
    const choose = (name: string, buffer: Buffer) =>
      paper.locator('#file-passport-1').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

    await choose('paspor.jpg', Buffer.from('<html>'));
    await paper.getByRole('alert').getByText(word.refused).waitFor();

    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer();
    await page.route('**/participant-documents/**', (route) => route.abort());
    await choose('paspor.jpg', picture);
    await paper.getByRole('alert').getByText(word.failed, { exact: true }).waitFor();

    // Sent upright, small, with nothing hidden in it.
    expect(photographBytes).toBeGreaterThan(5 * 1024 * 1024);
    await paper.locator('#file-passport-1').setInputFiles(large('foto.jpg'));
    await paper.getByRole('alert').getByText(word.failed, { exact: true }).waitFor();
    const sent = await paper.locator('#file-passport-1').evaluate(
      (input: HTMLInputElement) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(reader.result as string));
          reader.readAsDataURL(input.files![0]!);
        }),
    );
    const bytes = Buffer.from(sent.split(',')[1]!, 'base64');
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([format, width, height, exif, orientation]).toEqual(['jpeg', 1_800, 2_400, undefined, undefined]);
    expect(bytes.length).toBeLessThan(photographBytes / 2);

    // What cannot be made small here is refused here, with what to do.
    await paper.locator('#file-passport-1').setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic0000'),
    });
    await paper.getByRole('alert').getByText(word.heic).waitFor();
    await paper.locator('#file-passport-1').setInputFiles(large('paspor.pdf'));
    await paper.getByRole('alert').getByText(word.tooLarge, { exact: true }).waitFor();

    await page.unroute('**/participant-documents/**');
    await choose('paspor.jpg', picture);
    await paper.getByText(word.sent).waitFor();
    await paper.getByRole('link').waitFor();
    expect(await paper.getByRole('presentation').getAttribute('src')).toMatch(/^data:image\/jpeg/);
    expect(documents()).toBe(0);
    const [participant] = await listParticipants(journey.application.deps, member.actor, bookingId);
    expect(participant!.documents.find(({ kind }) => kind === 'passport')).toMatchObject({
      status: 'uploaded',
      contentType: 'image/webp',
    });
  });
});

describe('without script', () => {
  const journey = useJourney({ viewport: phone, javaScriptEnabled: false });
  it('a file and a button send it, and a wrong one comes back with what is wrong', async () => {
    const member = await journey.signIn();
    const { bookingId } = await createOrder(journey.application, {
      member,
      departure: journey.products.open[0]!,
    });
    const page = await journey.open(`/member/my-order/${bookingId}/participants/1`);
    const paper = page.locator('li').filter({ has: page.locator('#file-passport-1') });
    const send = async (buffer: Buffer) => {
      await paper
        .locator('#file-passport-1')
        .setInputFiles({ name: 'paspor.jpg', mimeType: 'image/jpeg', buffer });
      await paper.getByRole('button', { name: 'Kirim dokumen' }).click();
    };
    await send(Buffer.from('<html>'));
    await paper.getByRole('alert').getByText(words.id.refused).waitFor();
    await send(await noise(40, 40).jpeg().toBuffer());
    await paper.getByRole('link', { name: 'Buka Paspor' }).waitFor();
    expect(await paper.getByRole('alert').count()).toBe(0);
  });
});
