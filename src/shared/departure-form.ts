// A departure as a partner writes it (docs/product/departures.md). A change sends only the fields it touches; null empties one.
import * as z from 'zod/mini';
import { roomTypes } from './catalogue.ts';
import { atMost, printableLines } from './form-faults.ts';

const invalid = { error: 'error_invalid_value' };
const range = { error: 'error_number_range' };
const whole = (min: number, max: number) =>
  z.int(invalid).check(z.minimum(min, range), z.maximum(max, range));
const amount = whole(0, 1_000_000_000);
const date = z.iso.date({ error: 'error_date_invalid' });
const iata = (length: number) =>
  z.string(invalid).check(z.regex(new RegExp(`^[A-Z0-9]{${length}}$`), invalid));
/** An amount, or a share of the adult's room price; null: not offered. */
const agePrice = z.nullable(
  z.union([z.strictObject({ amount }), z.strictObject({ basis_points: whole(0, 10_000) })], invalid),
);
const clock = z.string(invalid).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid));

const fields = {
  departure_airport: iata(3),
  /** Null where one travels by land. */
  airline: z.nullable(iata(2)),
  flights: z
    .array(
      z.object(
        {
          number: z.string(invalid).check(z.regex(/^[A-Z0-9]{2}-?\d{1,4}$/, invalid)),
          from: iata(3),
          to: iata(3),
          departs: clock,
          arrives: clock,
          day: whole(1, 60),
        },
        invalid,
      ),
      invalid,
    )
    .check(z.maxLength(12, { error: 'error_too_many_rows' })),
  quota: whole(1, 10_000),
  /** Per adult; a room that is not named is not offered, zero is free. */
  room_prices: z.partialRecord(z.enum(roomTypes), amount, invalid),
  child: agePrice,
  infant: agePrice,
  /** Null: payment in full only. */
  down_payment: z.nullable(
    z.object({ amount: whole(10_000, 1_000_000_000), settlement_due_days: whole(1, 365) }, invalid),
  ),
  /** Null: the default of its kind. */
  sale_ends_on: z.nullable(date),
  below_reference_reason: z.nullable(z.string(invalid).check(z.trim(), atMost(500), printableLines)),
  /** The smallest group that travels, and the day of the decision. */
  go: z.nullable(z.object({ minimum_group: whole(1, 10_000), decide_on: date }, invalid)),
};

export const departureForm = z.object(fields);
export type DepartureForm = z.infer<typeof departureForm>;
export type DepartureField = keyof DepartureForm;

/** What a form need not say when a departure is begun. */
export const unsaidOfDeparture: Omit<DepartureForm, 'departure_airport' | 'quota'> = {
  airline: null,
  flights: [],
  room_prices: {},
  child: null,
  infant: null,
  down_payment: null,
  sale_ends_on: null,
  below_reference_reason: null,
  go: null,
};

export const departureChanges = z.partial(departureForm);
export type DepartureChanges = Partial<DepartureForm>;

/** Days named one by one, or every week on some weekdays (1 Monday … 7 Sunday) with exceptions. */
export const departureSeries = z.union(
  [
    z.strictObject({
      dates: z.array(date, invalid).check(z.minLength(1, invalid), z.maxLength(60, invalid)),
    }),
    z.strictObject({
      weekly: z.strictObject({
        weekdays: z.array(whole(1, 7), invalid).check(z.minLength(1, invalid), z.maxLength(7, invalid)),
        from: date,
        until: date,
        except: z.optional(z.array(date, invalid).check(z.maxLength(60, invalid))),
      }),
    }),
  ],
  invalid,
);
export type DepartureSeries = z.infer<typeof departureSeries>;
