// A member's login methods, as their profile shows them, and removing one (docs/product/social-login.md, decision 0016).
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

/** Whether one of these may be removed: not the last one. */
export function canUnlink({ hasPassword, providers }: LoginMethods): boolean {
  return hasPassword || providers.length > 1;
}

/** Removes a provider from the actor's account. Refuses: `not_found` when it is not linked, `sign_in_last_way`. */
export async function unlinkProvider(
  deps: OutboxDeps,
  actor: Actor,
  provider: ProviderName,
  { brand }: Pick<SignInPlace, 'brand'>,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    // The account's row is the lock: of two providers removed at once, one stays.
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
 * Whoever sets a password by a link in their email has proven the mailbox, and may be recovering the account from
 * somebody else: removes every login method that does not prove the same mailbox. Call it in that transaction (decision
 * 0016).
 */
export async function removeOtherLoginMethods({ db }: { db: Db }, accountId: string): Promise<void> {
  await db
    .deleteFrom('account_identities')
    .where('account_id', '=', accountId)
    .where('proves_mail', '=', false)
    .execute();
}
