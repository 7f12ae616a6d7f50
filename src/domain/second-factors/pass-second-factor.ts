// Verifies the second factor: at sign-in, before it is changed, and again before money, roles and identity documents.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { open } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import { stepOfCode } from './authenticator.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { recoveryDigests } from './recovery-codes.ts';
import { sealedAbout } from './sealed-secrets.ts';

export interface FactorDeps extends OutboxDeps {
  keys: KeyRing;
}

/** The brand that sends emails. */
export interface FactorRequest {
  brand: Brand;
}

/** Six digits can be guessed: the maximum tries in a quarter of an hour for each account. */
export const tries = { name: 'second-factor account', max: 10, windowSeconds: 900 };

export const codeRefused = () => new AppError('code_wrong', [{ field: 'code', message: 'error_code_wrong' }]);

/**
 * Verifies a code of the application or a recovery code; each works once, and the owner is notified of a recovery code.
 * Refuses with `code_wrong`, `too_many_requests`, and `forbidden` where there is no factor.
 */
export async function passSecondFactor(
  deps: FactorDeps,
  accountId: string,
  code: string,
  { brand }: FactorRequest,
): Promise<void> {
  await passThrottle(deps, { ...tries, of: accountId });
  const digests = recoveryDigests(deps.keys, accountId, code);
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    if (digests) return useRecoveryCode(within, accountId, digests, brand);
    const factor = await db
      .selectFrom('second_factors')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) throw new AppError('forbidden');
    const secret = open(deps.keys, { keyId: factor.key_id, bytes: factor.secret }, sealedAbout(accountId));
    // Locks the row: one code sent twice at once works once.
    const step = stepOfCode(secret, code.replace(/\s/g, ''), deps.now(), factor.last_step);
    if (step === null) throw codeRefused();
    await db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .execute();
  });
}

/**
 * A fresh code for this session: unlocks money, roles and identity documents for a while. Refuses as above, also a
 * session that was never proven.
 */
export async function stepUp(
  deps: FactorDeps,
  actor: Actor,
  code: string,
  request: FactorRequest,
): Promise<void> {
  if (!actor.hasSecondFactor) throw new AppError('forbidden');
  await passSecondFactor(deps, actor.accountId, code, request);
  await deps.db
    .updateTable('sessions')
    .set({ factor_proven_at: deps.now() })
    .where('id', '=', actor.sessionId)
    .execute();
}

async function useRecoveryCode(
  deps: FactorDeps,
  accountId: string,
  digests: Buffer[],
  brand: Brand,
): Promise<void> {
  const used = await deps.db
    .updateTable('recovery_codes')
    .set({ used_at: deps.now() })
    .where('account_id', '=', accountId)
    .where('digest', 'in', digests)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw codeRefused();
  await recordAudit(deps, { actor: { accountId }, action: 'second_factor.recovered', subjectId: accountId });
  await notifyFactorChange(deps, accountId, 'recovery_code_used', brand);
}
