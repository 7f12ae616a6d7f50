// The forms of a partner's standing (docs/product/partner-standing.md). Server only.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import { rejectionMaxLength } from './limits.ts';

const line = (max: number) => filled().check(atMost(max), printable);
const lines = (max: number) => filled().check(atMost(max), printableLines);
const date = filled().check(z.iso.date({ error: 'error_invalid_value' }));
const evidence = { source: line(120), note: lines(500) };

export const licenceCheckForm = z.object({ licence_id: filled(), next_check_on: date, ...evidence });

export const freezeForm = z.object({
  event: z.enum(['frozen', 'revoked'], { error: 'error_field_empty' }),
  effective_on: date,
  /** Read by pilgrims. */
  reason_id: lines(300),
  reason_en: lines(300),
  ...evidence,
});

export const reopenForm = z.object({ effective_on: date, ...evidence });

export const renewalForm = z
  .object({
    kind: z.enum(['ppiu', 'pihk'], { error: 'error_field_empty' }),
    number: filled().check(
      z.refine<string>(
        (text) => /^([UH]-?\d{1,4}|\d{1,4}) Tahun \d{4}$/.test(text) || /^\d{17}$/.test(text),
        { error: 'joining_error_licence' },
      ),
    ),
    issued_on: date,
    valid_until: date,
    next_check_on: date,
    ...evidence,
  })
  .check(
    z.refine((form) => form.valid_until > form.issued_on, {
      path: ['valid_until'],
      error: 'joining_error_validity',
    }),
  );

export const taskForm = z.object({ task_id: filled(), task_note: lines(500) });

/** Whether a document is the licence's; what is wrong with it is read by the partner. */
export const licenceDocumentForm = z
  .object({
    document_id: filled(),
    verdict: z.enum(['good', 'bad'], { error: 'error_field_empty' }),
    document_note: z.optional(z.string().check(z.trim(), atMost(rejectionMaxLength), printableLines)),
  })
  .check(
    z.refine((form) => form.verdict === 'good' || Boolean(form.document_note), {
      path: ['document_note'],
      error: 'error_field_empty',
    }),
  );
