// Paying by card where Xendit takes the money (decision 0044): its own page takes the number, a refused card is no end, and our page
// moves on by itself when the next one is taken.
import { describe, expect, it } from 'vitest';
import { createOrder } from '#test/factories/bookings';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    card: /Kartu kredit atau debit/,
    open: 'Buka halaman kartu yang aman',
    steps: /Nomor kartu tidak pernah sampai kepada kami/,
    refused: 'Ditolak',
    paid: 'Lunas',
    pay: /^Bayar/,
    check: 'Periksa pembayaran',
    arrived: 'Pembayaran diterima',
  },
  en: {
    prefix: '/en',
    card: /Credit or debit card/,
    open: 'Open the secure card page',
    steps: /The card number never reaches us/,
    refused: 'Ditolak',
    paid: 'Lunas',
    pay: /^Pay/,
    check: 'Check the payment',
    arrived: 'Payment received',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney({ ...options, speaks: 'xendit' });

  it('a refused card is tried again on the same page, and the next one pays', async () => {
    const pilgrim = await journey.signIn();
    const departure = journey.products.staged[0]!;
    const { bookingId } = await createOrder(journey.application, { member: pilgrim, departure });
    const page = await journey.open(`${word.prefix}/checkout/${bookingId}/${departure}`);
    await page.getByRole('radio', { name: word.card }).check();
    await page.getByRole('button', { name: word.pay }).click();
    await page.waitForURL(/\/payment\//);
    await page.getByText(word.steps).waitFor({ state: 'attached' });
    const address = await page.getByRole('link', { name: word.open }).getAttribute('href');
    expect(new URL(address!).pathname).toBe('/dev/payments');
    for (const act of [word.refused, word.paid]) {
      const cardPage = await journey.open('/dev/payments');
      await cardPage.getByRole('button', { name: act, exact: true }).first().click();
      await cardPage.waitForURL(/#p-/);
      await cardPage.close();
    }
    // Whoever has no script looks for themselves.
    if ('javaScriptEnabled' in options) await page.getByRole('link', { name: word.check }).click();
    await page.locator('.toasts').getByText(word.arrived).waitFor({ state: 'attached' });
  });
});
