// A price table of private umrah: what each part costs, from the least to the most (docs/product/private-umrah.md). Checked whenever
// one is written; what is stored is right.
import * as z from 'zod/mini';
import { cities } from '#shared/private-umrah-form';

const id = z.string().check(z.regex(/^[\w-]{1,40}$/));
const amount = z.int().check(z.nonnegative(), z.maximum(10_000_000_000));
const share = z.int().check(z.minimum(0), z.maximum(10_000));
const localText = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  en: z.optional(z.string().check(z.maxLength(120))),
});
const iata = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Z0-9]{${length}}$`)));

const isRange = z.refine<{ low: number; high: number }>(({ low, high }) => low <= high, {
  path: ['high'],
});

/** Whole rupiah, or whole dollars that are converted by the rate of the day. */
const cost = { currency: z.enum(['IDR', 'USD']), low: amount, high: amount };

export const cabinClasses = ['economy', 'business'] as const;
export type CabinClass = (typeof cabinClasses)[number];
export const transportKinds = ['bus', 'fast_train', 'private_car'] as const;
export const payers = ['person', 'group'] as const;

/** One way between home and the holy land, for an adult; the way back costs the same. */
const fare = z
  .object({
    home: iata(3),
    holy: iata(3),
    airline: iata(2),
    cabin: z.enum(cabinClasses),
    /** The plane lands on the day after its departure. */
    isOvernight: z.boolean(),
    ...cost,
  })
  .check(isRange);

export const priceTable = z.object({
  fares: z.array(fare).check(z.minLength(1), z.maxLength(400)),
  /** Of an adult's fare. */
  childFareBasisPoints: share,
  infantFareBasisPoints: share,
  /** For a room and a night, however many sleep in it. */
  hotels: z
    .array(
      z
        .object({
          id,
          city: z.enum(cities),
          stars: z.int().check(z.minimum(3), z.maximum(5)),
          /** On foot to the gate of the mosque. */
          metres: z.int().check(z.minimum(0), z.maximum(5_000)),
          name: localText,
          ...cost,
        })
        .check(isRange),
    )
    .check(z.minLength(2), z.maxLength(200)),
  transports: z
    .array(
      z
        .object({
          id,
          kind: z.enum(transportKinds),
          payer: z.enum(payers),
          /** How many one vehicle carries. */
          seats: z.int().check(z.minimum(1), z.maximum(60)),
          ...cost,
        })
        .check(isRange),
    )
    .check(z.minLength(1), z.maxLength(50)),
  /** Each for a person. */
  visa: z.object(cost).check(isRange),
  insurance: z.object(cost).check(isRange),
  handling: z.object(cost).check(isRange),
  /** For a day, and for so many people. */
  guide: z.object({ ...cost, people: z.int().check(z.minimum(1), z.maximum(60)) }).check(isRange),
  addons: z
    .array(z.object({ id, name: localText, payer: z.enum(payers), ...cost }).check(isRange))
    .check(z.maxLength(50)),
  /** What the organiser earns: a share of everything above. */
  margin: z.object({ low: share, high: share }).check(isRange),
});
export type PriceTable = z.output<typeof priceTable>;
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
