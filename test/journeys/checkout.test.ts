// From a package to a paid order (spec §2 checkout and payment page, §4; issue 4): the party, who orders, a promo, consent, a virtual
// account paid at the simulator's own page, and the page that moves on by itself.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, phone, rupiahIn, useJourney } from './journey.ts';

const words = {
  id: { prefix: '', party: 'Pesan untuk rombongan ini', adult: 'Dewasa', toOrder: 'Lanjut ke pesanan', code: /Kode promo/, apply: 'Pakai', applied: 'Promo berhasil digunakan', staged: /Uang muka, lalu/,
    consent: /Saya sudah membaca/, order: 'Buat pesanan', confirm: 'Ya, pesan', bank: /BCA Virtual Account/, number: 'Nomor virtual account', paid: 'Lunas', arrived: 'Pembayaran diterima', check: 'Periksa pembayaran', update: 'Perbarui total' },
  en: { prefix: '/en', party: 'Book for this party', adult: 'Adult', toOrder: 'Continue to the order', code: /Promo code/, apply: 'Apply', applied: 'The promo has been applied', staged: /Down payment, then/,
    consent: /I have read/, order: 'Place the order', confirm: 'Yes, book', bank: /BCA Virtual Account/, number: 'Virtual account number', paid: 'Paid', arrived: 'Payment received', check: 'Check the payment', update: 'Update the total' },
} as const;

const ways = [
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, at a desk', 'en', { viewport: desktop }],
  ['Indonesian, on a phone without script', 'id', { viewport: phone, javaScriptEnabled: false }],
] as const;

describe.each(ways)('%s', (_way, locale, options) => {
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const journey = useJourney(options);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const total = async (page: Page) => rupiahIn(await page.locator('[data-total]').innerText());

  it('three people book with a promo, pay a down payment by virtual account, and the page moves on', async () => {
    await journey.signIn({ name: 'Siti Aminah', phone: '+6281234567890' });
    const page = await journey.open(`${word.prefix}/product/${journey.products.staged[0]!}`);
    await page.locator('price-calculator').getByRole('spinbutton', { name: word.adult }).fill('3');
    await press(page, word.party);

    // identitas
    await page.waitForURL(/\/checkout\//);
    const one = await total(page);
    await press(page, word.toOrder);

    // pesanan
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
    expect(await total(page)).toBe(one);
    await page.getByLabel(word.code).fill('UMRAHPERTAMA');
    await page.locator('#promo').getByRole('button', { name: word.apply, exact: true }).first().click();
    await page.locator('.toasts').getByText(word.applied).waitFor({ state: 'attached' });
    const reduced = await total(page);
    expect(reduced).toBeLessThan(one);
    await page.getByLabel(word.staged).check();
    await page.getByLabel(word.consent).check();
    await press(page, word.order);
    await press(page, word.confirm);

    // bayar
    await page.getByRole('button', { name: word.bank }).click();
    await page.waitForURL(/\/payment\//);
    await page.getByText(word.number, { exact: true }).waitFor();

    const cashier = await journey.open(`${word.prefix}/dev/payments`);
    await cashier.getByRole('button', { name: word.paid, exact: true }).first().click();
    await cashier.close();
    if (!hasScript) await page.getByRole('link', { name: word.check }).click();
    await page.waitForURL(/\/member\/my-order\/|step=selesai/);
    await page.locator('.toasts').getByText(word.arrived).waitFor({ state: 'attached' });
  });
});
