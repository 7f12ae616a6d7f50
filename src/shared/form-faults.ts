// What all forms share on both sides (spec §5): text fields, and the first fault of each field as a message key.
import * as z from 'zod/mini';
import { AppError, type FieldFault } from './errors.ts';

/** Control characters, lone surrogates, and invisible characters. */
export const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

/** Refuses control characters and invisible ones: bidirectional overrides, zero width. */
export const printable = z.refine<string>((text) => !unseen.test(text), { error: 'error_invalid_value' });
/** The same for a multi-line text, whose lines end with `\n` from here on: browsers send `\r\n`. */
export const printableLines = z.check<string>((checked) => {
  checked.value = checked.value.replace(/\r\n?/g, '\n');
  if (unseen.test(checked.value.replaceAll('\n', '')))
    checked.issues.push({ code: 'custom', input: checked.value, message: 'error_invalid_value' });
});

/** A required text; surrounding spaces do not count. */
export const filled = () =>
  z.string({ error: 'error_field_empty' }).check(z.trim(), z.minLength(1, { error: 'error_field_empty' }));

/** A text of at most so many characters. */
export const atMost = (max: number) => z.maxLength(max, { error: 'error_text_too_long' });

/** The first fault of each field; empty when the form is valid. */
export function formFaults(form: z.ZodMiniType, input: unknown): FieldFault[] {
  const checked = form.safeParse(input);
  if (checked.success) return [];
  const faults = new Map<string, FieldFault>();
  for (const issue of checked.error.issues) {
    const fault = faultOf(issue);
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return [...faults.values()];
}

/** The first fault of each field of a nested form; a field is its path, `agenda.0.title.id`. */
export function nestedFormFaults(form: z.ZodMiniType, input: unknown): FieldFault[] {
  const checked = form.safeParse(input);
  if (checked.success) return [];
  const faults = new Map<string, FieldFault>();
  for (const issue of checked.error.issues) {
    const field = issue.path.join('.');
    const values = valuesOf(issue);
    if (!faults.has(field)) faults.set(field, { field, message: issue.message, ...(values && { values }) });
  }
  return [...faults.values()];
}

/** What an issue of a schema says, and of which field. */
export function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const values = valuesOf(issue);
  return { field: String(issue.path[0] ?? ''), message: issue.message, ...(values && { values }) };
}

/** The parsed form. Refuses with `invalid_input` and the fields at fault. */
export function checkedForm<Form extends z.ZodMiniType>(form: Form, input: unknown): z.output<Form> {
  const faults = formFaults(form, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return form.parse(input);
}

/** The number in the message; our own checks put it in `params`. "At least 1" reads as "may not be empty". */
function valuesOf(issue: z.core.$ZodIssue): Record<string, number> | undefined {
  if (issue.code === 'custom') return issue.params as Record<string, number> | undefined;
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small' && Number(issue.minimum) > 1) return { min: Number(issue.minimum) };
  return undefined;
}
