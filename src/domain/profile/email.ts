// A member's email address, which identifies the account: a new one receives a code, and the old one stays until the
// code is verified; then the old one is notified. The password proves who asks, since whoever has the email address has
// the account.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { KeyRing } from '#platform/keys';
import { changeEmailForm, codeForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { codeMinutes } from '#shared/limits';
import { findPendingCode, replaceAccountCode, useAccountCode } from '#domain/one-time-codes';
import { reauthenticate } from '#domain/reauthentication';

interface EmailDeps extends OutboxDeps {
  keys: KeyRing;
}

interface EmailRequest {
  brand: Brand;
  /** Network of the caller, for the throttle only. */
  address: string;
}

/** Our choice: as for phone numbers; it also limits guesses of the password. */
const perAccount = { name: 'email-code account', max: 10, windowSeconds: 3_600 };
const perAddress = { name: 'email-code address', max: 30, windowSeconds: 3_600 };
const perMail = { name: 'email-code mail', max: 10, windowSeconds: 86_400 };
const triesPerAccount = { name: 'email-code tries', max: 20, windowSeconds: 3_600 };

/**
 * Sends a code to a new address. One that already has an account is notified instead, and no code of it is right: only
 * its reader learns. Refuses `invalid_input` (also for a wrong password, and for an account without one),
 * `code_sent_recently`, `too_many_requests`.
 */
export async function changeEmail(
  deps: EmailDeps,
  actor: Actor,
  form: unknown,
  request: EmailRequest,
): Promise<void> {
  const { email, current_password: current } = checkedForm(changeEmailForm, form);
  if (email === actor.email)
    throw new AppError('invalid_input', [{ field: 'email', message: 'error_email_same' }]);
  await passThrottle(deps, { ...perAddress, of: request.address });
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  await reauthenticate(deps, actor, current);
  await sendCode(deps, actor, email, request);
}

/** Sends another code to the pending address. Refuses `code_expired` when there is none, else as above. */
export async function resendEmailCode(deps: EmailDeps, actor: Actor, request: EmailRequest): Promise<void> {
  await passThrottle(deps, { ...perAddress, of: request.address });
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  const pending = await findPendingCode(deps, actor.accountId, 'email');
  if (!pending?.email) throw new AppError('code_expired');
  await sendCode(deps, actor, pending.email, request);
}

/**
 * Verifies the code: the address becomes the account's, the old one is notified. Pending links to the old one, and
 * login methods that proved it, are void. Refuses `invalid_input`, `code_wrong`, `code_expired`, and `email_taken` when
 * another account took it meanwhile.
 */
export async function verifyEmail(
  deps: EmailDeps,
  actor: Actor,
  form: unknown,
  { brand }: Pick<EmailRequest, 'brand'>,
): Promise<void> {
  const { code } = checkedForm(codeForm, form);
  await passThrottle(deps, { ...triesPerAccount, of: actor.accountId });
  try {
    await useAccountCode(deps, actor.accountId, 'email', code, (db, { email }) =>
      storeEmail({ ...deps, db }, actor, email!, brand),
    );
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('email_taken') : error;
  }
}

/** The pending address while its code works, and the seconds until another one may be requested. */
export async function findPendingEmail(
  deps: Pick<EmailDeps, 'db' | 'now'>,
  actor: Actor,
): Promise<{ email: string; waitSeconds: number } | null> {
  const pending = await findPendingCode(deps, actor.accountId, 'email');
  return pending?.email && !pending.isExpired
    ? { email: pending.email, waitSeconds: pending.waitSeconds }
    : null;
}

async function storeEmail(deps: EmailDeps, actor: Actor, email: string, brand: Brand): Promise<void> {
  const { db } = deps;
  const at = deps.now();
  await db
    .updateTable('accounts')
    .set({ email, email_verified_at: at, updated_at: at })
    .where('id', '=', actor.accountId)
    .execute();
  await db
    .updateTable('account_identities')
    .set({ proves_mail: false })
    .where('account_id', '=', actor.accountId)
    .execute();
  await db.deleteFrom('password_resets').where('account_id', '=', actor.accountId).execute();
  await recordAudit(deps, { actor, action: 'email.changed', subjectId: actor.accountId });
  await sendEmail(deps, {
    kind: 'email_changed',
    to: actor.email,
    brand,
    locale: actor.locale,
    values: { name: actor.name, at },
  });
}

async function sendCode(
  deps: EmailDeps,
  actor: Actor,
  email: string,
  { brand }: EmailRequest,
): Promise<void> {
  await passThrottle(deps, { ...perMail, of: email });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const code = await replaceAccountCode(within, actor.accountId, { purpose: 'email', email });
    const message = { to: email, brand, locale: actor.locale };
    await ((await isTaken(db, email))
      ? sendEmail(within, { ...message, kind: 'email_taken', values: {} })
      : sendEmail(within, { ...message, kind: 'email_code', values: { code, minutes: codeMinutes } }));
  });
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  return (
    (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
  );
}
