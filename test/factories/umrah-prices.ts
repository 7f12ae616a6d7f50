// A small price table of private umrah for tests: round figures, so that sums can be computed in one's head.
import { type PriceTable, unsafeStoreTable } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
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
export function createPriceTable(
  db: Db,
  {
    partnerId = null,
    effectiveOn = '2027-01-01',
    table = smallTable,
  }: { partnerId?: string | null; effectiveOn?: string; table?: PriceTable } = {},
): Promise<string> {
  return unsafeStoreTable({ db }, { partnerId, effectiveOn, table, note: null, at: NOW });
}

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
