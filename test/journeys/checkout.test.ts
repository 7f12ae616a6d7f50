// From a package to a paid order (spec §2 checkout and payment page, §4; issue 4): the party, who orders, a promo, consent, a virtual
// account paid at the simulator's own page, and the page that moves on by itself.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expireBookings } from '#domain/bookings';
import { createOrder } from '#test/factories/bookings';
import { inEveryWay, rupiahIn, useJourney } from './journey.ts';

const words = {
  id: { prefix: '', party: 'Pesan untuk rombongan ini', adult: 'Dewasa', toOrder: 'Lanjut ke pesanan', code: /Kode promo/, apply: 'Pakai', applied: 'Promo berhasil digunakan', staged: /Uang muka, lalu/,
    consent: /Saya sudah membaca/, order: 'Buat pesanan', confirm: 'Ya, pesan', bank: /BCA Virtual Account/, number: 'Nomor virtual account', paid: 'Lunas', arrived: 'Pembayaran diterima', check: 'Periksa pembayaran', signIn: 'Masuk dan lanjutkan', over: 'Waktu bayar sudah habis', again: 'Pesan lagi' },
  en: { prefix: '/en', party: 'Book for this party', adult: 'Adult', toOrder: 'Continue to the order', code: /Promo code/, apply: 'Apply', applied: 'The promo has been applied', staged: /Down payment, then/,
    consent: /I have read/, order: 'Place the order', confirm: 'Yes, book', bank: /BCA Virtual Account/, number: 'Virtual account number', paid: 'Paid', arrived: 'Payment received', check: 'Check the payment', signIn: 'Sign in and continue', over: 'The time to pay is over', again: 'Book again' },
} as const;

describe.each(inEveryWay)('%s', (_way, locale, options) => {
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

  it('whose time to pay is over is told so, and begins again', async () => {
    const { deps } = journey.application;
    const departure = journey.products.staged[1]!;
    const { bookingId } = await createOrder({ deps }, { member: await journey.signIn(), departure });
    const yesterday = new Date(deps.now().getTime() - 86_400_000);
    await deps.db.updateTable('invoices').set({ due_at: yesterday }).where('booking_id', '=', bookingId).execute();
    await deps.db.updateTable('bookings').set({ payable_until: yesterday, release_at: yesterday }).where('id', '=', bookingId).execute();
    await expireBookings(deps);
    const page = await journey.open(`${word.prefix}/checkout/${bookingId}/${departure}`);
    await page.getByText(word.over).waitFor();
    await page.getByRole('link', { name: word.again, exact: true }).click();
    await page.waitForURL((url) => url.pathname === `${word.prefix}/checkout/${departure}`);
    expect(page.url()).not.toContain(bookingId);
  });

  it('a guest chooses, signs in, and finds the party again', async () => {
    const page = await journey.open(`${word.prefix}/checkout/${journey.products.staged[0]!}?quad_adults=2`);
    await page.getByRole('spinbutton', { name: word.adult }).first().fill('4');
    await press(page, word.signIn);
    await page.waitForURL(/\/auth\/login\?/);
    const wanted = new URL(page.url()).searchParams.get('redirect')!;
    await journey.signIn();
    const own = await journey.open(`${word.prefix}${wanted}`);
    expect(await own.getByRole('spinbutton', { name: word.adult }).first().inputValue()).toBe('4');
  });
});
