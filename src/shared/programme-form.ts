// A programme as a partner writes it (docs/product/programmes.md): the working copy may have gaps, never a value of a wrong
// kind. What is missing before pilgrims may read it is said by #domain/programmes.
import * as z from 'zod/mini';
import { productKinds } from './catalogue.ts';
import type { LocalText } from './locale.ts';
import { atMost, printableLines } from './form-faults.ts';

/** Our choice: what fits a page that people read on a phone. */
const lineMax = 200;
const paragraphMax = 1_000;
const descriptionMax = 5_000;
const rowsMax = 60;
const amountMax = 1_000_000_000;

export const facilityIcons = [
  'flight',
  'hotel',
  'meals',
  'bus',
  'guide',
  'doctor',
  'visa',
  'insurance',
  'luggage',
  'manasik',
  'train',
  'zamzam',
  'wheelchair',
  'ticket',
] as const;

const invalid = { error: 'error_invalid_value' };
const words = (max: number) => z.string(invalid).check(z.trim(), atMost(max), printableLines);
/** Indonesian may be empty in a working copy; an empty English text is none. */
const text = (max: number) =>
  z.pipe(
    z.object({ id: words(max), en: z.optional(words(max)) }, invalid),
    z.transform(({ id, en }): LocalText => (en ? { id, en } : { id })),
  );
const whole = (min: number, max: number) =>
  z
    .int(invalid)
    .check(z.minimum(min, { error: 'error_number_range' }), z.maximum(max, { error: 'error_number_range' }));
const rows = <Row extends z.ZodMiniType>(row: Row, max = rowsMax) =>
  z.array(row, invalid).check(z.maxLength(max, { error: 'error_too_many_rows' }));
/** Of something that costs extra: the number stays with it, whatever is added or removed around it. */
const position = z.optional(whole(0, 30_000));

export const programmeForm = z.object({
  kind: z.enum(productKinds, invalid),
  title: text(120),
  summary: text(300),
  description: text(descriptionMax),
  days: whole(1, 60),
  nights: whole(0, 60),
  max_per_room: whole(1, 8),
  is_financing_available: z.boolean(invalid),
  is_savings_available: z.boolean(invalid),
  destinations: rows(z.string(invalid).check(z.regex(/^[a-z0-9-]{1,80}$/, invalid)), 10),
  hotels: rows(z.object({ hotel_id: z.uuid(invalid), nights: whole(1, 60) }, invalid), 10),
  extras: rows(
    z.object(
      { position, name: text(lineMax), amount: whole(0, amountMax), is_mandatory: z.boolean(invalid) },
      invalid,
    ),
  ),
  supplies: rows(
    z.object(
      { position, name: text(lineMax), amount: whole(0, amountMax), weight_grams: whole(1, 100_000) },
      invalid,
    ),
  ),
  agenda: rows(z.object({ day: whole(1, 60), title: text(lineMax), text: text(paragraphMax) }, invalid)),
  includes: rows(text(lineMax)),
  excludes: rows(text(lineMax)),
  facilities: rows(z.object({ icon: z.enum(facilityIcons, invalid), text: text(lineMax) }, invalid)),
  faq: rows(z.object({ question: text(lineMax), answer: text(paragraphMax) }, invalid)),
  cancellation: rows(
    z.object({ days_before: whole(0, 365), refund_basis_points: whole(0, 10_000) }, invalid),
    10,
  ),
  /** Documents needed, what to bring, remarks. */
  others: rows(text(paragraphMax)),
});
export type ProgrammeForm = z.infer<typeof programmeForm>;
export type ProgrammeField = keyof ProgrammeForm;
