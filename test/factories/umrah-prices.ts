// A small price table of private umrah for tests: round figures, so that sums can be computed in one's head.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { findTableInForce, type PriceTable, unsafeStoreTable } from '#domain/umrah-estimates';
import { cellsOfTable, sheetColumns } from '#domain/umrah-prices';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';
import { NOW } from './programmes.ts';

const idr = (low: number, high: number) => ({ currency: 'IDR' as const, low, high });
const usd = (low: number, high: number) => ({ currency: 'USD' as const, low, high });

export const smallTable: PriceTable = {
  fares: [
    {
      home: 'CGK',
      holy: 'JED',
      airline: 'SV',
      cabin: 'economy',
      isOvernight: false,
      ...idr(7_000_000, 8_000_000),
    },
    {
      home: 'CGK',
      holy: 'MED',
      airline: 'SV',
      cabin: 'economy',
      isOvernight: false,
      ...idr(7_200_000, 8_200_000),
    },
    {
      home: 'CGK',
      holy: 'JED',
      airline: 'SV',
      cabin: 'business',
      isOvernight: false,
      ...idr(20_000_000, 24_000_000),
    },
    {
      home: 'CGK',
      holy: 'JED',
      airline: 'GA',
      cabin: 'economy',
      isOvernight: true,
      ...idr(6_000_000, 7_000_000),
    },
  ],
  childFareBasisPoints: 7_500,
  infantFareBasisPoints: 1_000,
  hotels: [
    {
      id: 'makkah-3',
      city: 'makkah',
      stars: 3,
      metres: 900,
      name: { id: 'Makkah bintang 3' },
      ...usd(80, 100),
    },
    {
      id: 'makkah-5',
      city: 'makkah',
      stars: 5,
      metres: 100,
      name: { id: 'Makkah bintang 5' },
      ...usd(200, 300),
    },
    {
      id: 'madinah-4',
      city: 'madinah',
      stars: 4,
      metres: 300,
      name: { id: 'Madinah bintang 4' },
      ...usd(100, 150),
    },
  ],
  transports: [
    { id: 'bus', kind: 'bus', payer: 'group', seats: 45, ...usd(1_000, 1_200) },
    { id: 'train', kind: 'fast_train', payer: 'person', seats: 1, ...usd(100, 120) },
  ],
  visa: usd(150, 160),
  insurance: idr(300_000, 300_000),
  handling: idr(500_000, 600_000),
  guide: { ...usd(50, 60), people: 45 },
  addons: [
    { id: 'thaif', name: { id: 'Ziarah Thaif', en: 'Taif' }, payer: 'group', ...usd(200, 240) },
    { id: 'koper', name: { id: 'Koper' }, payer: 'person', ...idr(1_000_000, 1_000_000) },
  ],
  margin: { low: 500, high: 1_000 },
};

/** The operator's own unless a partner is named. */
export async function createPriceTable(
  db: Db,
  {
    partnerId = null,
    effectiveOn = '2027-01-01',
    table = smallTable,
  }: { partnerId?: string | null; effectiveOn?: string; table?: PriceTable } = {},
): Promise<string> {
  return (await unsafeStoreTable({ db }, { partnerId, effectiveOn, table, note: null, at: NOW })).id;
}

/** Somebody as a writer of the operator's prices, and of those of the agency they work for. */
export const ofOperator = (actor: Actor) => ({ actor, side: 'operator' as const });
export const ofPartner = (actor: Actor) => ({ actor, side: 'partner' as const });

/** A table as lines of a CSV file, the names of columns first. */
export const priceSheetText = (table: PriceTable): string[] =>
  [sheetColumns, ...cellsOfTable(table)].map((row) => row.map((cell) => cell ?? '').join(';'));

