// What journeys do where money moves: an order placed, a bank chosen at the checkout, and what the payer does pressed at the simulator's own page.
import type { Page } from 'playwright-core';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import type { Journey } from './journey.ts';

const words = {
  id: {
    consent: /Saya sudah membaca/,
    order: 'Buat pesanan',
    confirm: 'Ya, pesan',
    ways: {
      bca_va: { name: /BCA Virtual Account/, shows: 'Nomor virtual account' },
      card: { name: /Kartu kredit atau debit/, shows: 'Buka halaman kartu yang aman' },
      qris: { name: /QRIS/, shows: 'Pindai kode ini dengan aplikasi bank atau dompet digital.' },
      gopay: { name: /GoPay/, shows: 'Buka GoPay' },
    },
    pay: /^Bayar/,
    check: 'Periksa pembayaran',
    paid: 'Lunas',
    wrong_amount: 'Jumlah kurang',
  },
  en: {
    consent: /I have read/,
    order: 'Place the order',
    confirm: 'Yes, book',
    ways: {
      bca_va: { name: /BCA Virtual Account/, shows: 'Virtual account number' },
      card: { name: /Credit or debit card/, shows: 'Open the secure card page' },
      qris: { name: /QRIS/, shows: 'Scan this code with a banking app or e-wallet.' },
      gopay: { name: /GoPay/, shows: 'Open GoPay' },
    },
    pay: /^Pay/,
    check: 'Check the payment',
    paid: 'Paid',
    wrong_amount: 'Wrong amount',
  },
} as const;

type Way = keyof typeof words.id.ways;

/** From the step of the order: what is agreed to, and the question that follows. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  const word = words[locale];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(word.consent).check();
  await press(word.order);
  await press(word.confirm);
}

/** From the ways to pay: one is chosen, and paid (or what else is pressed) at /dev/payments. The page moves on by itself. */
export async function payAtSimulator(
  { open }: Pick<Journey, 'open'>,
  page: Page,
  locale: Locale,
  { act = 'paid', way = 'bca_va' }: { act?: 'paid' | 'wrong_amount'; way?: Way } = {},
): Promise<void> {
  const word = words[locale];
  const { name, shows } = word.ways[way];
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: word.pay }).click();
  await page.waitForURL(/\/(payment|pembayaran)\//);
  await page.getByText(shows, { exact: true }).waitFor();
  const cashier = await open(localePath('/dev/payments', locale));
  await cashier.getByRole('button', { name: word[act], exact: true }).first().click();
  await cashier.waitForURL(/#p-/);
  await cashier.close();
  // Whoever has no script looks for themselves.
  const hasScript = await page.evaluate(() => document.querySelector('noscript')?.childElementCount === 0);
  if (!hasScript) await page.getByRole('link', { name: word.check }).click();
}
