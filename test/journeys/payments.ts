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
    bank: /BCA Virtual Account/,
    pay: /^Bayar/,
    number: 'Nomor virtual account',
    check: 'Periksa pembayaran',
    paid: 'Lunas',
    wrong_amount: 'Jumlah kurang',
  },
  en: {
    consent: /I have read/,
    order: 'Place the order',
    confirm: 'Yes, book',
    bank: /BCA Virtual Account/,
    pay: /^Pay/,
    number: 'Virtual account number',
    check: 'Check the payment',
    paid: 'Paid',
    wrong_amount: 'Wrong amount',
  },
} as const;

/** From the step of the order: what is agreed to, and the question that follows. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  const word = words[locale];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(word.consent).check();
  await press(word.order);
  await press(word.confirm);
}

/** From the ways to pay: a virtual account, paid (or what else is pressed) at /dev/payments; answers once the page has moved on by itself. */
export async function payAtSimulator(
  { open }: Pick<Journey, 'open'>,
  page: Page,
  locale: Locale,
  act: 'paid' | 'wrong_amount' = 'paid',
): Promise<void> {
  const word = words[locale];
  await page.getByRole('radio', { name: word.bank }).check();
  await page.getByRole('button', { name: word.pay }).click();
  await page.waitForURL(/\/(payment|pembayaran)\//);
  await page.getByText(word.number, { exact: true }).waitFor();
  const cashier = await open(localePath('/dev/payments', locale));
  await cashier.getByRole('button', { name: word[act], exact: true }).first().click();
  await cashier.waitForURL(/#p-/);
  await cashier.close();
  // Whoever has no script looks for themselves.
  const hasScript = await page.evaluate(() => document.querySelector('noscript')?.childElementCount === 0);
  if (!hasScript) await page.getByRole('link', { name: word.check }).click();
}
