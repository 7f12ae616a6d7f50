// What the columns of departures in a table are called, and which column of a file a heading means.
import * as m from '#messages/messages';
import { type ColumnPlaces, type DepartureColumn, departureColumns } from '#shared/departure-columns';
import { locales } from '#shared/locale';

export const departureColumnLabel = {
  code: m.departure_column_code,
  programme: m.departure_column_programme,
  departs_on: m.departure_column_departs_on,
  departure_airport: m.departure_column_departure_airport,
  airline: m.departure_column_airline,
  flights: m.departure_column_flights,
  quota: m.departure_column_quota,
  price_quad: m.departure_column_price_quad,
  price_triple: m.departure_column_price_triple,
  price_double: m.departure_column_price_double,
  child: m.departure_column_child,
  infant: m.departure_column_infant,
  down_payment: m.departure_column_down_payment,
  settlement_due_days: m.departure_column_settlement_due_days,
  sale_ends_on: m.departure_column_sale_ends_on,
  minimum_group: m.departure_column_minimum_group,
  decide_on: m.departure_column_decide_on,
  below_reference_reason: m.departure_column_below_reference_reason,
} as const satisfies Record<DepartureColumn, typeof m.departure_column_code>;

/** By what we call them in either language, or by their names; the first heading that means a column is it. */
export function guessDepartureColumns(headings: readonly string[]): ColumnPlaces {
  const said = headings.map(plain);
  const found = departureColumns.map((column): [DepartureColumn, number] => {
    const names = [column, ...locales.map((locale) => departureColumnLabel[column]({}, { locale }))].map(
      plain,
    );
    return [column, said.findIndex((heading) => names.includes(heading))];
  });
  return Object.fromEntries(found.filter(([, place]) => place >= 0));
}

/** Capitals, spaces and underscores make no difference. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean).join(' ');
}
