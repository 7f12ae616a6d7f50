// Departures between their pages' forms and the domain (docs/product/departures.md): what is left empty is not offered.
import type { DepartureForm } from '#shared/departure-form';
import { basisPointsOf, wholeNumberOf } from '#shared/written-numbers';
import { nestedValues, type NestedFields, type NestedValue } from '#web/ui/forms/nested-form.server';
import { type DeparturePart, fieldsOfPart } from './departure-parts.ts';

export const departureLists = ['flights', 'dates', 'except'];

const filled = (value: NestedValue | undefined) => (typeof value === 'string' ? value.trim() : '');
const partsOf = (value: NestedValue | undefined): NestedFields =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

const wholeOf = (value: NestedValue | undefined) => wholeNumberOf(filled(value));
const percentOf = (value: NestedValue | undefined) => basisPointsOf(filled(value));

const read: Record<DeparturePart, (fields: NestedFields) => Record<string, unknown>> = {
  quota: ({ quota }) => ({ quota: wholeOf(quota) }),
  prices: (fields) => ({
    room_prices: Object.fromEntries(
      Object.entries(partsOf(fields['room_prices']))
        .filter(([, amount]) => filled(amount) !== '')
        .map(([room, amount]) => [room, wholeOf(amount)]),
    ),
    below_reference_reason: filled(fields['below_reference_reason']) || null,
  }),
  child: ({ child }) => ({ child: agePrice(child) }),
  infant: ({ infant }) => ({ infant: agePrice(infant) }),
  down_payment: (fields) => {
    const { amount, settlement_due_days: days } = partsOf(fields['down_payment']);
    const isEmpty = filled(amount) === '' && filled(days) === '';
    return {
      down_payment: isEmpty ? null : { amount: wholeOf(amount), settlement_due_days: wholeOf(days) },
    };
  },
  sale_ends_on: (fields) => ({ sale_ends_on: filled(fields['sale_ends_on']) || null }),
  go: (fields) => {
    const { minimum_group: group, decide_on: day } = partsOf(fields['go']);
    const isEmpty = filled(group) === '' && filled(day) === '';
    return { go: isEmpty ? null : { minimum_group: wholeOf(group), decide_on: filled(day) } };
  },
  flight: ({ departure_airport, airline, flights }) => ({
    departure_airport: filled(departure_airport),
    airline: filled(airline) || null,
    flights: (flights as NestedFields[]).map(({ day, ...flight }) => ({
      ...Object.fromEntries(
        Object.entries(flight).map(([name, value]) => [name, filled(value).toUpperCase()]),
      ),
      day: wholeOf(day),
    })),
  }),
};

function agePrice(value: NestedValue | undefined): unknown {
  const { kind, value: price } = partsOf(value);
  if (kind === 'amount') return { amount: wholeOf(price) };
  return kind === 'percent' ? { basis_points: percentOf(price) } : null;
}

/** The fields of these parts as the domain checks them. */
export function readDepartureParts(
  parts: readonly DeparturePart[],
  fields: NestedFields,
): Record<string, unknown> {
  return Object.assign({}, ...parts.map((part) => read[part](fields))) as Record<string, unknown>;
}

export function readSeriesFields(fields: NestedFields, weekdays: readonly FormDataEntryValue[]): unknown {
  const days = (list: NestedValue | undefined) =>
    (list as { date?: string }[]).map(({ date }) => filled(date));
  if (fields['by'] !== 'week') return { dates: days(fields['dates']) };
  return {
    weekly: {
      weekdays: weekdays.map(Number),
      from: filled(fields['from']),
      until: filled(fields['until']),
      except: days(fields['except']),
    },
  };
}

/** What stands in the fields at first. */
export function departureValues(form: Partial<DepartureForm>): Record<string, string> {
  const age = (price: DepartureForm['child'] | undefined) =>
    price
      ? 'amount' in price
        ? { kind: 'amount', value: price.amount }
        : { kind: 'percent', value: price.basis_points / 100 }
      : { kind: 'none' };
  return nestedValues({ ...form, child: age(form.child), infant: age(form.infant) });
}

/** The fields that are the same everywhere, and the parts in which they are not. */
export function sharedForm(forms: readonly DepartureForm[]): {
  form: Partial<DepartureForm>;
  mixed: DeparturePart[];
} {
  const [first, ...others] = forms;
  const isSame = (field: keyof DepartureForm) =>
    others.every((other) => JSON.stringify(other[field]) === JSON.stringify(first![field]));
  const fields = Object.keys(first!) as (keyof DepartureForm)[];
  return {
    form: Object.fromEntries(fields.filter(isSame).map((field) => [field, first![field]])),
    mixed: (Object.keys(fieldsOfPart) as DeparturePart[]).filter((part) => !fieldsOfPart[part].every(isSame)),
  };
}
