// The ways a member can sign in, as their profile shows them, and the end of one (issue 3 §2, decision 0016).
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { type ProviderName, providerTitles } from '#shared/social-login-providers';
import { listIdentities, type SignInPlace } from './social-account.ts';

export interface LoginMethods {
  hasPassword: boolean;
  providers: ProviderName[];
}

export async function listLoginMethods(
  deps: { db: Db },
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<LoginMethods> {
  const { password_hash: hash } = await deps.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { hasPassword: hash !== null, providers: await listIdentities(deps, accountId) };
}

/** Whether one of these ways may go: not the last one. */
export function canUnlink({ hasPassword, providers }: LoginMethods): boolean {
  return hasPassword || providers.length > 1;
}

/** Takes a provider off the actor's account. Refuses: `not_found` when it is not on it, `sign_in_last_way`. */
export async function unlinkProvider(
  deps: OutboxDeps,
  actor: Actor,
  provider: ProviderName,
  { brand }: Pick<SignInPlace, 'brand'>,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    // The account's row is the lock: of two providers taken off at once, one stays.
    await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const ways = await listLoginMethods({ db }, actor);
    if (!ways.providers.includes(provider)) throw new AppError('not_found');
    if (!canUnlink(ways)) throw new AppError('sign_in_last_way');
    await db
      .deleteFrom('account_identities')
      .where('account_id', '=', actor.accountId)
      .where('provider', '=', provider)
      .execute();
    await recordAudit(
      { ...deps, db },
      { actor, action: 'identity.unlinked', subjectId: actor.accountId, details: { provider } },
    );
    await sendEmail(
      { ...deps, db },
      {
        kind: 'identity_unlinked',
        to: actor.email,
        brand,
        locale: actor.locale,
        values: { name: actor.name, provider: providerTitles[provider], at: deps.now() },
      },
    );
  });
}

/**
 * Who sets a password by a link in their mail has proven the mailbox, and may be taking the account back from somebody
 * else: every way in that does not prove the same mailbox ends. Call it in that transaction (decision 0016).
 */
export async function removeOtherLoginMethods({ db }: { db: Db }, accountId: string): Promise<void> {
  await db
    .deleteFrom('account_identities')
    .where('account_id', '=', accountId)
    .where('proves_mail', '=', false)
    .execute();
}
