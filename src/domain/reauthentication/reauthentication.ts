// Front door of credentials: the present password once more, before a member changes what the account hangs on (decision 0043).
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { isPassword } from '#platform/passwords';
import { AppError } from '#shared/errors';

/** Answers the digest that was proven. Refuses `invalid_input`, also for an account that has none: an email gives it one. */
export async function reauthenticate(
  { db }: { db: Db },
  actor: Pick<Actor, 'accountId'>,
  current: string,
): Promise<string> {
  const { password_hash: digest } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  if (!digest) throw currentRefused('error_password_unset');
  if (!(await isPassword(digest, current))) throw currentRefused('error_password_wrong');
  return digest;
}

export function currentRefused(message: 'error_password_unset' | 'error_password_wrong'): AppError {
  return new AppError('invalid_input', [{ field: 'current_password', message }]);
}
