// The documents of a family on one page (docs/product/participants.md): three screens of a phone for three people, each document sent from
// its own row, with script and without.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { listParticipants, saveParticipant, uploadDocument } from '#domain/participants';
import { createOrder } from '#test/factories/bookings';
import type { SignedIn } from '#test/factories/accounts';
import { appStarted, countDocuments, type Journey, useJourney } from './journey.ts';

const smallPhone = { width: 360, height: 640 };
/** Three of its screens. */
const mostPx = 3 * smallPhone.height;

const words = {
  id: {
    prefix: '',
    all: 'Dokumen peserta',
    ofAll: 'Dokumen semua peserta',
    waits: 'Menunggu pemeriksaan',
    refused: /bukan gambar/,
    open: 'Buka Paspor',
    same: 'Kartu Siti Rahmawati',
    send: 'Kirim dokumen',
  },
  en: {
    prefix: '/en',
    all: "Travellers' documents",
    ofAll: 'Documents of all travellers',
    waits: 'Waiting to be checked',
    refused: /neither a whole/,
    open: 'Open: Passport',
    same: "Siti Rahmawati's card",
    send: 'Send the document',
  },
} as const;

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
});
const file = (buffer: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });

/** Two adults and a child, of whom nothing is known yet. */
async function family(journey: Journey): Promise<{ member: SignedIn; bookingId: string }> {
  const member = await journey.signIn();
  const { bookingId } = await createOrder(journey.application, {
    member,
    departure: journey.products.open[0]!,
    rooms: [{ room_type: 'quad', adults: 2, children: 1 }],
  });
  return { member, bookingId };
}

const peopleOf = ({ application }: Journey, { actor }: SignedIn, bookingId: string) =>
  listParticipants(application.deps, actor, bookingId);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe.each(['id', 'en'] as const)('%s', (locale) => {
  const journey = useJourney({ viewport: smallPhone });
  const word = words[locale];

  it('shows all documents of three travellers on three screens, and sends each from its row', async () => {
    const { member, bookingId } = await family(journey);
    const order = `${word.prefix}/member/my-order/${bookingId}`;
    const page = await journey.open(order);
    await appStarted(page);
    const documents = countDocuments(page);
    await page.getByRole('link', { name: word.all }).click();
    await page.getByRole('heading', { level: 1, name: word.all }).waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(15);
    expect(await heightOf(page)).toBeLessThanOrEqual(mostPx);

    const row = (name: string) => page.locator(`#${name}`);
    await row('passport-3')
      .locator('input')
      .last()
      .setInputFiles(file(Buffer.from('<html>')));
    await row('passport-3').getByRole('alert').getByText(word.refused).waitFor();
    for (const name of ['passport-1', 'passport-2']) {
      await row(name).locator('input[type=file]').setInputFiles(file(picture));
      await row(name).getByText(word.waits, { exact: true }).waitFor();
      await row(name).getByRole('link', { name: word.open }).waitFor();
      expect(await row(name).getByRole('presentation').getAttribute('src')).toMatch(/^data:image\/jpeg/);
    }
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(
      (await peopleOf(journey, member, bookingId)).map(
        (one) => one.documents.find(({ kind }) => kind === 'passport')!.status,
      ),
    ).toEqual(['uploaded', 'uploaded', 'missing']);
    expect(await heightOf(page)).toBeLessThanOrEqual(mostPx);

    // From everybody to one, and back to that one's place.
    await page.locator('#traveller-2 > a').click();
    await page.waitForURL(`**${order}/participants/2`);
    await page.getByRole('link', { name: word.ofAll }).click();
    await page.waitForURL(`**${order}/documents#traveller-2`);
    await row('passport-2').getByRole('link', { name: word.open }).waitFor();
    expect(documents()).toBe(0);
  });

  it('is as short once all is sent, and says of a family whose card it is', async () => {
    const { member, bookingId } = await family(journey);
    const { deps } = journey.application;
    for (const [index, person] of (await peopleOf(journey, member, bookingId)).entries()) {
      const form = {
        name: ['Siti Rahmawati', 'Ahmad Rahmawan', 'Aisyah Rahmawati'][index]!,
        birth_date: index < 2 ? '1985-08-17' : '2021-03-02',
        gender: index === 1 ? 'male' : 'female',
        relation: ['self', 'spouse', 'child'][index]!,
      };
      await saveParticipant(deps, member.actor, { booking: bookingId, participantId: person.id, form });
      for (const { kind } of person.documents)
        if (kind !== 'family_card' || index === 0)
          await uploadDocument(deps, member.actor, {
            booking: bookingId,
            participantId: person.id,
            kind,
            file: picture,
          });
    }
    const page = await journey.open(`${word.prefix}/member/my-order/${bookingId}/documents`);
    await appStarted(page);
    expect(await page.getByText(word.waits, { exact: true }).count()).toBe(15);
    expect(await page.getByText(word.same, { exact: true }).count()).toBe(2);
    expect(await heightOf(page)).toBeLessThanOrEqual(mostPx);
  });
});

describe('without script', () => {
  const journey = useJourney({ viewport: smallPhone, javaScriptEnabled: false });
  const word = words.id;

  it('a file and a button send it, and the page comes back at its row', async () => {
    const { member, bookingId } = await family(journey);
    const page = await journey.open(`/member/my-order/${bookingId}/documents`);
    const send = async (name: string, buffer: Buffer) => {
      await page.locator(`#${name} input[type=file]`).setInputFiles(file(buffer));
      await page.locator(`#${name}`).getByRole('button', { name: word.send }).click();
    };
    await send('ktp-2', Buffer.from('<html>'));
    await page.locator('#ktp-2').getByRole('alert').getByText(word.refused).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    for (const name of ['passport-2', 'passport-3']) {
      await send(name, picture);
      await page.waitForURL(`**/documents#${name}`);
      await page.locator(`#${name}`).getByRole('link', { name: word.open }).waitFor();
    }
    expect(
      (await peopleOf(journey, member, bookingId)).map(
        (one) => one.documents.find(({ kind }) => kind === 'passport')!.status,
      ),
    ).toEqual(['missing', 'uploaded', 'uploaded']);
  });
});
