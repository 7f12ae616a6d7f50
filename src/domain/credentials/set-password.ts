// What every new password causes, whatever set it: older links are void, the owner is notified, the audit log records
// it.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import type { Locale } from '#shared/locale';

interface NewPassword {
  accountId: string;
  passwordHash: string;
  action: 'password.changed' | 'password.reset';
  /** The brand that sends the email. */
  brand: Brand;
}

/** In the caller's transaction. The caller ends sessions: one of them may stay. */
export async function setPassword(
  deps: OutboxDeps,
  { accountId, passwordHash, action, brand }: NewPassword,
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const { email, name, locale } = await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', accountId)
    .returning(['email', 'name', 'locale'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await recordAudit(deps, { actor: { accountId }, action, subjectId: accountId });
  await sendEmail(deps, {
    kind: 'password_changed',
    to: email,
    brand,
    locale: locale as Locale,
    values: { name, at: now },
  });
}
