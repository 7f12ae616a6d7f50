// Converts zod's issues into field faults of the one answer shape.
import type { FieldFault } from '#shared/errors';

/**
 * The first fault of each field. A schema may name its own message with `error: 'message_key'`;
 * otherwise the fault is "unknown value".
 */
export function inputFaults(
  findings: readonly { instancePath: string; message?: string | undefined }[],
): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const { instancePath, message = '' } of findings) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (!faults.has(field))
      faults.set(field, {
        field,
        message: /^[a-z]+(_[a-z0-9]+)+$/.test(message) ? message : 'error_invalid_value',
      });
  }
  return [...faults.values()];
}

/** Fields that contain, at any depth, what PostgreSQL cannot store: the character NUL, and lone surrogates. */
export function unwritableFields(input: unknown): FieldFault[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input)
    .filter(([, value]) => !isWritable(value))
    .map(([field]) => ({ field, message: 'error_invalid_value' }));
}

function isWritable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value);
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.entries(value).every(([name, part]) => isWritable(name) && isWritable(part))
  );
}
