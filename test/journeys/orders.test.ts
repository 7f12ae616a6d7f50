// A member's order (spec §2 orders): found in its tab, travellers written down, a paper sent with its progress, and the letter with
// its PDF in the outbox. On a phone and on a desk, in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { bookingMoved, followMove } from '#domain/bookings';
import { hosts } from '#test/application';
import { createPaidOrder, openShop, sellByBank } from '#test/factories/bookings';
import { desktop, phone, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '', running: 'Berjalan', next: 'Isi data peserta', name: 'Nama seperti di paspor', birth: 'Tanggal lahir', gender: 'Jenis kelamin', save: 'Simpan data peserta', wrong: /sedikitnya dua kata/,
    saved: 'Data peserta disimpan', file: 'Pilih berkas: Paspor', send: 'Kirim dokumen', waits: 'Menunggu pemeriksaan', unreadable: /bukan gambar JPEG/, back: 'Kembali', sent: /1 dari 5 dokumen terkirim/, paper: 'Lampiran 1' },
  en: {
    prefix: '/en', running: 'In progress', next: 'Fill in the travellers', name: 'Name as in the passport', birth: 'Date of birth', gender: 'Gender', save: 'Save the details', wrong: /at least two words/,
    saved: 'Traveller\'s details saved', file: 'Choose a file: Passport', send: 'Send the document', waits: 'Waiting to be checked', unreadable: /neither a whole JPEG/, back: 'Back', sent: /1 of 5 documents sent/, paper: 'Attachment 1' },
} as const;

const cases = [['phone', phone, 'id', true], ['phone', phone, 'en', true], ['desk', desktop, 'id', true], ['phone without script', phone, 'id', false]] as const;

describe.each(cases)('on a %s (%j) in %s', (_device, viewport, locale, javaScriptEnabled) => {
  const journey = useJourney({ viewport, javaScriptEnabled });
  const word = words[locale];

  it('an order is followed from the list to its papers', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    const { bookingId } = await createPaidOrder(openShop(deps), { member, departure: journey.products.open[0]! });

    const page = await journey.open(`${word.prefix}/member/my-order`);
    await page.getByRole('link', { name: word.running }).click();
    await page.getByRole('link', { name: word.next }).click();
    await page.waitForURL(`**/member/my-order/${bookingId}`);
    await page.getByRole('link', { name: word.next, exact: true }).click();
    await page.waitForURL('**/participants/1');

    await fillTraveller(page, 'Siti');
    await page.getByText(word.wrong).first().waitFor();
    await fillTraveller(page, 'Siti Rahmawati');
    await page.getByRole('heading', { level: 1, name: 'Siti Rahmawati' }).waitFor();

    await send(page, { name: 'surat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan gambar sama sekali') });
    await page.getByText(word.unreadable).first().waitFor();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d47' } }).jpeg().toBuffer();
    await send(page, { name: 'paspor.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.locator('#passport').getByText(word.waits).waitFor();

    const papersSent = () => page.getByText(word.sent).count();
    await page.getByRole('link', { name: word.back, exact: true }).click();
    await expect.poll(papersSent).toBe(1);
  });

  async function fillTraveller(page: Page, name: string): Promise<void> {
    await page.getByLabel(word.name).fill(name);
    await page.getByLabel(word.birth).fill('1975-08-17');
    await page.getByLabel(word.gender).selectOption('female');
    await page.getByRole('button', { name: word.save }).click();
  }

  async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await page.getByLabel(word.file).setInputFiles(file);
    await page.locator('#passport').getByRole('button', { name: word.send }).click();
  }
});

describe('the letter of an order', () => {
  const journey = useJourney({ viewport: phone });

  it('lies in the outbox with its PDF', async () => {
    const { app, deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    await createPaidOrder(openShop(deps), { member, departure: journey.products.open[0]! });
    const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = 'booking-event' order by created_on`.execute(deps.db);
    for (const { data } of rows) await followMove(deps, bookingMoved.payload.parse(data));
    const page = await journey.open(`/dev/outbox?to=${encodeURIComponent(member.account.email)}`);
    const letter = page.locator('article', { hasText: 'surat konfirmasi' });
    const address = await letter.getByRole('link', { name: words.id.paper }).getAttribute('href');
    const { headers, rawPayload } = await app.inject({ url: address!, headers: { host: hosts.rihlah } });
    expect([headers['content-type'], rawPayload.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });
});
