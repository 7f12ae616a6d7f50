// Which fields of a departure differ.
import type { DepartureField, DepartureForm } from '#shared/departure-form';

export function changedFields(was: DepartureForm, is: DepartureForm): DepartureField[] {
  return (Object.keys(is) as DepartureField[]).filter(
    (field) => comparable(was[field]) !== comparable(is[field]),
  );
}

/** Whatever the order of keys. */
export function comparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
