// A departure as a row of a table (docs/product/departures.md): what was written is read back as the same. Pure.
import { type RoomType, roomTypes } from '#shared/catalogue';
import { type ColumnPlaces, type DepartureColumn, priceColumns } from '#shared/departure-columns';
import { type DepartureForm, unsaidOfDeparture } from '#shared/departure-form';
import { dayOf } from '#shared/written-days';
import { basisPointsOf, wholeNumberOf } from '#shared/written-numbers';

/** The text of each column that is in the file. */
export type RowTexts = Partial<Record<DepartureColumn, string>>;

export function textsOf(cells: readonly string[], places: ColumnPlaces): RowTexts {
  return Object.fromEntries(
    Object.entries(places).map(([column, place]) => [column, (cells[place] ?? '').trim()]),
  );
}

type AgePrice = DepartureForm['child'];

/** The cells of a departure, but for its code, programme and day. */
export function cellsOf(
  form: DepartureForm,
): Record<Exclude<DepartureColumn, 'code' | 'programme' | 'departs_on'>, string | number | null> {
  const { room_prices: prices, down_payment: down, go } = form;
  const age = (price: AgePrice) =>
    price && ('amount' in price ? String(price.amount) : `${price.basis_points / 100}%`);
  return {
    departure_airport: form.departure_airport,
    airline: form.airline,
    flights: form.flights
      .map(({ day, number, from, departs, to, arrives }) =>
        [day, number, from, departs, to, arrives].join(' '),
      )
      .join('; '),
    quota: form.quota,
    price_quad: prices.quad ?? null,
    price_triple: prices.triple ?? null,
    price_double: prices.double ?? null,
    child: age(form.child),
    infant: age(form.infant),
    down_payment: down?.amount ?? null,
    settlement_due_days: down?.settlement_due_days ?? null,
    sale_ends_on: form.sale_ends_on,
    minimum_group: go?.minimum_group ?? null,
    decide_on: go?.decide_on ?? null,
    below_reference_reason: form.below_reference_reason,
  };
}

/**
 * The fields that the file speaks of, for `departureForm` to check. Of prices, payment plan and smallest group the columns that are not in
 * the file stay as they were.
 */
export function fieldsOf(texts: RowTexts, was: DepartureForm | null): Record<string, unknown> {
  const form = { departure_airport: '', quota: '', ...unsaidOfDeparture, ...was };
  const isIn = (...columns: DepartureColumn[]) => columns.some((column) => texts[column] !== undefined);
  const orWas = (column: DepartureColumn, before: unknown): unknown => {
    const text = texts[column];
    return text === undefined ? before : text === '' ? null : wholeNumberOf(text);
  };
  const fields: Record<string, unknown> = {};
  if (isIn('departure_airport')) fields['departure_airport'] = texts.departure_airport!.toUpperCase();
  if (isIn('airline')) fields['airline'] = texts.airline!.toUpperCase() || null;
  if (isIn('flights')) fields['flights'] = flightsOf(texts.flights!);
  if (isIn('quota')) fields['quota'] = wholeNumberOf(texts.quota!);
  if (isIn(...Object.values(priceColumns))) fields['room_prices'] = pricesOf(texts, form.room_prices);
  if (isIn('child')) fields['child'] = agePriceOf(texts.child!);
  if (isIn('infant')) fields['infant'] = agePriceOf(texts.infant!);
  if (isIn('down_payment', 'settlement_due_days'))
    fields['down_payment'] = pairOf({
      amount: orWas('down_payment', form.down_payment?.amount ?? null),
      settlement_due_days: orWas('settlement_due_days', form.down_payment?.settlement_due_days ?? null),
    });
  if (isIn('sale_ends_on')) fields['sale_ends_on'] = dayOf(texts.sale_ends_on!) || null;
  if (isIn('minimum_group', 'decide_on')) {
    const day = texts.decide_on === undefined ? (form.go?.decide_on ?? null) : dayOf(texts.decide_on) || null;
    fields['go'] = pairOf({
      minimum_group: orWas('minimum_group', form.go?.minimum_group ?? null),
      decide_on: day,
    });
  }
  if (isIn('below_reference_reason'))
    fields['below_reference_reason'] = texts.below_reference_reason! || null;
  return fields;
}

/** Both empty: null. One of them: the check says which is missing. */
function pairOf<Pair extends object>(pair: Pair): Pair | null {
  return Object.values(pair).every((value) => value === null) ? null : pair;
}

function pricesOf(texts: RowTexts, were: DepartureForm['room_prices']): Record<string, unknown> {
  const priceOf = (room: RoomType): unknown => {
    const text = texts[priceColumns[room]];
    return text === undefined ? were[room] : text === '' ? undefined : wholeNumberOf(text);
  };
  return Object.fromEntries(
    roomTypes.map((room) => [room, priceOf(room)]).filter(([, price]) => price !== undefined),
  );
}

/** `90%` of the adult's room price, or an amount; empty: not offered. */
function agePriceOf(text: string): unknown {
  if (text === '') return null;
  return text.endsWith('%') ? { basis_points: basisPointsOf(text) } : { amount: wholeNumberOf(text) };
}

/** `1 SV819 CGK 08:00 JED 14:30; 9 SV818 …`: day of the journey, number, from, at, to, at. */
function flightsOf(text: string): unknown {
  return text
    .split(';')
    .map((flight) => flight.trim())
    .filter((flight) => flight !== '')
    .map((flight) => {
      const [day, number, from, departs, to, arrives, ...more] = flight.toUpperCase().split(/\s+/);
      return more.length > 0 ? flight : { day: wholeNumberOf(day ?? ''), number, from, departs, to, arrives };
    });
}

/** In which column a fault of the form is mended; null: of the row as a whole. */
export function columnOfFault(field: string): DepartureColumn | null {
  const [part = '', within = ''] = field.split('.');
  if (part === 'room_prices') return priceColumns[within as RoomType] ?? 'price_quad';
  if (part === 'down_payment') return within === 'settlement_due_days' ? within : 'down_payment';
  if (part === 'go') return within === 'decide_on' ? within : 'minimum_group';
  return part in ownColumn ? ownColumn[part as keyof typeof ownColumn] : null;
}

const ownColumn = {
  departure_airport: 'departure_airport',
  airline: 'airline',
  flights: 'flights',
  quota: 'quota',
  child: 'child',
  infant: 'infant',
  sale_ends_on: 'sale_ends_on',
  below_reference_reason: 'below_reference_reason',
} as const satisfies Partial<Record<keyof DepartureForm, DepartureColumn>>;
