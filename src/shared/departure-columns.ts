// The columns of departures in a table (docs/product/departures.md), in their order.
import type { RoomType } from './catalogue.ts';

export const departureColumns = [
  'code',
  'programme',
  'departs_on',
  'departure_airport',
  'airline',
  'flights',
  'quota',
  'price_quad',
  'price_triple',
  'price_double',
  'child',
  'infant',
  'down_payment',
  'settlement_due_days',
  'sale_ends_on',
  'minimum_group',
  'decide_on',
  'below_reference_reason',
] as const;
export type DepartureColumn = (typeof departureColumns)[number];

export const priceColumns: Record<RoomType, DepartureColumn> = {
  quad: 'price_quad',
  triple: 'price_triple',
  double: 'price_double',
};

/** Where in a file each column stands, from 0; what is not named is not in it. */
export type ColumnPlaces = Partial<Record<DepartureColumn, number>>;
