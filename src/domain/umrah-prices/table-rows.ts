// A price table as rows of cells (docs/product/umrah-prices.md): what two tables are compared by, and what stands in a spreadsheet. Pure.
import { fareId, type PriceTable } from '#domain/umrah-estimates';

export const rowParts = [
  'fare',
  'child_fare',
  'infant_fare',
  'hotel',
  'transport',
  'visa',
  'insurance',
  'handling',
  'guide',
  'addon',
  'margin',
] as const;
export type RowPart = (typeof rowParts)[number];

/** Columns of the spreadsheet, in their order. */
export const priceCells = [
  'id',
  'home',
  'holy',
  'airline',
  'cabin',
  'overnight',
  'city',
  'stars',
  'metres',
  'kind',
  'payer',
  'seats',
  'people',
  'name_id',
  'name_en',
  'currency',
  'low',
  'high',
] as const;
export type PriceCell = (typeof priceCells)[number];
export type PriceCells = Partial<Record<PriceCell, string | number>>;

export interface TableRow {
  part: RowPart;
  /** Names the row within its part. */
  key: string;
  /** A share has '%' for its currency, and is counted in hundredths of a percent. */
  cells: PriceCells;
}

interface Costly {
  currency: string;
  low: number;
  high: number;
}
const costOf = ({ currency, low, high }: Costly) => ({ currency, low, high });
const shareOf = (low: number, high: number) => ({ currency: '%', low, high });

export function tableRows(table: PriceTable): TableRow[] {
  const single = (part: 'visa' | 'insurance' | 'handling'): TableRow => ({
    part,
    key: part,
    cells: costOf(table[part]),
  });
  return [
    ...table.fares.map(({ home, holy, airline, cabin, isOvernight, ...fare }): TableRow => ({
      part: 'fare',
      key: fareId({ home, holy, airline, cabin }),
      cells: { home, holy, airline, cabin, overnight: isOvernight ? 'yes' : 'no', ...costOf(fare) },
    })),
    {
      part: 'child_fare',
      key: 'child_fare',
      cells: shareOf(table.childFareBasisPoints, table.childFareBasisPoints),
    },
    {
      part: 'infant_fare',
      key: 'infant_fare',
      cells: shareOf(table.infantFareBasisPoints, table.infantFareBasisPoints),
    },
    ...table.hotels.map(({ id, city, stars, metres, name, ...hotel }): TableRow => ({
      part: 'hotel',
      key: id,
      cells: { id, city, stars, metres, ...named(name), ...costOf(hotel) },
    })),
    ...table.transports.map(({ id, kind, payer, seats, ...transport }): TableRow => ({
      part: 'transport',
      key: id,
      cells: { id, kind, payer, seats, ...costOf(transport) },
    })),
    single('visa'),
    single('insurance'),
    single('handling'),
    { part: 'guide', key: 'guide', cells: { people: table.guide.people, ...costOf(table.guide) } },
    ...table.addons.map(({ id, payer, name, ...addon }): TableRow => ({
      part: 'addon',
      key: id,
      cells: { id, payer, ...named(name), ...costOf(addon) },
    })),
    { part: 'margin', key: 'margin', cells: shareOf(table.margin.low, table.margin.high) },
  ];
}

const named = ({ id, en }: { id: string; en?: string | undefined }): PriceCells => ({
  name_id: id,
  ...(en && { name_en: en }),
});
