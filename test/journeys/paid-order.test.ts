// What an order says first once its payment has arrived (docs/product/bookings.md): with script and without.
import { describe, expect, it } from 'vitest';
import * as paths from '#shared/paths';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    paid: 'Pembayaran diterima',
    seats: /^Kursi untuk \d+ orang sudah pasti$/,
    receipt: 'Tagihan yang sudah dibayar (PDF)',
    step: 'Langkah berikutnya',
  },
  en: {
    prefix: '/en',
    paid: 'Payment received',
    seats: /^Seats held: \d+$/,
    receipt: 'Paid invoice (PDF)',
    step: 'The next step',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('says first what was paid and that the seats are held, then what follows', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const member = await journey.signIn();
    const departure = journey.products.open[0]!;
    const { bookingId } = await createPaidOrder(openBookingSetup(deps), { member, departure });
    const page = await journey.open(word.prefix + paths.member.order(bookingId));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(word.paid);
    await expect.poll(() => page.getByText(word.seats).isVisible()).toBe(true);
    await expect.poll(() => page.getByText(word.step).isVisible()).toBe(true);
    const receipt = await page.getByRole('link', { name: word.receipt }).getAttribute('href');
    expect(receipt).toBe(word.prefix + paths.member.invoice(bookingId));
    expect(await faultsOf(page, options)).toEqual([]);
  });
});
