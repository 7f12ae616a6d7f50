// Notifications after a booking's transitions and by the clock: seats that are free again, settlements coming
// due; each once.
import { listMessages } from '#domain/outbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrder, createPaidOrder, listMoves, payNext } from '#test/factories/bookings';
import { createDeparture, NOW } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { expireBookings } from '#domain/bookings';
import { dispatchBookingEvents } from './dispatch-booking-events.ts';
import { remindOfSettlements } from './remind-settlements.ts';

const { database, shop, clock, brand } = useBookingFixture();
const at = (moment: Date) => (clock.now = moment);
beforeEach(async () => {
  await database.db.deleteFrom('outbox_messages').execute();
});

/** Does what the moves of bookings have left, as a worker does; repeats it on request. */
async function doJobs() {
  for (const move of await listMoves(database.db)) await dispatchBookingEvents(shop.deps, [move]);
}
const messages = async (kind: string) =>
  (await listMessages(shop.deps))
    .filter((message) => message.kind === kind)
    .toSorted((a, b) => a.recipient.localeCompare(b.recipient));

describe('seats that are free again', () => {
  it('notify everybody who asked, once, when a hold has expired', async () => {
    const { id } = await createDeparture(database.db, { slug: 'penuh', quota: 1 });
    await createOrder(shop, { departure: id });
    const asked = { departure_id: id, brand_id: brand.id, name: 'Siti', created_at: NOW };
    await database.db
      .insertInto('seat_notices')
      .values([
        { ...asked, phone: '+6281200000001', locale: 'id' },
        { ...asked, phone: '+6281200000002', locale: 'en' },
      ])
      .execute();
    await doJobs();
    expect(await messages('seats_back')).toEqual([]);
    at(new Date(NOW.getTime() + 151 * 60_000));
    expect(await expireBookings(shop.deps)).toBe(1);
    await doJobs();
    await doJobs();
    const told = await messages('seats_back');
    expect(told.map(({ recipient }) => recipient)).toEqual(['+6281200000001', '+6281200000002']);
    expect(told[0]!.body_text).toContain('tersedia lagi');
    expect(told[1]!.body_text).toMatch(/seats again.*\/en\/product\/penuh/);
  });

  it('notify nobody when they are taken again before the job runs', async () => {
    const { id } = await createDeparture(database.db, { quota: 1 });
    await createOrder(shop, { departure: id });
    await database.db
      .insertInto('seat_notices')
      .values({
        departure_id: id,
        brand_id: brand.id,
        name: 'Siti',
        phone: '+6281200000003',
        locale: 'id',
        created_at: NOW,
      })
      .execute();
    at(new Date(NOW.getTime() + 151 * 60_000));
    await expireBookings(shop.deps);
    await createOrder(shop, { departure: id });
    await doJobs();
    expect(await messages('seats_back')).toEqual([]);
  });
});

describe('a settlement', () => {
  const day = (date: string, hour = '02:00') => new Date(`${date}T${hour}:00Z`);

  it('sends reminders 14, 7, 3 and 1 days before it is due, in the morning, once each, and none after payment', async () => {
    const { id } = await createDeparture(database.db, {
      departs_on: '2027-06-13',
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    });
    const { member, bookingId } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    const sent: string[] = [];
    // Due on 29 April, at the end of the day in Jakarta.
    for (const date of ['14', '15', '16', '21', '22', '23', '25', '26', '28', '29'].map(
      (each) => `2027-04-${each}`,
    )) {
      at(day(date, '00:30'));
      await remindOfSettlements(shop.deps);
      expect(await messages('settlement_due')).toHaveLength(sent.length);
      at(day(date));
      if (
        (await Promise.all([remindOfSettlements(shop.deps), remindOfSettlements(shop.deps)])).some(
          (count) => count > 0,
        )
      )
        sent.push(date);
    }
    expect(sent).toEqual(['2027-04-15', '2027-04-22', '2027-04-26', '2027-04-28']);
    const letters = await messages('settlement_due');
    expect(letters).toHaveLength(4);
    expect(letters[0]).toMatchObject({
      recipient: member.actor.email,
      body_text: expect.stringContaining('Rp\u00a025.000.000'),
    });
    at(day('2027-04-27'));
    await payNext(shop, member, bookingId);
  });

  it('sends one email after a week without reminders, and none when it is paid', async () => {
    const { id } = await createDeparture(database.db, {
      departs_on: '2027-06-13',
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    });
    await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    const paid = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    await payNext(shop, paid.member, paid.bookingId);
    at(day('2027-04-27'));
    expect(await remindOfSettlements(shop.deps)).toBe(1);
    expect(await remindOfSettlements(shop.deps)).toBe(0);
  });
});
