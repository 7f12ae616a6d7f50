// What a page's form is given back when it could not be accepted: what was typed (never a secret) and what to mend.

export interface FormFailure {
  values: Record<string, string>;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  /** Concerns the form as a whole. */
  problem: string | null;
}

export const untouched: FormFailure = { values: {}, errors: {}, problem: null };

/** The first of these fields that is wrong: there the focus belongs. */
export function firstWrong(fields: readonly string[], { errors }: FormFailure): string | undefined {
  return fields.find((field) => errors[field] !== undefined);
}
