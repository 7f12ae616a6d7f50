// Where the way through the checkout bends (spec §2 checkout, §4; docs/product/checkout.md): time that runs out, a guest who signs in on the way. The
// straight way is full-journey.test.ts.
import { describe, expect, it } from 'vitest';
import { expireBookings } from '#domain/bookings';
import { createOrder } from '#test/factories/bookings';
import { appStarted, everyDeviceAndLanguage, holdData, phone, rupiahIn, useJourney } from './journey.ts';

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

describe('on a phone, where React runs', () => {
  const journey = useJourney({ viewport: phone });
  const party = () => `/checkout/${journey.products.staged[0]!}?room=quad&adult=2`;

  it('people are counted by − and +, rooms of another kind are opened, and the server says what it comes to', async () => {
    const page = await journey.open(party());
    await appStarted(page);
    const total = async () => rupiahIn(await page.locator('[data-total]').innerText());
    const ofTwo = await total();
    await page.getByRole('button', { name: 'Tambah: Dewasa' }).click();
    await expect.poll(total).toBe((ofTwo / 2) * 3);
    await page.getByRole('button', { name: 'Kurangi: Dewasa' }).click();
    await page.getByText('Tambah kamar jenis lain').click();
    await page
      .getByRole('group', { name: 'bertiga' })
      .getByRole('button', { name: 'Tambah: Dewasa' })
      .click();
    await expect.poll(total).toBeGreaterThan((ofTwo / 2) * 3);
    await expect.poll(() => page.getByText('Satu kamar untuk 4 orang').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Sekamar bertiga' }).check();
    await page.getByText('Satu kamar untuk 3 orang').waitFor();
  });

  it('on a slow line each press says that it is underway, what is typed stays, and nothing is sent twice', async () => {
    await journey.signIn();
    const page = await journey.open(party());
    await appStarted(page);
    const release = await holdData(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.getByLabel('Nama lengkap').fill('Siti Rahmawati');
    await page.getByLabel('Nomor ponsel').fill('123');
    const next = page.locator('#bar').getByRole('button');
    await next.click();
    await next.getByText('Sedang dikirim…').waitFor();
    await next.click({ force: true });
    release();
    await page.locator('#field-phone-error').waitFor();
    expect([sent, await page.getByLabel('Nama lengkap').inputValue()]).toEqual([1, 'Siti Rahmawati']);
    await page.getByLabel('Nomor ponsel').fill('081234567890');
    await next.click();
    await page.getByRole('heading', { level: 1, name: 'Periksa pesanan Anda' }).waitFor();
  });

  it('a press that does not arrive says so, and the form stays', async () => {
    await journey.signIn();
    const page = await journey.open(party());
    await appStarted(page);
    await page.getByLabel('Nama lengkap').fill('Siti Rahmawati');
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('#bar').getByRole('button').click();
    await page.getByRole('alert').getByText('Kiriman tidak sampai').waitFor();
    expect(await page.getByLabel('Nama lengkap').inputValue()).toBe('Siti Rahmawati');
  });
});