/** What the builder sends: two months after the day of the tests, for two. */
export const tripForm = {
  departure_airport_id: 'CGK',
  destination_airport_id: 'JED',
  return_airport_id: 'JED',
  departure_date: '2027-06-01',
  airline_id: 'SV',
  airline_class_id: 'SV-economy',
  total_participants_adult: 2,
  participants_children: [] as number[],
  hotels: [
    { duration_night: 4, partner_custom_hotel_id: 'makkah-5' },
    { duration_night: 3, partner_custom_hotel_id: 'madinah-4' },
  ],
  transportation_id: 'train',
  addons_ids: [] as string[],
  with_guide: true,
  passports: 'valid',
};

/** The first of everything that the operator's table sells, for two. */
export async function usualTrip(deps: Deps): Promise<object> {
  const today = todayInIndonesia(deps.now());
  const { table } = (await findTableInForce(deps, { partnerId: null, onDay: today }))!;
  const fare = table.fares.find(({ home, isOvernight }) => home === 'CGK' && !isOvernight)!;
  const hotelIn = (city: string) => table.hotels.find((hotel) => hotel.city === city)!.id;
  return {
    departure_airport_id: fare.home,
    destination_airport_id: fare.holy,
    return_airport_id: fare.holy,
    departure_date: addDays(today, 90),
    airline_id: fare.airline,
    airline_class_id: `${fare.airline}-${fare.cabin}`,
    total_participants_adult: 2,
    hotels: [
      { duration_night: 4, partner_custom_hotel_id: hotelIn('makkah') },
      { duration_night: 3, partner_custom_hotel_id: hotelIn('madinah') },
    ],
    transportation_id: table.transports[0]!.id,
    passports: 'valid',
  };
}

/** What an agency sends: so much for an adult. */
export const umrahOffer = (amount: number, change: object = {}) => ({
  lines: [
    { label: 'Penerbangan dan hotel', amount: amount - 1_000_000 },
    { label: 'Layanan', amount: 1_000_000 },
  ],
  child_amount: 20_000_000,
  infant_amount: 3_000_000,
  valid_days: 5,
  note: null,
  ...change,
});

/** A request of somebody with an offer on it, written as it stands: for what only asks whose it is. */
export async function createUmrahRequest(db: Db, accountId: string): Promise<void> {
  await sql`
    with chosen as (select id from umrah_price_tables limit 1),
    made as (insert into umrah_price_tables (version, effective_on, document, created_at)
      select 1, '2027-01-01', ${JSON.stringify(smallTable)}, ${NOW} where not exists (select from chosen) returning id),
    request as (insert into umrah_requests (code, brand_id, account_id, status, status_ends_at, form, price_table_id, limits_number, usd_rate, usd_rate_on,
        usd_rate_source, estimate, adults, children, infants, departs_on, returns_on, locale, created_at, changed_at)
      select 'PU-' || translate(upper(left(md5(random()::text), 8)), '01', 'GH'), (select id from brands limit 1), ${accountId}, 'offered', ${NOW},
        ${JSON.stringify(tripForm)}, (select id from chosen union all select id from made limit 1), 1, 16000, '2027-03-15', 'jisdor', '{}', 2, 0, 0,
        '2027-06-01', '2027-06-08', 'id', ${NOW}, ${NOW} returning id),
    invited as (insert into umrah_request_partners (request_id, partner_id, invited_at, respond_by)
      select request.id, p.id, ${NOW}, ${NOW} from request, (select id from partners limit 1) p),
    noted as (insert into umrah_request_history (request_id, at, from_status, to_status, event, actor_id)
      select id, ${NOW}, 'estimated', 'requested', 'sent', ${accountId} from request)
    insert into umrah_offers (request_id, partner_id, revision, lines, adult_amount, child_amount, infant_amount, total_amount, valid_until, created_at)
      select request.id, p.id, 1, '[]', 30000000, 0, 0, 60000000, ${NOW}, ${NOW} from request, (select id from partners limit 1) p`.execute(
    db,
  );
}
