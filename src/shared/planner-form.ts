// What the planner is asked (spec §1 umrah from a monthly sum; docs/product/planner.md): fields of a GET form, read with
// defaults, so that a half-filled one still answers.
import * as z from 'zod/mini';
import { monthsUntil } from './dates.ts';
import type { FieldFault } from './errors.ts';
import { formFaults } from './form-faults.ts';
import { isSlugOrId } from './names.ts';

/** Prices below it are typing errors: no package costs less. */
export const plannerLeastPrice = 5_000_000;
const plannerMostPrice = 1_000_000_000;
/** Our choice: five percent a year, near what packages rose by in recent years; the reader may change it. */
export const defaultGrowthPercent = 5;
const mostGrowthPercent = 30;
const mostPeople = 20;
/** As far as a day of leaving may be chosen. */
export const mostMonthsAhead = 60;
/** Nobody has said when they want to leave. */
const defaultMonthsAhead = 24;

/** A whole number as people type it: 25.000.000, Rp 25 000 000. */
const typedNumber = (min: number, max: number, missing: number | null) =>
  z.pipe(
    z.transform((value: unknown) => {
      const text = typeof value === 'string' ? value.replaceAll(/[\s.\u00a0]|Rp/gi, '') : '';
      if (text === '') return missing ?? Number.NaN;
      return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    }),
    z
      .int({ error: 'error_invalid_value' })
      .check(
        z.minimum(min, { error: 'planner_error_too_small' }),
        z.maximum(max, { error: 'planner_error_too_large' }),
      ),
  );

const slug = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && isSlugOrId(value) ? value : null)),
  z.nullable(z.string()),
);

/** A month as it is chosen, 2028-03 → whole months from today's. */
const monthAhead = (today: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === '') return defaultMonthsAhead;
      return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
        ? monthsUntil(value, today)
        : Number.NaN;
    }),
    z
      .int({ error: 'error_invalid_value' })
      .check(
        z.minimum(1, { error: 'planner_error_month_over' }),
        z.maximum(mostMonthsAhead, { error: 'planner_error_month_far' }),
      ),
  );

const plannerForm = (today: string) =>
  z.object({
    /** The package; its price stands for `price`. */
    product: slug,
    /** For one person, whole rupiah; 0: not given. */
    price: z.pipe(
      typedNumber(0, plannerMostPrice, 0),
      z.int().check(
        z.refine((price) => price === 0 || price >= plannerLeastPrice, {
          error: 'planner_error_price_too_small',
          params: { min: plannerLeastPrice },
        }),
      ),
    ),
    people: typedNumber(1, mostPeople, 1),
    saved: typedNumber(0, plannerMostPrice, 0),
    monthly: typedNumber(100_000, plannerMostPrice, 1_000_000),
    /** Percent a year. */
    growth: typedNumber(0, mostGrowthPercent, defaultGrowthPercent),
    /** When they want to leave, in whole months from now. */
    by: monthAhead(today),
  });
export type PlannerForm = z.output<ReturnType<typeof plannerForm>>;
const fields = ['product', 'price', 'people', 'saved', 'monthly', 'growth', 'by'] as const;
export type PlannerField = (typeof fields)[number];

/** Reads a URL on a day; what cannot be read is named in `faults`, and the default stands in its place. */
export function readPlannerForm(
  params: URLSearchParams,
  today: string,
): { form: PlannerForm; faults: FieldFault[] } {
  const schema = plannerForm(today);
  const typed = Object.fromEntries(fields.map((field) => [field, params.get(field) ?? undefined]));
  const faults = formFaults(schema, typed);
  for (const { field } of faults) delete typed[field];
  return { form: schema.parse(typed), faults };
}
