// The read model behind lists matches its sources, after any write and under concurrent writes
// (docs/product/seats-and-money.md).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#platform/database/database';
import { createDeparture, createPartner, createPlaces, createProgramme } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
let departure: { id: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createPlaces(db);
  const partner = await createPartner(db, { slug: 'nurani' });
  const programme = await createProgramme(db, { partner_id: partner.id, mandatoryExtra: 1_000_000 });
  const { id } = await db
    .insertInto('hotels')
    .values({ slug: 'al-safa', name: 'Al Safa', destination_slug: 'makkah', stars: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('programme_hotels')
    .values({ programme_id: programme.id, position: 0, hotel_id: id, nights: 4 })
    .execute();
  departure = await createDeparture(db, { slug: 'satu', programme_id: programme.id, quota: 10 });
  await createDeparture(db, { slug: 'dua', programme_id: programme.id });
});
afterAll(() => database.drop());

async function cards(db: Db): Promise<unknown[]> {
  const { rows } = await sql`select to_jsonb(c) - 'group_id' as card, to_jsonb(g) - 'group_id' as common
    from departure_cards c join departure_groups g using (group_id) order by c.slug`.execute(db);
  return rows;
}

const deriveAnew = sql`select refresh_departure_cards(array_agg(id)) from departures`;

describe('every write updates the read model as a full rebuild would', () => {
  it.each([
    "update departures set airline = 'SV' where slug = 'satu'",
    "update departures set departure_airport = 'SUB', departs_on = departs_on + 3 where slug = 'satu'",
    "update departures set down_payment_amount = 5000000, settlement_due_days = 30 where slug = 'satu'",
    "update departures set state = 'draft' where slug = 'satu'",
    "update departures set state = 'published', airline = 'GA', departure_airport = 'CGK', down_payment_amount = null, settlement_due_days = null where slug = 'satu'",
    "update departure_room_prices set amount = amount - 5000000 where room_type = 'double'",
    "insert into departure_room_prices select id, 'triple', 1000000 from departures where slug = 'dua'",
    "delete from departure_room_prices where room_type = 'triple'",
    "insert into seat_claims (departure_id, seats, source) select id, 4, 'custom_offer' from departures where slug = 'satu'",
    "insert into seat_claims (departure_id, seats, source, release_at) select id, 6, 'custom_offer', now() + interval '1 hour' from departures where slug = 'satu'",
    'update seat_claims set release_at = null where seats = 6',
    "update departures set quota = 11 where slug = 'satu'",
    'delete from seat_claims',
    'update programmes set title = \'{"id": "Umrah Syawal"}\', days = 12, is_financing_available = true',
    'update programme_extras set amount = 2000000',
    "update programme_destinations set destination_slug = 'istanbul'",
    'update programme_hotels set nights = 5',
    'update hotels set stars = 5',
    'update destinations set name = \'{"id": "Konstantinopel"}\' where slug = \'istanbul\'',
    "update airports set city = 'Tangerang' where iata = 'CGK'",
    "update airlines set name = 'Garuda' where iata = 'GA'",
    "update licences set valid_until = '2028-01-01', number = 'U-999 Tahun 2022' where kind = 'ppiu'",
    "update partners set name = 'Nurani Baru'",
    "update partners set state = 'suspended', suspended_on = '2027-01-01', suspended_reason = '{\"id\": \"Izin dibekukan\"}'",
    `insert into reviews (partner_id, programme_id, author_name, rating, text, travelled_on, created_at)
      select partner_id, id, 'Siti', 4, 'Tenang', '2027-01-01', now() from programmes`,
  ])('%s', async (statement) => {
    const before = await cards(database.db);
    await sql.raw(statement).execute(database.db);
    const after = await cards(database.db);
    expect(after).not.toEqual(before);
    await deriveAnew.execute(database.db);
    expect(await cards(database.db)).toEqual(after);
  });
});

it('departures with the same flight share a group, and one that changes its airline leaves it to the others', async () => {
  const { db } = database;
  const groups = () => db.selectFrom('departure_cards').select('group_id').orderBy('slug').execute();
  const [shared, also] = await groups();
  expect(also).toEqual(shared);
  await db.updateTable('departures').set({ airline: 'SV' }).where('slug', '=', 'satu').execute();
  const [stayed, moved] = await groups();
  expect(stayed).toEqual(shared);
  expect(moved).not.toEqual(shared);
  await db.updateTable('departures').set({ airline: 'GA' }).where('slug', '=', 'satu').execute();
  expect(await groups()).toEqual([shared, shared]);
});

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]!.n;
}

it('two concurrent buyers of the last seats leave it sold out', async () => {
  const { db } = database;
  const claim = (trx: Db, seats: number) =>
    trx
      .insertInto('seat_claims')
      .values({ departure_id: departure.id, seats, source: 'custom_offer' })
      .execute();
  await db.updateTable('departures').set({ quota: 10 }).where('id', '=', departure.id).execute();
  const first = await db.startTransaction().execute();
  await claim(first, 5);
  // Begins before the first is committed, and waits for it.
  const second = claim(db, 5);
  await expect.poll(waiting).toBe(1);
  await first.commit().execute();
  await second;
  expect(
    await db
      .selectFrom('departure_cards')
      .select(['is_sold_out', 'seats_left_at_most'])
      .where('departure_id', '=', departure.id)
      .executeTakeFirst(),
  ).toEqual({ is_sold_out: true, seats_left_at_most: 0 });
});
