// A "child" who is an adult on the day of return (decision 0058): the order says what and why, leads to paying the difference, and to
// correcting a date that was mistyped.
import { expect, it } from 'vitest';
import { listParticipants, saveParticipant } from '#domain/participants';
import { dayMs } from '#shared/durations';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { openConsole } from '#test/console-pages';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

it('reads the difference on the order, is led to paying it, and reads nothing of it once the date is corrected', async () => {
  const { deps } = journey.application;
  sellByBank(deps);
  const member = await journey.signIn();
  const { departureId } = await openConsole(deps);
  await deps.db
    .updateTable('departures')
    .set({ child_basis_points: 8_000 })
    .where('id', '=', departureId)
    .execute();
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
    member,
    departure: departureId,
    rooms: [{ room_type: 'quad', adults: 1, children: 1 }],
  });
  const born = async (birth_date: string) =>
    saveParticipant(deps, member.actor, {
      booking: bookingId,
      participantId: (await listParticipants(deps, member.actor, bookingId))[1]!.id,
      form: { name: 'Budi Santoso', birth_date, gender: 'male' },
    });
  await born('1990-04-01');
  // Due so soon it comes before names and documents.
  await deps.db
    .updateTable('invoices')
    .set({ due_at: new Date(deps.now().getTime() + 7 * dayMs) })
    .where('booking_id', '=', bookingId)
    .where('stage', '=', 'supplement')
    .execute();
  const page = await journey.open(`/member/my-order/${bookingId}`);
  await page.getByText('tetapi dibayar dengan harga anak', { exact: false }).waitFor();
  expect(
    await page.getByRole('link', { name: 'Tanggal lahir salah ketik? Perbaiki' }).getAttribute('href'),
  ).toContain(`/member/my-order/${bookingId}/participants/2`);
  await page.getByText('Bayar selisih harga usia', { exact: true }).waitFor();
  const list = await journey.open('/member/my-order');
  await list.getByRole('link', { name: /^Bayar selisih harga usia/ }).waitFor();
  expect(await list.getByText('Lunasi sisa pembayaran').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Bayar', exact: true }).first().click();
  const bar = page.locator('#bar');
  await bar.getByText('Selisih harga usia').waitFor();
  expect(await bar.innerText()).not.toContain('dari total');
  expect(await page.getByText(/Lunasi/).count()).toBe(0);
  await page
    .getByText(/6\.000\.000/)
    .first()
    .waitFor();
  await born('2019-04-01');
  await page.goto(`${journey.application.origin()}/member/my-order/${bookingId}`);
  expect(await page.getByText('Usia dan harga tidak sesuai').count()).toBe(0);
});
