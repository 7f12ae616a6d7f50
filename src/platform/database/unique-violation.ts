// Two wanted the same at once, and the database kept the first.

const uniqueViolation = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
