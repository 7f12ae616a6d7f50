// A member's phone number (spec §7 phone-number): a new one receives a code, and the old one stays until the code is
// verified.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import {
  type OutboxDeps,
  refuseOtherCountry,
  refuseWhenSpent,
  sendEmail,
  sendText,
  type TextLimitDeps,
} from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { codeForm, phoneForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import { codeMinutes } from '#shared/limits';
import { normalizePhone } from '#shared/phone';
import { findPendingCode, replaceAccountCode, useAccountCode } from '#domain/one-time-codes';

interface PhoneDeps extends OutboxDeps, TextLimitDeps {
  keys: KeyRing;
}

interface PhoneRequest {
  brand: Brand;
  /** Network of the caller, for the throttle only. */
  address: string;
}

/** Our choice: text messages cost money and patience, of the sender and of the recipient. */
const perAccount = { name: 'phone-code account', max: 10, windowSeconds: 3_600 };
const perAddress = { name: 'phone-code address', max: 30, windowSeconds: 3_600 };
const perNumber = { name: 'phone-code number', max: 10, windowSeconds: 86_400 };
/** Five tries a code and ten codes an hour: more than this is guessing. */
const triesPerAccount = { name: 'phone-code tries', max: 20, windowSeconds: 3_600 };

/**
 * Sends a code to a new number, or to the account's own unverified one. Refuses `invalid_input` (no number, or the
 * verified one), `code_sent_recently`, `too_many_requests`, `text_messages_exhausted`.
 */
export async function changePhone(
  deps: PhoneDeps,
  actor: Actor,
  input: { phone?: unknown },
  request: PhoneRequest,
): Promise<void> {
  const faults = formFaults(phoneForm, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const phone = normalizePhone(phoneForm.parse(input).phone);
  if (!phone) throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_invalid' }]);
  const own = await ownPhone(deps, actor);
  if (own.isVerified && own.phone === phone)
    throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_same' }]);
  refuseOtherCountry(deps, phone);
  await sendCode(deps, actor, phone, request);
}

/** Sends another code to the pending number. Refuses `code_expired` when there is none, else as above. */
export async function resendPhoneCode(deps: PhoneDeps, actor: Actor, request: PhoneRequest): Promise<void> {
  const pending = await findPendingCode(deps, actor.accountId, 'phone');
  const own = await ownPhone(deps, actor);
  const phone = pending?.phone ?? (own.isVerified ? null : own.phone);
  if (!phone) throw new AppError('code_expired');
  refuseOtherCountry(deps, phone);
  await sendCode(deps, actor, phone, request);
}

/**
 * Verifies the code: the number becomes the account's. An email notifies the owner when it differs from the one before.
 * Refuses `invalid_input`, `code_wrong`, `code_expired`.
 */
export async function verifyPhone(
  deps: PhoneDeps,
  actor: Actor,
  input: { code?: unknown },
  { brand }: Pick<PhoneRequest, 'brand'>,
): Promise<void> {
  const faults = formFaults(codeForm, input);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  await passThrottle(deps, { ...triesPerAccount, of: actor.accountId });
  await useAccountCode(deps, actor.accountId, 'phone', codeForm.parse(input).code, async (db, { phone }) => {
    const within = { ...deps, db };
    const at = deps.now();
    const own = await ownPhone(within, actor);
    await db
      .updateTable('accounts')
      .set({ phone, phone_verified_at: at, updated_at: at })
      .where('id', '=', actor.accountId)
      .execute();
    // The account's own number was only verified: an alarm about that would teach people to ignore alarms.
    if (own.phone === phone)
      return recordAudit(within, { actor, action: 'phone.verified', subjectId: actor.accountId });
    await recordAudit(within, { actor, action: 'phone.changed', subjectId: actor.accountId });
    await sendEmail(within, {
      kind: 'phone_changed',
      to: actor.email,
      brand,
      locale: actor.locale,
      values: { name: actor.name, at },
    });
  });
}

async function sendCode(
  deps: PhoneDeps,
  actor: Actor,
  phone: string,
  { brand, address }: PhoneRequest,
): Promise<void> {
  await refuseWhenSpent(deps);
  await passThrottle(deps, { ...perAddress, of: address });
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  await passThrottle(deps, { ...perNumber, of: phone });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const code = await replaceAccountCode(within, actor.accountId, { purpose: 'phone', phone });
    await sendText(within, {
      kind: 'phone_code',
      to: phone,
      brand,
      locale: actor.locale,
      values: { code, minutes: codeMinutes },
    });
  });
}

async function ownPhone(
  { db }: Pick<PhoneDeps, 'db'>,
  actor: Actor,
): Promise<{ phone: string | null; isVerified: boolean }> {
  const row = await db
    .selectFrom('accounts')
    .select(['phone', 'phone_verified_at'])
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  return { phone: row?.phone ?? null, isVerified: Boolean(row?.phone_verified_at) };
}
