// Two people of one organisation write the same thing: whoever saves second is told who was first, and when.
import { formatInstant } from '#shared/dates';
import { AppError, type ErrorCode } from '#shared/errors';
import type { PageRequest } from './page-context.server.ts';

interface Conflict {
  /** With which the domain refuses the second one. */
  code: ErrorCode;
  /** The message key with `name` and `when`. */
  message: string;
  /** Whoever saved last; null: the person is gone. */
  last(): Promise<{ by: string | null; at: Date } | null>;
}

/** Does it. A refusal for a colleague's change names the colleague, beside the field `revision`. */
export async function nameWhoWasFirst<Answer>(
  { locale }: Pick<PageRequest, 'locale'>,
  { code, message, last }: Conflict,
  change: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== code) throw error;
    const before = await last();
    if (!before?.by) throw error;
    const values = { name: before.by, when: formatInstant(before.at, locale) };
    throw new AppError(code, [{ field: 'revision', message, values }]);
  }
}
