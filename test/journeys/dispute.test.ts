// A bank takes a payment back (docs/product/finance-console.md): finance finds the dispute, gathers the files for the answer and opens one again.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createDispute } from '#test/factories/disputes';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { evidencePicture } from '#test/factories/payouts';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    title: 'Sengketa pembayaran',
    none: 'Belum ada berkas. Mulailah dengan surat bank.',
    kind: 'Jenis berkas',
    file: 'Berkas (foto atau PDF)',
    note: /^Catatan/,
    add: 'Tambahkan berkas',
    added: 'Berkas ditambahkan',
    answer: 'Jawaban kita',
    decide: 'Putuskan di halaman pembayaran',
    payments: 'Pembayaran yang perlu diputuskan',
  },
  en: {
    prefix: '/en',
    title: 'Payment disputes',
    none: "No files yet. Begin with the bank's letter.",
    kind: 'Kind of file',
    file: 'File (picture or PDF)',
    note: /^Note/,
    add: 'Add a file',
    added: 'The file is added',
    answer: 'Our answer',
    decide: 'Decide on the payments page',
    payments: 'Payments that need a decision',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('a dispute: %s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  // What measures a page is itself a script.
  const spotless = async (page: Page) =>
    'javaScriptEnabled' in options || expect(await faultsOf(page)).toEqual([]);

  it('is found, gathers its files, and leads to the decision', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { bookingId, reference } = await createDispute(openBookingSetup(deps), {
      departure: journey.products.open[0]!,
    });
    const { code } = await deps.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await journey.signIn({ roles: ['operator_finance'] });

    const page = await journey.open(`${word.prefix}/operator/disputes`);
    await page.getByRole('heading', { level: 1, name: word.title }).waitFor();
    await spotless(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: code }).click();
    await main.getByText(word.none).waitFor();
    await main.getByText(reference).waitFor();
    await spotless(page);

    const add = async (name: string, buffer: Buffer) => {
      await main.getByLabel(word.kind).selectOption('our_answer');
      await main.getByLabel(word.file).setInputFiles({ name, mimeType: 'image/png', buffer });
      await main.getByRole('button', { name: word.add }).click();
    };
    await add('surat.png', Buffer.from('bukan gambar'));
    await main.locator('[aria-invalid="true"]').waitFor();
    await main.getByLabel(word.note).fill('Dikirim lewat pos 12/III');
    await add('surat.png', await evidencePicture());
    await page.getByText(word.added).first().waitFor({ state: 'attached' });
    await main.getByText('Dikirim lewat pos 12/III').waitFor();

    const href = await main.getByRole('link', { name: word.answer }).getAttribute('href');
    const look = await (await journey.context().newPage()).goto(journey.application.origin() + href);
    expect([look?.status(), look?.headers()['content-type'], look?.headers()['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);

    await main.getByRole('link', { name: word.decide }).click();
    await page.getByRole('heading', { level: 1, name: word.payments }).waitFor();
  });
});
