// The operator's default prices of private umrah: invented figures of a believable size, in force since before the demo begins.
import { type PriceTable, unsafeStoreTable } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import type { HolyCity } from '#shared/private-umrah-form';

const idr = (low: number, high: number) => ({ currency: 'IDR' as const, low, high });
const usd = (low: number, high: number) => ({ currency: 'USD' as const, low, high });

/** One way out of Jakarta by economy; other airports add a domestic leg. */
const airlines = [
  {
    airline: 'GA',
    holy: ['JED', 'MED'],
    low: 7_900_000,
    high: 9_400_000,
    isOvernight: false,
    business: true,
  },
  {
    airline: 'SV',
    holy: ['JED', 'MED'],
    low: 7_400_000,
    high: 8_900_000,
    isOvernight: false,
    business: true,
  },
  {
    airline: 'JT',
    holy: ['JED', 'MED'],
    low: 6_300_000,
    high: 7_600_000,
    isOvernight: false,
    business: false,
  },
  { airline: 'QR', holy: ['JED', 'MED'], low: 6_900_000, high: 8_600_000, isOvernight: true, business: true },
  { airline: 'EK', holy: ['JED', 'MED'], low: 7_100_000, high: 8_800_000, isOvernight: true, business: true },
  { airline: 'WY', holy: ['JED'], low: 6_200_000, high: 7_700_000, isOvernight: true, business: false },
];
const homes = [
  { home: 'CGK', adds: 0, airlines: ['GA', 'SV', 'JT', 'QR', 'EK', 'WY'] },
  { home: 'SUB', adds: 600_000, airlines: ['GA', 'SV', 'JT'] },
  { home: 'KNO', adds: 400_000, airlines: ['GA', 'SV', 'JT'] },
  { home: 'UPG', adds: 900_000, airlines: ['GA', 'SV', 'JT'] },
  { home: 'SOC', adds: 700_000, airlines: ['GA', 'JT'] },
  { home: 'BPN', adds: 1_000_000, airlines: ['JT'] },
];

const fares: PriceTable['fares'] = homes.flatMap(({ home, adds, airlines: flying }) =>
  airlines
    .filter(({ airline }) => flying.includes(airline))
    .flatMap(({ airline, holy, low, high, isOvernight, business }) =>
      holy.flatMap((to) => [
        { home, holy: to, airline, cabin: 'economy' as const, isOvernight, ...idr(low + adds, high + adds) },
        ...(business
          ? [
              {
                home,
                holy: to,
                airline,
                cabin: 'business' as const,
                isOvernight,
                ...idr((low + adds) * 3, (high + adds) * 3),
              },
            ]
          : []),
      ]),
    ),
);

const hotel = (city: HolyCity, stars: number, metres: number, low: number, high: number) => ({
  id: `${city}-${stars}-${metres}`,
  city,
  stars,
  metres,
  name: {
    id: `Hotel bintang ${stars}, sekitar ${metres} m dari ${city === 'makkah' ? 'Masjidil Haram' : 'Masjid Nabawi'}`,
    en: `${stars}-star hotel, about ${metres} m from ${city === 'makkah' ? 'Masjid al-Haram' : 'the Prophet’s Mosque'}`,
  },
  ...usd(low, high),
});

const defaultTable: PriceTable = {
  fares,
  childFareBasisPoints: 7_500,
  infantFareBasisPoints: 1_000,
  hotels: [
    hotel('makkah', 3, 900, 70, 95),
    hotel('makkah', 4, 500, 115, 150),
    hotel('makkah', 5, 300, 190, 260),
    hotel('makkah', 5, 100, 290, 390),
    hotel('madinah', 3, 600, 60, 85),
    hotel('madinah', 4, 300, 105, 140),
    hotel('madinah', 5, 100, 180, 245),
  ],
  transports: [
    { id: 'bus', kind: 'bus', payer: 'group', seats: 45, ...usd(900, 1_150) },
    { id: 'van', kind: 'private_car', payer: 'group', seats: 6, ...usd(420, 560) },
    { id: 'haramain', kind: 'fast_train', payer: 'person', seats: 1, ...usd(95, 120) },
  ],
  visa: usd(140, 165),
  insurance: idr(250_000, 350_000),
  handling: idr(450_000, 650_000),
  guide: { ...usd(70, 100), people: 45 },
  addons: [
    {
      id: 'thaif',
      name: { id: 'Ziarah Thaif sehari', en: 'A day in Taif' },
      payer: 'group',
      ...usd(180, 240),
    },
    { id: 'badar', name: { id: 'Ziarah Badar', en: 'A visit to Badr' }, payer: 'group', ...usd(190, 250) },
    {
      id: 'kursi-roda',
      name: { id: 'Kursi roda dan pendorong saat umrah', en: 'Wheelchair with a helper for the umrah' },
      payer: 'group',
      ...usd(60, 85),
    },
    {
      id: 'perlengkapan',
      name: { id: 'Koper, ihram dan seragam', en: 'Suitcase, ihram and uniform' },
      payer: 'person',
      ...idr(900_000, 1_200_000),
    },
    {
      id: 'lounge',
      name: { id: 'Ruang tunggu di bandara keberangkatan', en: 'Lounge at the departure airport' },
      payer: 'person',
      ...idr(350_000, 450_000),
    },
  ],
  margin: { low: 600, high: 1_000 },
};

export async function seedUmrahPrices(db: Db, { today }: { today: string }): Promise<void> {
  const effectiveOn = addDays(today, -60);
  await unsafeStoreTable(
    { db },
    {
      partnerId: null,
      effectiveOn,
      table: defaultTable,
      note: 'Harga contoh',
      at: new Date(`${effectiveOn}T01:00:00Z`),
    },
  );
}
