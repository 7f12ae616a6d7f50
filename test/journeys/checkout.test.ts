// Where the way through the checkout bends (spec §2 checkout, §4; docs/product/checkout.md): time that runs out, a guest who signs in on the way. The
// straight way is full-journey.test.ts.
import { describe, expect, it } from 'vitest';
import { expireBookings } from '#domain/bookings';
import { createOrder } from '#test/factories/bookings';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';

const words = {
  id: {
    prefix: '',
    adult: 'Dewasa',
    signIn: 'Masuk dan lanjutkan',
    over: 'Waktu bayar sudah habis',
    again: 'Pesan lagi',
  },
  en: {
    prefix: '/en',
    adult: 'Adult',
    signIn: 'Sign in and continue',
    over: 'The time to pay is over',
    again: 'Book again',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('whose time to pay is over is told so, and begins again', async () => {
    const { deps } = journey.application;
    const departure = journey.products.staged[1]!;
    const { bookingId } = await createOrder({ deps }, { member: await journey.signIn(), departure });
    const yesterday = new Date(deps.now().getTime() - 86_400_000);
    await deps.db
      .updateTable('invoices')
      .set({ due_at: yesterday })
      .where('booking_id', '=', bookingId)
      .execute();
    await deps.db
      .updateTable('bookings')
      .set({ payable_until: yesterday, release_at: yesterday })
      .where('id', '=', bookingId)
      .execute();
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
    await page.getByRole('button', { name: word.signIn, exact: true }).click();
    await page.waitForURL(/\/auth\/login\?/);
    const wanted = new URL(page.url()).searchParams.get('redirect')!;
    await journey.signIn();
    const own = await journey.open(`${word.prefix}${wanted}`);
    expect(await own.getByRole('spinbutton', { name: word.adult }).first().inputValue()).toBe('4');
  });
});
