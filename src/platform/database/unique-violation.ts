// Two transactions inserted the same key at once, and the database accepted the first.

const uniqueViolation = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
