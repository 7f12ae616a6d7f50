// Front door of second factors (issue 3 §5): staff prove themselves by password and by an authenticator application.
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import { isStaffRole } from '#shared/roles';
import { newSecret, otpAddress, stepOfCode } from './authenticator.ts';
import { newRecoveryCodes, recoveryDigest, recoveryDigests } from './recovery-codes.ts';

import { sealedAbout } from './sealed-secrets.ts';

export { codeAt, newSecret } from './authenticator.ts';
export { reencryptSecrets, sealedAbout } from './sealed-secrets.ts';

interface FactorDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

/** Six digits can be guessed: so many tries a quarter of an hour for each account. */
const tries = { name: 'second-factor account', max: 10, windowSeconds: 900 };

/** Whether an account has a factor that works. */
export async function hasSecondFactor({ db }: Pick<FactorDeps, 'db'>, accountId: string): Promise<boolean> {
  const factor = await db.selectFrom('second_factors').select('account_id').where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null).executeTakeFirst();
  return factor !== undefined;
}

/** Staff may not be without one. */
export function mustHaveSecondFactor(actor: Pick<Actor, 'memberships'>): boolean {
  return actor.memberships.some(({ role }) => isStaffRole(role));
}

export interface Enrolment {
  /** Base32, to type. */
  secret: string;
  /** `otpauth://…`, to draw as a QR code. */
  address: string;
}

/** Begins enrolment: nothing counts before a code has confirmed it. Begun again it stays as it was. Refuses with `forbidden` when a factor works already. */
export async function beginEnrolment({ db, keys, now }: FactorDeps, { accountId }: Actor): Promise<void> {
  const sealed = seal(keys, newSecret(), sealedAbout(accountId));
  await db.insertInto('second_factors').values({ account_id: accountId, secret: sealed.bytes, key_id: sealed.keyId, created_at: now() })
    .onConflict((conflict) => conflict.column('account_id').doNothing()).execute();
  if (await hasSecondFactor({ db }, accountId)) throw new AppError('forbidden');
}

/** The enrolment that was begun and not confirmed; `issuer` is the name the application will show. Null without one. */
export async function findEnrolment({ db, keys }: FactorDeps, { accountId, email }: Actor, issuer: string): Promise<Enrolment | null> {
  const factor = await db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).where('confirmed_at', 'is', null).executeTakeFirst();
  if (!factor) return null;
  const secret = open(keys, { keyId: factor.key_id, bytes: factor.secret }, sealedAbout(accountId));
  return { secret, address: otpAddress({ secret, issuer, label: email }) };
}

/**
 * Confirms enrolment with a first code: this session counts as proven from now on. Answers the recovery codes, which are
 * shown once. Refuses with `code_wrong`, or `forbidden` when nothing was begun.
 */
export async function confirmEnrolment(deps: FactorDeps, actor: Actor, code: string): Promise<string[]> {
  const { accountId, sessionId } = actor;
  await passThrottle(deps, { ...tries, of: accountId });
  return transaction(deps.db, async (db) => {
    const step = await lockedStep({ ...deps, db }, accountId, code, 'unconfirmed');
    await db.updateTable('second_factors').set({ confirmed_at: deps.now(), last_step: step }).where('account_id', '=', accountId).execute();
    await db.updateTable('sessions').set({ has_second_factor: true }).where('id', '=', sessionId).where('account_id', '=', accountId).execute();
    await recordAudit({ ...deps, db }, { actor, action: 'second_factor.enrolled', subjectId: accountId });
    return replaceRecoveryCodes({ ...deps, db }, accountId);
  });
}

/** Proves the factor at sign-in, by a code of the application or one from paper. Refuses with `code_wrong`; each code works once. */
export async function passSecondFactor(deps: FactorDeps, accountId: string, code: string): Promise<void> {
  await passThrottle(deps, { ...tries, of: accountId });
  const digests = recoveryDigests(deps.keys, accountId, code);
  await transaction(deps.db, async (db) => {
    if (digests) return useRecoveryCode({ ...deps, db }, accountId, digests);
    const step = await lockedStep({ ...deps, db }, accountId, code, 'confirmed');
    await db.updateTable('second_factors').set({ last_step: step }).where('account_id', '=', accountId).execute();
  });
}

/** Gives new recovery codes for the old ones; asks for a code of the application. */
export async function renewRecoveryCodes(deps: FactorDeps, actor: Actor, code: string): Promise<string[]> {
  await passSecondFactor(deps, actor.accountId, code);
  return transaction(deps.db, (db) => replaceRecoveryCodes({ ...deps, db }, actor.accountId));
}

/** Removes the factor, which staff may not do (`forbidden`); asks for a code. */
export async function removeSecondFactor(deps: FactorDeps, actor: Actor, code: string): Promise<void> {
  if (mustHaveSecondFactor(actor)) throw new AppError('forbidden');
  await passSecondFactor(deps, actor.accountId, code);
  await transaction(deps.db, async (db) => {
    await db.deleteFrom('second_factors').where('account_id', '=', actor.accountId).execute();
    await db.deleteFrom('recovery_codes').where('account_id', '=', actor.accountId).execute();
    await recordAudit({ ...deps, db }, { actor, action: 'second_factor.removed', subjectId: actor.accountId });
  });
}

/** The step of a right code. The row is locked, so that one code sent twice at once works once. */
async function lockedStep({ db, keys, now }: FactorDeps, accountId: string, code: string, expected: 'confirmed' | 'unconfirmed'): Promise<number> {
  const factor = await db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();
  if (!factor || (factor.confirmed_at !== null) !== (expected === 'confirmed')) throw new AppError('forbidden');
  const secret = open(keys, { keyId: factor.key_id, bytes: factor.secret }, sealedAbout(accountId));
  const step = stepOfCode(secret, code.replace(/\s/g, ''), now(), factor.last_step);
  if (step === null) throw new AppError('code_wrong', [{ field: 'code', message: 'error_code_wrong' }]);
  return step;
}

async function useRecoveryCode(deps: FactorDeps, accountId: string, digests: Buffer[]): Promise<void> {
  const used = await deps.db.updateTable('recovery_codes').set({ used_at: deps.now() })
    .where('account_id', '=', accountId).where('digest', 'in', digests).where('used_at', 'is', null).executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw new AppError('code_wrong', [{ field: 'code', message: 'error_code_wrong' }]);
  await recordAudit(deps, { actor: { accountId }, action: 'second_factor.recovered', subjectId: accountId });
}

async function replaceRecoveryCodes({ db, keys }: FactorDeps, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db.insertInto('recovery_codes').values(codes.map((code) => ({ account_id: accountId, digest: recoveryDigest(keys.current('codes'), accountId, code) }))).execute();
  return codes;
}
