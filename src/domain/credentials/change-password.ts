// A member changes the password (spec §7 user/auth/change-password): the old one proves who asks; other devices are
// signed out.
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

/** Our choice: whoever finds a signed-in phone cannot guess on. */
const perAccount = { max: 10, windowSeconds: 3_600 };

/**
 * Sets the new password; this session stays, the others end. Refuses: `invalid_input` (also for a wrong current
 * password, and for an account without one: an email sets it), `too_many_requests`, `unavailable`.
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
    // Reads it again under its lock: the verified password must still be the one that is replaced.
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
