// Orders that are due by the clock (docs/product/seats-and-money.md): all of them in one run, and one that fails alone.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applyGatewayStatus } from '#domain/payments';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { beginPayment, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { expireBookings, flagOverdueSettlements } from './bookings.ts';

const { database, shop, clock } = useBookingFixture();
const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
const stateOf = async (id: string) =>
  (await database.db.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;

it('goes on past an order whose departure is locked, which expires the next time', async () => {
  const [one, other] = [await createDeparture(database.db), await createDeparture(database.db)];
  const locked = await createOrder(shop, { departure: one.id });
  const { bookingId } = await createOrder(shop, { departure: other.id });
  later(151);
  await transaction(database.owner.db, async (db) => {
    await lockKeys({ db }, [seatsLock(one.id)]);
    await expect(expireBookings(shop.deps)).rejects.toThrow('1 orders could not be expired');
  });
  expect([await stateOf(locked.bookingId), await stateOf(bookingId)]).toEqual(['waiting_payment', 'expired']);
  expect(await expireBookings(shop.deps)).toBe(1);
});

it('leaves none, however many are due', async () => {
  const { id: departure } = await createDeparture(database.db, { quota: 500 });
  const { bookingId } = await createOrder(shop, { departure });
  await copyOrder(bookingId, 250);
  later(151);
  expect(await expireBookings(shop.deps)).toBe(251);
});

describe('an overdue settlement', () => {
  async function owing() {
    const { id: departure } = await createDeparture(database.db, {
      quota: 500,
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    });
    const { bookingId, member } = await createOrder(shop, { departure, plan: 'down_payment' });
    const { reference } = await beginPayment(shop, member, bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    return bookingId;
  }
  const fallDue = () =>
    database.db
      .updateTable('invoices')
      .set({ due_at: clock.now })
      .where('stage', '=', 'settlement')
      .execute();

  it('is flagged though that of another order is locked, which is flagged the next time', async () => {
    const [locked, other] = [await owing(), await owing()];
    await fallDue();
    await transaction(database.owner.db, async (db) => {
      await lockKeys({ db }, [{ kind: 'booking', id: locked }]);
      await expect(flagOverdueSettlements(shop.deps)).rejects.toThrow('1 orders could not be flagged');
    });
    expect([await stateOf(locked), await stateOf(other)]).toEqual(['partly_paid', 'needs_attention']);
    expect(await flagOverdueSettlements(shop.deps)).toBe(1);
    expect(await flagOverdueSettlements(shop.deps)).toBe(0);
  });

  it('is flagged of every order, however many are due', async () => {
    await copyOrder(await owing(), 250);
    await fallDue();
    expect(await flagOverdueSettlements(shop.deps)).toBe(251);
  });
});

/** The same order again and again, as rows. */
async function copyOrder(bookingId: string, times: number): Promise<void> {
  const columns = async (table: string, own: string[]) => {
    const { rows } = await sql<{ list: string }>`
      select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name <> all (${own})`.execute(
      database.db,
    );
    return sql.raw(rows[0]!.list);
  };
  const [order, line, invoice] = [
    await columns('bookings', ['id', 'code']),
    await columns('booking_lines', ['booking_id']),
    await columns('invoices', ['id', 'code', 'booking_id']),
  ];
  await sql`
    with copies as (insert into bookings (code, ${order}) select 'RH-' || translate(upper(left(md5(id::text || n), 8)), '01', 'GH'), ${order}
      from bookings cross join generate_series(1, ${times}::int) n where id = ${bookingId} returning id, code),
    billed as (insert into invoices (code, booking_id, ${invoice}) select 'INV-' || translate(upper(left(md5(copies.code || stage), 10)), '01', 'GH'), copies.id, ${invoice}
      from invoices cross join copies where booking_id = ${bookingId})
    insert into booking_lines (booking_id, ${line}) select copies.id, ${line} from booking_lines cross join copies where booking_id = ${bookingId}`.execute(
    database.db,
  );
}
