// An item as its store writes it (docs/product/store-console.md): the form of a draft, of a published item, and of its count of stock. What
// is missing before buyers may read it is said by #domain/store-items.
import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { atMost, printable, printableLines } from './form-faults.ts';
import { referenceMost, variantsMost } from './item-limits.ts';
import type { EvidenceKind } from './item-query.ts';
import type { LocalText } from './locale.ts';

const invalid = { error: 'error_invalid_value' };
/** Our choice: more than any store keeps of one size. */
const stockMost = 100_000;

const words = (max: number) => z.string(invalid).check(z.trim(), atMost(max), printableLines);
/** An empty English text is none. */
const said = ({ id, en }: { id: string; en?: string | undefined }): LocalText => (en ? { id, en } : { id });
const text = (max: number) =>
  z.pipe(z.object({ id: words(max), en: z.optional(words(max)) }, invalid), z.transform(said));
const filledText = (max: number) =>
  z.pipe(
    z.object(
      { id: words(max).check(z.minLength(1, { error: 'error_field_empty' })), en: z.optional(words(max)) },
      invalid,
    ),
    z.transform(said),
  );
const whole = (min: number, max: number) =>
  z
    .int({ error: 'error_number_range' })
    .check(z.minimum(min, { error: 'error_number_range' }), z.maximum(max, { error: 'error_number_range' }));

const certificate = z.object({
  /** Empty: there is none. */
  number: z.pipe(
    words(40),
    z
      .string()
      .check(z.refine((number) => number === '' || number.length >= 5, { error: 'item_error_certificate' })),
  ),
  /** Null: it has no end. */
  valid_until: z.nullable(
    z.string(invalid).check(z.refine((day) => isCalendarDate(day), { error: 'error_invalid_value' })),
  ),
});

export const itemForm = z.object({
  name: filledText(120),
  description: text(3_000),
  category: z
    .string({ error: 'error_field_empty' })
    .check(z.regex(/^[a-z0-9-]{3,40}$/, { error: 'error_field_empty' })),
  /** What the store calls it in its own books; empty: nothing. */
  reference: z.string(invalid).check(z.trim(), atMost(referenceMost), printable),
  variants: z
    .array(
      z.object(
        {
          /** Absent: a new one. */
          id: z.optional(z.uuid(invalid)),
          name: filledText(80),
          price: whole(100, 100_000_000),
          weight_grams: whole(1, 50_000),
        },
        invalid,
      ),
      invalid,
    )
    .check(
      z.minLength(1, { error: 'item_error_no_variant' }),
      z.maxLength(variantsMost, { error: 'error_too_many_rows' }),
    ),
  evidence: z.object(
    { halal: certificate, bpom: certificate } satisfies Record<EvidenceKind, unknown>,
    invalid,
  ),
});
export type ItemForm = z.infer<typeof itemForm>;

/** What was counted of one variant, and what it was thought to be. */
export const stockForm = z.object({
  on_hand: whole(0, stockMost),
  was: whole(0, stockMost),
});
