// Terms as a bank sends them: wire names, checked as they are when they are read again (docs/product/bank-terms.md).
import { type TermsOf, termsOfKind } from './terms.ts';
import * as z from 'zod/mini';
import { type TermsKind, termsKinds } from '#shared/bank-terms';
import { AppError, type FieldFault } from '#shared/errors';
import { filled, nestedFormFaults } from '#shared/form-faults';

const head = ({ today }: { today: string }) =>
  z.object({
    kind: z.enum(termsKinds, { error: 'error_field_empty' }),
    effective_on: filled().check(
      z.iso.date({ error: 'error_date_invalid' }),
      z.refine<string>((day) => day > today, { error: 'error_terms_day' }),
    ),
  });

export interface ProposedTerms {
  kind: TermsKind;
  effectiveOn: string;
  terms: TermsOf<TermsKind>;
}

/** Refuses `invalid_input` with the fields at fault, those of terms by their path, `terms.tenors.0.ujrah`. */
export function readProposedTerms(form: unknown, today: string): ProposedTerms {
  const faults = nestedFormFaults(head({ today }), form);
  const { kind: asked, terms } = (form ?? {}) as { kind?: unknown; terms?: unknown };
  const kind = termsKinds.find((one) => one === asked);
  const sent = renamed(terms, camel);
  if (kind) faults.push(...nestedFormFaults(termsOfKind[kind], sent).map(ofTerms));
  if (!kind || faults.length > 0) throw new AppError('invalid_input', faults);
  return {
    kind,
    effectiveOn: head({ today }).parse(form).effective_on,
    terms: termsOfKind[kind].parse(sent),
  };
}

const ofTerms = (fault: FieldFault): FieldFault => ({
  ...fault,
  field: ['terms', snake(fault.field)].filter(Boolean).join('.'),
});

/** The same figures by their wire names. */
export const wireTerms = (terms: TermsOf<TermsKind>) => renamed(terms, snake) as Record<string, unknown>;

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function renamed(value: unknown, name: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), renamed(one, name)]));
}
