// People for tests: accounts with believable values, and signed in without going through a form. A test names only what it is about.
import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Deps } from '#domain/deps';
import { findActor, startSession } from '#domain/sessions';
import { type Actor, isStaffRole, type Role } from '#domain/memberships';
import { newSecret, sealedAbout } from '#domain/second-factors';
import type { Db } from '#platform/database/database';
import { seal } from '#platform/encryption';
import type { DB } from '#platform/database/types';
import { hashPassword } from '#platform/passwords';
import type { PartnerDuty } from '#shared/partner-duties';
import type { StoreDuty } from '#shared/store-duties';
import type { SessionTokens } from '#shared/sessions';
import { NOW } from './programmes.ts';

export type Account = Selectable<DB['accounts']>;

interface AccountOptions extends Partial<Insertable<DB['accounts']>> {
  /** Memberships; those of an organisation belong to `partnerId`. */
  roles?: readonly Role[];
  partnerId?: string;
  /** What a partner's or a store's staff may do; its owner unless told otherwise. */
  duties?: readonly (PartnerDuty | StoreDuty)[];
}

const ofOrganisations: readonly Role[] = [
  'partner_staff',
  'store_staff',
  'distribution_staff',
  'bank_officer',
  'bank_approver',
  'bank_auditor',
];

let phones = 0;
/** A proven number holds only a few unpaid orders (decision 0053): everybody has one of their own. */
const newPhone = () => `+62812${34_000_000 + (phones += 1)}`;

/** A grown-up with a proven mail address and phone number of their own. */
export async function createAccount(
  db: Db,
  { roles = [], partnerId, duties = ['owner'], ...values }: AccountOptions = {},
): Promise<Account> {
  const account = await db
    .insertInto('accounts')
    .values({
      email: `siti.${randomBytes(5).toString('hex')}@example.com`,
      email_verified_at: NOW,
      name: 'Siti Rahmawati',
      phone: newPhone(),
      phone_verified_at: NOW,
      birth_date: '1975-08-17',
      gender: 'female',
      address: 'Jl. Melati 5, Tebet',
      locale: 'id',
      created_at: NOW,
      updated_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [index, role] of roles.entries()) {
    await db
      .insertInto('memberships')
      .values({
        account_id: account.id,
        role,
        partner_id: ofOrganisations.includes(role) ? partnerId! : null,
        duties: role === 'partner_staff' || role === 'store_staff' ? [...duties] : [],
        // They are listed by age: in the order given.
        created_at: new Date(NOW.getTime() + index),
      })
      .execute();
  }
  return account;
}

export interface SignedIn {
  account: Account;
  actor: Actor;
  tokens: SessionTokens;
  /** What a browser with this session sends along. */
  headers: { cookie: string };
}

interface SignInOptions {
  host?: string;
  /** Whether the session is proven by a second factor. */
  hasSecondFactor?: boolean;
  userAgent?: string | null;
}

/** A factor that works: a session counts as proven only while its account has one. Answers the secret. */
export async function enrolFactor(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  accountId: string,
): Promise<string> {
  const secret = newSecret();
  const { keyId, bytes } = seal(keys, secret, sealedAbout(accountId));
  await db
    .insertInto('second_factors')
    .values({ account_id: accountId, secret: bytes, key_id: keyId, confirmed_at: NOW, created_at: NOW })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret: bytes, key_id: keyId, last_step: null }),
    )
    .execute();
  return secret;
}

/** A session of this account on a host. */
export async function signIn(
  deps: Deps,
  account: Account,
  { host = 'brand.test', hasSecondFactor = false, userAgent = null }: SignInOptions = {},
): Promise<SignedIn> {
  if (hasSecondFactor) await enrolFactor(deps, account.id);
  const tokens = await startSession(deps, { accountId: account.id, host, userAgent, hasSecondFactor });
  const actor = await findActor(deps, { jwt: tokens.jwt, host });
  return {
    account,
    actor: actor!,
    tokens,
    headers: { cookie: `jwt=${tokens.jwt}; refreshToken=${tokens.refreshToken}` },
  };
}

/** A new account that is signed in; staff with the second factor without which their roles do not count. */
export async function createMember(
  deps: Deps,
  options: AccountOptions & SignInOptions = {},
): Promise<SignedIn> {
  const { host, userAgent, hasSecondFactor = options.roles?.some(isStaffRole) ?? false, ...values } = options;
  return signIn(deps, await createAccount(deps.db, values), {
    ...(host !== undefined && { host }),
    userAgent: userAgent ?? null,
    hasSecondFactor,
  });
}

/** Staff with the password 'Labbaik-1447' whose authenticator is set up, signed in nowhere. */
export async function createStaffAuthenticator(deps: Deps): Promise<{ email: string; secret: string }> {
  const { id, email } = await createAccount(deps.db, {
    roles: ['operator_support'],
    password_hash: await hashPassword('Labbaik-1447'),
  });
  return { email, secret: await enrolFactor(deps, id) };
}
