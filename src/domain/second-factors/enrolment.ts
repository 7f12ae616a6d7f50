// Enrolling or replacing a second factor: the owner authenticates, scans a secret, and confirms it by a first code.
// Until then nothing changes.
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { endOtherSessions } from '#domain/session-endings';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { open, seal } from '#platform/encryption';
import { AppError } from '#shared/errors';
import { minuteMs } from '#shared/durations';
import { otpUrl, newSecret, stepOfCode } from './authenticator.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { proveOwner } from './owner-proof.ts';
import { codeRefused, type FactorDeps, type FactorRequest, tries } from './pass-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { sealedAbout } from './sealed-secrets.ts';

/** Our choice: time to install an application; afterwards the password is required again. */
const enrolmentMinutes = 15;

export interface Enrolment {
  /** Base32, to type. */
  secret: string;
  /** `otpauth://…`, to draw as a QR code. */
  address: string;
}

/**
 * Begins enrolment, or replacement of an existing factor: requires the password and that factor. Beginning again in the
 * same session returns the same secret. Refuses as `proveOwner` does.
 */
export async function beginEnrolment(
  deps: FactorDeps,
  actor: Actor,
  form: unknown,
  request: FactorRequest,
): Promise<void> {
  const { db, keys, now } = deps;
  const { accountId, sessionId } = actor;
  const factor = await db
    .selectFrom('second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await proveOwner(deps, actor, form, { ...request, hasFactor: factor !== undefined });
  const sealed = seal(keys, newSecret(), sealedAbout(accountId));
  const begun = { session_id: sessionId, secret: sealed.bytes, key_id: sealed.keyId, created_at: now() };
  await db
    .insertInto('second_factor_enrolments')
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(begun)
        .where((is) =>
          is.or([
            is('second_factor_enrolments.session_id', '!=', sessionId),
            is('second_factor_enrolments.created_at', '<=', begunBefore(now())),
          ]),
        ),
    )
    .execute();
}

/** The unconfirmed enrolment of this session; `issuer` is the name the application will show. Null without one. */
export async function findEnrolment(
  deps: FactorDeps,
  actor: Actor,
  issuer: string,
): Promise<Enrolment | null> {
  const begun = await ownEnrolment(deps, actor).executeTakeFirst();
  if (!begun) return null;
  const secret = open(deps.keys, { keyId: begun.key_id, bytes: begun.secret }, sealedAbout(actor.accountId));
  return { secret, address: otpUrl({ secret, issuer, label: actor.email }) };
}

/**
 * Confirms enrolment with a first code: this session counts as proven from now on, all others end, the owner gets an
 * email. Returns the recovery codes, which are shown once. Refuses with `code_wrong`, `too_many_requests`, or
 * `forbidden` when no enrolment was begun here.
 */
export async function confirmEnrolment(
  deps: FactorDeps,
  actor: Actor,
  code: string,
  { brand }: FactorRequest,
): Promise<string[]> {
  const { accountId, sessionId } = actor;
  await passThrottle(deps, { ...tries, of: accountId });
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const begun = await ownEnrolment(within, actor).forUpdate().executeTakeFirst();
    if (!begun) throw new AppError('forbidden');
    const secret = open(deps.keys, { keyId: begun.key_id, bytes: begun.secret }, sealedAbout(accountId));
    const step = stepOfCode(secret, code.replace(/\s/g, ''), deps.now(), null);
    if (step === null) throw codeRefused();
    const replaced = await db
      .deleteFrom('second_factors')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const change = replaced.numDeletedRows > 0n ? 'replaced' : 'enrolled';
    await db
      .insertInto('second_factors')
      .values({
        account_id: accountId,
        secret: begun.secret,
        key_id: begun.key_id,
        created_at: begun.created_at,
        confirmed_at: deps.now(),
        last_step: step,
      })
      .execute();
    await db.deleteFrom('second_factor_enrolments').where('account_id', '=', accountId).execute();
    await db
      .updateTable('sessions')
      .set({ has_second_factor: true, factor_proven_at: deps.now() })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .execute();
    await endOtherSessions(within, actor, 'second_factor');
    await recordAudit(within, { actor, action: `second_factor.${change}`, subjectId: accountId });
    await notifyFactorChange(within, accountId, change, brand);
    return replaceRecoveryCodes(within, accountId);
  });
}

function ownEnrolment({ db, now }: Pick<FactorDeps, 'db' | 'now'>, { accountId, sessionId }: Actor) {
  return db
    .selectFrom('second_factor_enrolments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('created_at', '>', begunBefore(now()));
}

function begunBefore(now: Date): Date {
  return new Date(now.getTime() - enrolmentMinutes * minuteMs);
}
