// Verifies the code of a registration: creates the account and signs its owner in (decision 0013).
import { recordAudit } from '#domain/audit';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { codeForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { codeAttempts } from '#shared/limits';
import { isId } from '#shared/names';
import type { SessionTokens } from '#shared/sessions';
import { isCode, isCodeExpired } from '#domain/one-time-codes';
import { type NewSession, type SessionDeps, signInWith } from '#domain/sessions';

export interface Verification extends Pick<NewSession, 'host' | 'userAgent'> {
  registrationId: string;
  code: string;
  /** Network of the caller, for the throttle only. */
  address: string;
}

const perAddress = { max: 100, windowSeconds: 3_600 };
/** Our choice: out of a million codes, over all registrations of one email address. */
const triesPerMail = { max: 20, windowSeconds: 86_400 };

/**
 * Creates the account and starts its session. Refuses: `invalid_input`, `too_many_requests`, `code_wrong`;
 * `code_expired` when the code or its five tries are used up; `email_taken` when the address got an account in the
 * meantime.
 */
export async function verifyRegistration(
  deps: SessionDeps,
  { registrationId, code: typed, host, userAgent, address }: Verification,
): Promise<SessionTokens> {
  const { code } = checkedForm(codeForm, { code: typed });
  await passThrottle(deps, { name: 'registration code address', of: address, ...perAddress });
  const registration = await countTry(deps, registrationId);
  if (!registration) throw new AppError('code_expired');
  await passThrottle(deps, { name: 'registration code mail', of: registration.email, ...triesPerMail });
  if (isCodeExpired(registration.code_sent_at, deps.now())) throw new AppError('code_expired');
  if (!isCode(deps, registrationId, code, registration.code_digest)) throw new AppError('code_wrong');
  return transaction(deps.db, async (db) => {
    const accountId = await createAccount({ ...deps, db }, registrationId);
    return signInWith({ ...deps, db }, 'registration', {
      accountId,
      host,
      userAgent,
      hasSecondFactor: false,
    });
  });
}

/** Counts and commits before comparing the code, so that concurrent tries are all counted. Null when none is left. */
async function countTry({ db, now }: Pick<SessionDeps, 'db' | 'now'>, registrationId: string) {
  if (!isId(registrationId)) return undefined;
  return db
    .updateTable('registrations')
    .set((is) => ({ attempts: is('attempts', '+', 1) }))
    .where('id', '=', registrationId)
    .where('attempts', '<', codeAttempts)
    .where('expires_at', '>', now())
    .returning(['email', 'code_digest', 'code_sent_at'])
    .executeTakeFirst();
}

/** The registration becomes the account: of two concurrent verifications, one finds it gone. */
async function createAccount(
  { db, now }: { db: Db; now: () => Date },
  registrationId: string,
): Promise<string> {
  const proven = await db
    .deleteFrom('registrations')
    .where('id', '=', registrationId)
    .returningAll()
    .executeTakeFirst();
  if (!proven) throw new AppError('code_expired');
  const {
    email,
    password_hash,
    name,
    phone,
    birth_date,
    gender,
    locale,
    terms_version,
    terms_digest,
    created_at: termsAcceptedAt,
  } = proven;
  const account = await db
    .insertInto('accounts')
    .values({
      email,
      password_hash,
      name,
      phone,
      birth_date,
      gender,
      locale,
      terms_version,
      terms_digest,
      terms_accepted_at: termsAcceptedAt,
      email_verified_at: now(),
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) throw new AppError('email_taken');
  await recordAudit(
    { db, now },
    { actor: { accountId: account.id }, action: 'account.created', subjectId: account.id },
  );
  return account.id;
}
