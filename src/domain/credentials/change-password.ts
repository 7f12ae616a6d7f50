// A member changes the password (spec §7 user/auth/change-password): the old one proves that it is they; other devices are out.
import type { Actor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { endOtherSessions } from '#domain/session-endings';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { hashPassword } from '#platform/passwords';
import { changePasswordForm } from '#shared/account-forms';
import { checkedForm } from '#shared/form-faults';
import { currentRefused, reauthenticate } from '#domain/reauthentication';
import type { RequestOrigin } from './account-emails.ts';
import { setPassword } from './set-password.ts';

/** Our choice: whoever found a signed-in phone cannot guess on. */
const perAccount = { max: 10, windowSeconds: 3_600 };

/**
 * Sets the new password; this session stays, the others end. Refuses: `invalid_input` (also for a wrong current password, and
 * for an account that has none: a letter gives it one), `too_many_requests`, `unavailable`.
 */
export async function changePassword(
  deps: OutboxDeps,
  actor: Actor,
  form: unknown,
  { brand }: Pick<RequestOrigin, 'brand'>,
): Promise<void> {
  const { current_password: current, password } = checkedForm(changePasswordForm, form);
  await passThrottle(deps, { name: 'change-password account', of: actor.accountId, ...perAccount });
  const digest = await reauthenticate(deps, actor, current);
  const passwordHash = await hashPassword(password);
  await transaction(deps.db, async (db) => {
    // Read again under its lock: the password that was proven must still be the one that is replaced.
    const { password_hash: still } = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (still !== digest) throw currentRefused('error_password_wrong');
    await setPassword(
      { ...deps, db },
      { accountId: actor.accountId, passwordHash, action: 'password.changed', brand },
    );
    await endOtherSessions({ ...deps, db }, actor, 'password');
  });
}
