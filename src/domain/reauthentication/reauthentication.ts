// Front door of reauthentication: the current password again, before a member changes what secures the account
// (decision 0043).
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { isPassword } from '#platform/passwords';
import { AppError } from '#shared/errors';

/**
 * Returns the digest that was verified. Refuses `invalid_input`, also for an account without a password: an email sets
 * one.
 */
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
