// From a verified person to an account (decision 0016): found, linked or created, in one transaction.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import * as m from '#messages/messages';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { ReauthenticatedPerson } from '#platform/social-login/provider';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { type ProviderName, providerTitles } from '#shared/social-login-providers';
import { decideLink, decideSignIn, type KnownAccounts } from './account-decision.ts';

export interface SignInAccount {
  accountId: string;
  /** Just created: phone and birth date are still missing. */
  isNew: boolean;
}

/** Brand and language of the emails. */
export interface SignInPlace {
  brand: Brand;
  locale: Locale;
}

/** The person's account, created when there is none. Refuses as decideSignIn states. */
export async function accountOf(
  deps: OutboxDeps,
  person: ReauthenticatedPerson,
  place: SignInPlace,
): Promise<SignInAccount> {
  return settled(() =>
    transaction(deps.db, async (db) => {
      const inside = { ...deps, db };
      const decision = decideSignIn(person, await knownAccounts(db, person));
      if (decision.kind === 'refuse') throw new AppError(decision.code);
      if (decision.kind === 'known') return { accountId: decision.accountId, isNew: false };
      if (decision.kind === 'create')
        return { accountId: await createAccount(inside, person, decision.email, place.locale), isNew: true };
      await link(inside, decision.accountId, person, place);
      return { accountId: decision.accountId, isNew: false };
    }),
  );
}

/** Links the person to a member's account. Repeating it changes nothing. Refuses as decideLink states. */
export async function linkPerson(
  deps: OutboxDeps,
  accountId: string,
  person: ReauthenticatedPerson,
  place: SignInPlace,
): Promise<void> {
  await settled(() =>
    transaction(deps.db, async (db) => {
      const hasProvider = (await listIdentities({ db }, accountId)).includes(person.provider);
      const decision = decideLink(accountId, {
        ofIdentity: (await knownAccounts(db, person)).ofIdentity,
        hasProvider,
      });
      if (decision.kind === 'refuse') throw new AppError(decision.code);
      if (decision.kind === 'link') await link({ ...deps, db }, accountId, person, place);
    }),
  );
}

/** The providers an account is linked to. */
export async function listIdentities({ db }: { db: Db }, accountId: string): Promise<ProviderName[]> {
  const rows = await db
    .selectFrom('account_identities')
    .select('provider')
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider as ProviderName);
}

/** One statement reads one snapshot: of two tabs that finish at once, neither sees half of what the other writes. */
async function knownAccounts(
  db: Db,
  { provider, subject, email }: ReauthenticatedPerson,
): Promise<KnownAccounts> {
  const row = await db
    .selectNoFrom((is) => [
      is
        .selectFrom('account_identities')
        .select('account_id')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .as('ofIdentity'),
      is.selectFrom('accounts').select('id').where('email', '=', email).as('ofMail'),
      is
        .exists(
          is
            .selectFrom('account_identities')
            .innerJoin('accounts', 'accounts.id', 'account_id')
            .select('subject')
            .where('email', '=', email)
            .where('provider', '=', provider),
        )
        .as('hasProvider'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ofIdentity: row.ofIdentity,
    ofMail: row.ofMail === null ? null : { accountId: row.ofMail, hasProvider: Boolean(row.hasProvider) },
  };
}

/**
 * Without a password, phone or birth date: the profile asks for those. Without a name from the provider, a placeholder.
 */
async function createAccount(
  deps: OutboxDeps,
  person: ReauthenticatedPerson,
  email: string,
  locale: Locale,
): Promise<string> {
  const at = deps.now();
  const { id } = await deps.db
    .insertInto('accounts')
    .values({
      email,
      email_verified_at: at,
      name: person.name ?? m.sign_in_nameless({}, { locale }),
      locale,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepIdentity(deps, id, person, person.isMailAuthority);
  await recordAudit(deps, {
    actor: { accountId: id },
    action: 'account.created',
    subjectId: id,
    details: { provider: person.provider },
  });
  return id;
}

/** Notifies the owner of every new login method: if it is not theirs, they must know. */
async function link(
  deps: OutboxDeps,
  accountId: string,
  person: ReauthenticatedPerson,
  { brand }: SignInPlace,
): Promise<void> {
  const account = await deps.db
    .selectFrom('accounts')
    .select(['email', 'name', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await keepIdentity(deps, accountId, person, person.isMailAuthority && person.email === account.email);
  await recordAudit(deps, {
    actor: { accountId },
    action: 'identity.linked',
    subjectId: accountId,
    details: { provider: person.provider },
  });
  await sendEmail(deps, {
    kind: 'identity_linked',
    to: account.email,
    brand,
    locale: account.locale as Locale,
    values: { name: account.name, provider: providerTitles[person.provider], at: deps.now() },
  });
}

async function keepIdentity(
  { db, now }: Pick<OutboxDeps, 'db' | 'now'>,
  accountId: string,
  { provider, subject }: ReauthenticatedPerson,
  provesMail: boolean,
): Promise<void> {
  await db
    .insertInto('account_identities')
    .values({ provider, subject, account_id: accountId, proves_mail: provesMail, created_at: now() })
    .execute();
}

/** Two concurrent sign-ins of one person: one inserts the row, the other reads again and finds it. */
async function settled<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
