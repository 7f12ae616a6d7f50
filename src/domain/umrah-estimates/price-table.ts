// A price table of private umrah: what each part costs, from the least to the most (docs/product/private-umrah.md). Checked whenever
// one is written; what is stored is right.
import * as z from 'zod/mini';
import { printable } from '#shared/form-faults';
import { cities } from '#shared/private-umrah-form';

const invalid = { error: 'error_invalid_value' };
const range = {
  error: ({ input }: { input?: unknown }) =>
    input === '' || input === undefined ? 'error_field_empty' : 'error_number_range',
};
const filled = (max: number) =>
  z
    .string({ error: 'error_field_empty' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'error_field_empty' }),
      z.maxLength(max, { error: 'error_text_too_long' }),
      printable,
    );
const whole = (min: number, max: number) => z.int(range).check(z.minimum(min, range), z.maximum(max, range));
const list = (min: number, max: number) =>
  [
    z.minLength(min, { error: 'umrah_prices_error_rows_few' }),
    z.maxLength(max, { error: 'umrah_prices_error_rows_many' }),
  ] as const;

const id = filled(40).check(z.regex(/^[\w-]+$/, invalid));
const amount = whole(0, 10_000_000_000);
const share = whole(0, 10_000);
const localText = z.object(
  {
    id: filled(120),
    en: z.optional(
      z.string(invalid).check(z.trim(), z.maxLength(120, { error: 'error_text_too_long' }), printable),
    ),
  },
  invalid,
);
const iata = (length: number) =>
  filled(40).check(z.regex(new RegExp(`^[A-Z0-9]{${length}}$`), { error: 'umrah_prices_error_code' }));
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, invalid);

const isRange = z.refine<{ low: number; high: number }>(({ low, high }) => low <= high, {
  path: ['high'],
  error: 'umrah_prices_error_range',
});

export const cabinClasses = ['economy', 'business'] as const;
export type CabinClass = (typeof cabinClasses)[number];
export const transportKinds = ['bus', 'fast_train', 'private_car'] as const;
export const payers = ['person', 'group'] as const;
const currencies = ['IDR', 'USD'] as const;

/** Whole rupiah, or whole dollars that are converted by the rate of the day. */
const cost = { currency: oneOf(currencies), low: amount, high: amount };

/** One way between home and the holy land, for an adult; the way back costs the same. */
const fare = z
  .object(
    {
      home: iata(3),
      holy: iata(3),
      airline: iata(2),
      cabin: oneOf(cabinClasses),
      /** The plane lands on the day after its departure. */
      isOvernight: z.boolean(invalid),
      ...cost,
    },
    invalid,
  )
  .check(isRange);

export const priceTable = z.object(
  {
    fares: z.array(fare, invalid).check(...list(1, 400)),
    /** Of an adult's fare. */
    childFareBasisPoints: share,
    infantFareBasisPoints: share,
    /** For a room and a night, however many sleep in it. */
    hotels: z
      .array(
        z
          .object(
            {
              id,
              city: oneOf(cities),
              stars: whole(3, 5),
              /** On foot to the gate of the mosque. */
              metres: whole(0, 5_000),
              name: localText,
              ...cost,
            },
            invalid,
          )
          .check(isRange),
        invalid,
      )
      .check(...list(1, 200)),
    transports: z
      .array(
        z
          .object(
            {
              id,
              kind: oneOf(transportKinds),
              payer: oneOf(payers),
              /** How many one vehicle carries. */
              seats: whole(1, 60),
              ...cost,
            },
            invalid,
          )
          .check(isRange),
        invalid,
      )
      .check(...list(1, 50)),
    /** Each for a person. */
    visa: z.object(cost, invalid).check(isRange),
    insurance: z.object(cost, invalid).check(isRange),
    handling: z.object(cost, invalid).check(isRange),
    /** For a day, and for so many people. */
    guide: z.object({ ...cost, people: whole(1, 60) }, invalid).check(isRange),
    addons: z
      .array(
        z.object({ id, name: localText, payer: oneOf(payers), ...cost }, invalid).check(isRange),
        invalid,
      )
      .check(...list(0, 50)),
    /** What the organiser earns: a share of everything above. */
    margin: z.object({ low: share, high: share }, invalid).check(isRange),
  },
  invalid,
);
export type PriceTable = z.output<typeof priceTable>;

/**
 * What is written from now on: nothing twice, a hotel in each city, no child dearer than an adult, nothing for nothing. Not asked of what
 * is stored: estimates are computed again by tables of before.
 */
export const writtenPriceTable = priceTable.check(({ value, issues }) => {
  const fault = (error: string, ...path: (string | number)[]) =>
    issues.push({ code: 'custom', input: value, path, message: error });
  for (const { place } of repeated(value.fares.map(fareId)))
    fault('umrah_prices_error_fare_twice', 'fares', place, 'airline');
  for (const [place, { home, holy }] of value.fares.entries())
    if (home === holy) fault('umrah_prices_error_same_airport', 'fares', place, 'holy');
  for (const list of ['hotels', 'transports', 'addons'] as const)
    for (const { place } of repeated(value[list].map((row) => row.id)))
      fault('umrah_prices_error_id_twice', list, place, 'id');
  for (const list of ['fares', 'hotels', 'transports'] as const)
    for (const [place, { low }] of value[list].entries())
      if (low === 0) fault('umrah_prices_error_nothing', list, place, 'low');
  for (const city of cities)
    if (!value.hotels.some((hotel) => hotel.city === city)) fault(noHotel[city], 'hotels');
  if (value.infantFareBasisPoints > value.childFareBasisPoints)
    fault('umrah_prices_error_infant', 'infantFareBasisPoints');
});

const noHotel = { makkah: 'umrah_prices_error_no_makkah', madinah: 'umrah_prices_error_no_madinah' };

/** Places of those that stood there before. */
function repeated(ids: readonly string[]) {
  return ids.flatMap((each, place) => (ids.indexOf(each) < place ? [{ place }] : []));
}

export type Fare = PriceTable['fares'][number];
export type HotelClass = PriceTable['hotels'][number];
export type Transport = PriceTable['transports'][number];

/** What a line of the table costs. */
export interface Cost {
  currency: 'IDR' | 'USD';
  low: number;
  high: number;
}

/** 'SV-economy': an airline and a class, as forms name them. */
export const airlineClassId = ({ airline, cabin }: Pick<Fare, 'airline' | 'cabin'>) => `${airline}-${cabin}`;

/** The fare of one way, whichever direction; undefined when nobody flies that. */
export function findFare(
  { fares }: Pick<PriceTable, 'fares'>,
  { home, holy, classId }: { home: string; holy: string; classId: string },
): Fare | undefined {
  return fares.find((fare) => fare.home === home && fare.holy === holy && airlineClassId(fare) === classId);
}

/** 'CGK-JED-SV-economy': there is one price for it. */
export const fareId = (fare: Pick<Fare, 'home' | 'holy' | 'airline' | 'cabin'>) =>
  `${fare.home}-${fare.holy}-${airlineClassId(fare)}`;
