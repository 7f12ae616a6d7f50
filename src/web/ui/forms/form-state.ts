// What a form of an account shows when the server opens it again: what was typed, what is wrong with each field, and where the
// focus belongs. Passwords never come back.

export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Concerns the form as a whole. */
  problem: string | null;
}

export const untouched: FormState = { values: {}, errors: {}, problem: null };

/** The first wrong field in the order they stand in. */
export function firstWrong(
  { errors }: Pick<FormState, 'errors'>,
  fields: readonly string[],
): string | undefined {
  return fields.find((field) => errors[field] !== undefined);
}
