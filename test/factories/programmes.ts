// Partners, programmes and departures for tests: every column has a believable value, a test names only what it is about.
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { addDays } from '#shared/dates';

/** The day on which these tests play. */
export const TODAY = '2027-03-15';
export const NOW = new Date('2027-03-15T05:00:00Z');

const unique = () => randomBytes(5).toString('hex');

/** Places the other factories point to; call once per database. */
export async function createPlaces(db: Db): Promise<void> {
  await db.insertInto('provinces').values({ code: '31', name: 'DKI Jakarta' }).execute();
  await db
    .insertInto('regencies')
    .values({ code: '3171', province_code: '31', name: 'Kota Jakarta Selatan' })
    .execute();
  await db.insertInto('districts').values({ code: '317101', regency_code: '3171', name: 'Tebet' }).execute();
  await db
    .insertInto('airports')
    .values([
      { iata: 'CGK', name: 'Soekarno-Hatta', city: 'Jakarta', country_code: 'ID' },
      { iata: 'SUB', name: 'Juanda', city: 'Surabaya', country_code: 'ID' },
    ])
    .execute();
  await db
    .insertInto('airlines')
    .values([
      { iata: 'GA', name: 'Garuda Indonesia' },
      { iata: 'SV', name: 'Saudia' },
    ])
    .execute();
  await db
    .insertInto('destinations')
    .values([
      { slug: 'makkah', name: JSON.stringify({ id: 'Makkah' }), country_code: 'SA' },
      { slug: 'istanbul', name: JSON.stringify({ id: 'Istanbul' }), country_code: 'TR' },
    ])
    .execute();
}

interface PartnerOptions extends Partial<Insertable<DB['partners']>> {
  /** Licences held: kind → last valid day. */
  licences?: Partial<Record<'ppiu' | 'pihk', string>>;
}

export async function createPartner(
  db: Db,
  { licences = { ppiu: '2030-01-01', pihk: '2030-01-01' }, ...values }: PartnerOptions = {},
) {
  const slug = values.slug ?? `mitra-${unique()}`;
  const partner = await db
    .insertInto('partners')
    .values({
      kind: 'travel',
      name: 'Nurani Safar',
      legal_name: 'PT Nurani Safar Barokah',
      description: JSON.stringify({ id: 'Perjalanan yang tenang' }),
      email: 'halo@example.com',
      phone_number: '+622150001000',
      address: 'Jl. Tebet Raya 1',
      regency_code: '3171',
      founded_year: 2009,
      joined_on: '2024-01-10',
      ...values,
      slug,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [kind, validUntil] of Object.entries(licences)) {
    await db
      .insertInto('licences')
      .values({
        partner_id: partner.id,
        kind,
        number: `U-${(Number.parseInt(unique().slice(0, 3), 16) % 900) + 100} Tahun 2021`,
        issued_on: '2021-05-01',
        valid_until: validUntil,
        source: 'SISKOPATUH',
        checked_on: '2027-03-01',
      })
      .execute();
  }
  return partner;
}

export const emptyContent = {
  agenda: [],
  includes: [],
  excludes: [],
  facilities: [],
  faq: [],
  cancellation: [],
  others: [],
};

interface ProgrammeOptions extends Partial<Omit<Insertable<DB['programmes']>, 'title'>> {
  title?: { id: string; en?: string };
  destinations?: string[];
  mandatoryExtra?: number;
}

export async function createProgramme(
  db: Db,
  {
    title = { id: 'Umrah Reguler 9 Hari' },
    destinations = ['makkah'],
    mandatoryExtra,
    ...values
  }: ProgrammeOptions = {},
) {
  const partner_id = values.partner_id ?? (await createPartner(db)).id;
  const programme = await db
    .insertInto('programmes')
    .values({
      slug: `program-${unique()}`,
      kind: 'umrah_regular',
      title: JSON.stringify(title),
      summary: JSON.stringify({ id: 'Ringkas' }),
      description: JSON.stringify({ id: 'Lengkap' }),
      days: 9,
      nights: 7,
      content: JSON.stringify(emptyContent),
      ...values,
      partner_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [position, destination_slug] of destinations.entries()) {
    await db
      .insertInto('programme_destinations')
      .values({ programme_id: programme.id, position, destination_slug })
      .execute();
  }
  if (mandatoryExtra !== undefined) {
    await db
      .insertInto('programme_extras')
      .values({
        programme_id: programme.id,
        position: 1,
        name: JSON.stringify({ id: 'Perlengkapan' }),
        amount: mandatoryExtra,
        is_mandatory: true,
      })
      .execute();
  }
  return programme;
}

/** Hotels where its travellers stay, one after the other, four nights each. */
export async function createStays(db: Db, programme_id: string, names: readonly string[]): Promise<void> {
  for (const [position, name] of names.entries()) {
    const { id: hotel_id } = await db
      .insertInto('hotels')
      .values({
        slug: `hotel-${unique()}`,
        name,
        destination_slug: 'makkah',
        stars: 4,
        metres_to_mosque: 400,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('programme_hotels').values({ programme_id, position, hotel_id, nights: 4 }).execute();
  }
}

interface DepartureOptions extends Partial<Insertable<DB['departures']>> {
  price?: number;
  /** Seats sold elsewhere. */
  sold?: number;
}

export async function createDeparture(
  db: Db,
  { price = 30_000_000, sold = 0, ...values }: DepartureOptions = {},
) {
  const programme_id = values.programme_id ?? (await createProgramme(db)).id;
  const departs_on = values.departs_on ?? addDays(TODAY, 90);
  const departure = await db
    .insertInto('departures')
    .values({
      slug: `keberangkatan-${unique()}`,
      returns_on: addDays(departs_on, 8),
      departure_airport: 'CGK',
      airline: 'GA',
      quota: 40,
      ...values,
      programme_id,
      departs_on,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('departure_room_prices')
    .values([
      { departure_id: departure.id, room_type: 'quad', amount: price },
      { departure_id: departure.id, room_type: 'double', amount: price + 4_000_000 },
    ])
    .execute();
  if (sold > 0)
    await db
      .insertInto('seat_claims')
      .values({ departure_id: departure.id, seats: sold, source: 'sold_elsewhere' })
      .execute();
  return departure;
}
