// A table is tried, looked at, and written by a second press (docs/product/spreadsheets.md): what all such writings share.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors';

/** Names a file's bytes and what it would do, or stands on: what was looked at is what is written, or nothing is. */
export function sheetTrial({ hash }: { hash: string }, does: unknown): string {
  return createHash('sha256').update(hash).update(JSON.stringify(does)).digest('hex');
}

/** The file as a whole is refused. */
export function sheetRefusal(message: string, values?: Record<string, number>): AppError {
  return new AppError('invalid_input', [{ field: 'file', message, ...(values && { values }) }]);
}
