// Expiry of unpaid orders (docs/product/seats-and-money.md): all of them in one run, and one that fails alone.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { expireBookings } from './bookings.ts';

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
  // The same order again and again, as rows.
  const columns = async (table: string, own: string[]) => {
    const { rows } = await sql<{ list: string }>`
      select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name <> all (${own})`.execute(
      database.db,
    );
    return sql.raw(rows[0]!.list);
  };
  const [order, line] = [
    await columns('bookings', ['id', 'code']),
    await columns('booking_lines', ['booking_id']),
  ];
  await sql`
    with copies as (insert into bookings (code, ${order}) select 'RH-' || translate(upper(left(md5(n::text), 8)), '01', 'GH'), ${order}
      from bookings cross join generate_series(1, 250) n where id = ${bookingId} returning id)
    insert into booking_lines (booking_id, ${line}) select copies.id, ${line} from booking_lines cross join copies where booking_id = ${bookingId}`.execute(
    database.db,
  );
  later(151);
  expect(await expireBookings(shop.deps)).toBe(251);
});
