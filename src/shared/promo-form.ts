// A promo as the operator or a partner writes it (docs/product/promos.md). What is no longer open to change, and what uses have already
// taken, says #domain/promos.
import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { atMost, printable, printableLines } from './form-faults.ts';
import {
  promoDeparturesMax,
  promoDescriptionMaxLength,
  promoTermMaxLength,
  promoTermsMax,
} from './limits.ts';
import type { LocalText } from './locale.ts';
import { promoCategories } from './promo-category.ts';

const invalid = { error: 'error_invalid_value' };
const range = {
  error: ({ input }: { input?: unknown }) => (input === '' ? 'error_field_empty' : 'error_number_range'),
};
/** Our choice: more than any promo gives, or asks for. */
const amountMost = 1_000_000_000;
const budgetMost = 1_000_000_000_000;
const usesMost = 1_000_000;

const words = (max: number) => z.string(invalid).check(z.trim(), atMost(max), printableLines);
const required = (max: number) => words(max).check(z.minLength(1, { error: 'error_field_empty' }));
/** An empty English text is none. */
const text = (max: number) =>
  z.pipe(
    z.object({ id: required(max), en: z.optional(words(max)) }, invalid),
    z.transform(({ id, en }): LocalText => (en ? { id, en } : { id })),
  );
const whole = (min: number, max: number) => z.int(range).check(z.minimum(min, range), z.maximum(max, range));
const day = z
  .string(invalid)
  .check(z.refine((value) => isCalendarDate(value), { error: 'error_date_invalid' }));

const discount = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('amount'), amount: whole(1_000, amountMost) }),
    z.object({
      kind: z.literal('share'),
      basis_points: whole(1, 10_000),
      cap: whole(1_000, amountMost),
    }),
  ],
  { error: 'error_field_empty' },
);

export const promoForm = z
  .object({
    brand: z.string(invalid).check(z.regex(/^[a-z0-9-]{1,80}$/, { error: 'error_field_empty' })),
    /** In any spelling; stored in capitals. */
    code: z.pipe(
      z.pipe(
        z.string({ error: 'error_field_empty' }).check(printable),
        z.transform((code) => code.replaceAll(/\s/g, '').toUpperCase()),
      ),
      z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/, { error: 'promos_error_code' })),
    ),
    title: text(80),
    description: text(promoDescriptionMaxLength),
    terms: z
      .array(text(promoTermMaxLength), invalid)
      .check(z.maxLength(promoTermsMax, { error: 'error_too_many_rows' })),
    category: z.enum(promoCategories, { error: 'error_field_empty' }),
    /** Only departures of this partner, of souvenirs only items of this store; empty = of all. A partner's own promo is always for its own. */
    partner: z.string(invalid).check(z.regex(/^[a-z0-9-]{0,80}$/, invalid)),
    /** Slugs; none = every departure of that kind, of that partner if one is named. */
    departures: z.pipe(
      z.optional(
        z
          .array(z.string(invalid).check(z.regex(/^[a-z0-9-]{1,200}$/, invalid)), invalid)
          .check(z.maxLength(promoDeparturesMax, { error: 'error_too_many_rows' })),
      ),
      z.transform((slugs: string[] | undefined) => [...new Set(slugs)].toSorted()),
    ),
    discount,
    minimum_order: whole(0, amountMost),
    valid_from: day,
    valid_until: day,
    /** Null = unlimited. */
    max_uses: z.nullable(whole(1, usesMost)),
    max_uses_per_member: whole(1, 100),
    budget: z.nullable(whole(1_000, budgetMost)),
    /** False = known by its code only. */
    is_listed: z.boolean(invalid),
  })
  .check(
    z.refine(({ valid_from: from, valid_until: until }) => from <= until, {
      path: ['valid_until'],
      error: 'content_error_days',
    }),
    z.refine(({ category, departures }) => category !== 'souvenirs' || departures.length === 0, {
      path: ['departures'],
      error: 'promos_error_souvenirs',
    }),
    z.refine(({ discount: taken, budget }) => budget === null || budget >= most(taken), {
      path: ['budget'],
      error: 'promos_error_budget_small',
    }),
  );
export type PromoForm = z.infer<typeof promoForm>;

/** The largest discount of one order. */
function most(taken: z.infer<typeof discount>): number {
  return taken.kind === 'amount' ? taken.amount : taken.cap;
}
