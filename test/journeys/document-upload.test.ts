// A paper sent from a phone as soon as it is chosen (spec §8 document upload): the server's own words when it refuses, 'Upload document failed' when it cannot
// even be reached, and the same file may be sent again at once.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listParticipants } from '#domain/participants';
import { createOrder } from '#test/factories/bookings';
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
    const paper = page.locator('li').filter({ has: page.locator('#file-passport') });
    const choose = (name: string, buffer: Buffer) =>
      paper.locator('#file-passport').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

    await choose('paspor.jpg', Buffer.from('<html>'));
    await paper.getByRole('alert').getByText(word.refused).waitFor();

    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer();
    await page.route('**/participant-documents/**', (route) => route.abort());
    await choose('paspor.jpg', picture);
    await paper.getByRole('alert').getByText(word.failed, { exact: true }).waitFor();

    // A camera's photograph, lying on its side and larger than the server takes: sent upright, small, with nothing hidden in it.
    const photograph = await noise(3_200, 2_400)
      .withExif({ IFD0: { Model: 'Telepon Siti' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 98 })
      .toBuffer();
    expect(photograph.length).toBeGreaterThan(5 * 1024 * 1024);
    await choose('foto.jpg', photograph);
    await paper.getByRole('alert').getByText(word.failed, { exact: true }).waitFor();
    const sent = Buffer.from(
      await paper
        .locator('#file-passport')
        .evaluate(async (input: HTMLInputElement) => [
          ...new Uint8Array(await input.files![0]!.arrayBuffer()),
        ]),
    );
    const { format, width, height, exif, orientation } = await sharp(sent).metadata();
    expect([format, width, height, exif, orientation]).toEqual(['jpeg', 1_800, 2_400, undefined, undefined]);
    expect(sent.length).toBeLessThan(photograph.length / 2);

    // What cannot be made small here is refused here, with what to do.
    await paper.locator('#file-passport').setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic0000'),
    });
    await paper.getByRole('alert').getByText(word.heic).waitFor();
    await paper.locator('#file-passport').setInputFiles({
      name: 'paspor.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
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
    const paper = page.locator('li').filter({ has: page.locator('#file-passport') });
    const send = async (buffer: Buffer) => {
      await paper
        .locator('#file-passport')
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
