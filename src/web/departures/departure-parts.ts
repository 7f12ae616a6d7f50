// The parts in which departures are changed: each is ticked and written by itself (docs/product/departures.md).
import * as m from '#messages/messages';
import type { DepartureField } from '#shared/departure-form';

export const departureParts = [
  'quota',
  'prices',
  'child',
  'infant',
  'down_payment',
  'sale_ends_on',
  'go',
  'flight',
] as const;
export type DeparturePart = (typeof departureParts)[number];

export const fieldsOfPart = {
  quota: ['quota'],
  prices: ['room_prices', 'below_reference_reason'],
  child: ['child'],
  infant: ['infant'],
  down_payment: ['down_payment'],
  sale_ends_on: ['sale_ends_on'],
  go: ['go'],
  flight: ['departure_airport', 'airline', 'flights'],
} as const satisfies Record<DeparturePart, readonly DepartureField[]>;

export const departurePartLabel: Record<DeparturePart, () => string> = {
  quota: m.departure_quota,
  prices: m.departure_prices,
  child: m.departure_child,
  infant: m.departure_infant,
  down_payment: m.departure_plan,
  sale_ends_on: m.departure_sale_end,
  go: m.departure_go,
  flight: m.departure_flight,
};

/** What was changed, as one reads it. */
export function changedParts(fields: readonly string[]): string {
  return departureParts
    .filter((part) => (fieldsOfPart[part] as readonly string[]).some((field) => fields.includes(field)))
    .map((part) => departurePartLabel[part]())
    .join(', ');
}
