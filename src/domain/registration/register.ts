// Registering (spec §7 auth/register): the registration waits until the code in the email comes back. The answer is the
// same for an address that has an account, after the same work (decision 0013).
import { randomUUID } from 'node:crypto';
import { findTermsInForce } from '#domain/site-content';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { hashPassword } from '#platform/passwords';
import { registerForm } from '#shared/account-forms';
import { todayInIndonesia } from '#shared/dates';
import { hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { codeAttempts, codeResendSeconds, registrationHours } from '#shared/limits';
import { isId } from '#shared/names';
import { normalizePhone } from '#shared/phone';
import { resendWaitSeconds } from '#domain/one-time-codes';
import { type RequestOrigin, type EmailDeps, sendRegistrationEmail } from '#domain/credentials';

/** Our choice: a village of phones behind one IP may register, a script gains little. */
const perAddress = { max: 30, windowSeconds: 3_600 };
/** Our choice: emails to one address, whoever requests them. */
const lettersPerMail = { max: 5, windowSeconds: 3_600 };

/**
 * Stores the registration and sends its email. `form` contains the fields as sent. Returns the id for entering the
 * code. Refuses: `invalid_input`, `too_many_requests`, `unavailable`.
 */
export async function register(deps: EmailDeps, form: unknown, from: RequestOrigin): Promise<string> {
  const { email, name, phone, birth_date, gender, password } = checkedForm(
    registerForm(todayInIndonesia(deps.now())),
    form,
  );
  const number = phone === null ? null : normalizePhone(phone);
  if (phone !== null && !number)
    throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_invalid' }]);
  await passThrottle(deps, { name: 'register address', of: from.address, ...perAddress });
  await passThrottle(deps, { name: 'registration letter', of: email, ...lettersPerMail });
  const passwordHash = await hashPassword(password);
  const terms = await findTermsInForce(deps, from.brand);
  const id = randomUUID();
  const now = deps.now();
  await transaction(deps.db, async (db) => {
    const codeDigest = await sendRegistrationEmail({ ...deps, db }, { id, email }, from);
    await db
      .insertInto('registrations')
      .values({
        id,
        email,
        name,
        phone: number,
        birth_date,
        gender,
        password_hash: passwordHash,
        brand_id: from.brand.id,
        locale: from.locale,
        terms_version: terms?.version ?? null,
        terms_digest: terms?.digest ?? null,
        code_digest: codeDigest,
        code_sent_at: now,
        created_at: now,
        expires_at: new Date(now.getTime() + registrationHours * hourMs),
      })
      .execute();
  });
  return id;
}

/**
 * Sends another code to the same address; the one before is void. Refuses: `too_many_requests`, `code_sent_recently`
 * within a minute of the last one, `code_expired` when this registration is over.
 */
export async function resendRegistrationCode(
  deps: EmailDeps,
  registrationId: string,
  from: RequestOrigin,
): Promise<void> {
  await passThrottle(deps, { name: 'register address', of: from.address, ...perAddress });
  const waiting = await findRegistration(deps, registrationId);
  if (!waiting) throw new AppError('code_expired');
  if (waiting.resendWaitSeconds > 0) throw new AppError('code_sent_recently');
  await passThrottle(deps, { name: 'registration letter', of: waiting.email, ...lettersPerMail });
  const now = deps.now();
  await transaction(deps.db, async (db) => {
    // Of two concurrent requests, the first sends.
    const { numUpdatedRows } = await db
      .updateTable('registrations')
      .set({ code_sent_at: now })
      .where('id', '=', registrationId)
      .where('code_sent_at', '<=', new Date(now.getTime() - codeResendSeconds * 1_000))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('code_sent_recently');
    const codeDigest = await sendRegistrationEmail(
      { ...deps, db },
      { id: registrationId, email: waiting.email },
      from,
    );
    await db
      .updateTable('registrations')
      .set({ code_digest: codeDigest })
      .where('id', '=', registrationId)
      .execute();
  });
}

export interface WaitingRegistration {
  email: string;
  name: string;
  phone: string | null;
  resendWaitSeconds: number;
}

/** A pending registration: for the browser that began it; nobody else knows its id. */
export async function findRegistration(
  { db, now }: Pick<EmailDeps, 'db' | 'now'>,
  registrationId: string,
): Promise<WaitingRegistration | null> {
  if (!isId(registrationId)) return null;
  const row = await db
    .selectFrom('registrations')
    .select(['email', 'name', 'phone', 'code_sent_at'])
    .where('id', '=', registrationId)
    .where('expires_at', '>', now())
    .where('attempts', '<', codeAttempts)
    .executeTakeFirst();
  if (!row) return null;
  const { email, name, phone, code_sent_at: sentAt } = row;
  return { email, name, phone, resendWaitSeconds: resendWaitSeconds(sentAt, now()) };
}

/** Deletes registrations that were never verified. Returns how many. */
export async function purgeRegistrations({ db, now }: Pick<EmailDeps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('registrations')
    .where('expires_at', '<', now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
