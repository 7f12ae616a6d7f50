// How the operator's people change what they have recorded: a bank's licence, a lawyer's approval (docs/product/bank-terms.md).
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { type LockDeps, type LockKey, lockedTransaction } from '#platform/database/locks';
import type { AuditAction } from '#shared/audit';
import { termsDecider } from './list-terms.ts';

export interface RecordDeps extends LockDeps {
  now: () => Date;
}

/**
 * One change at a time under its lock, behind a fresh code, with a line in the audit log about what `act` answers. Refuses `not_found`,
 * `step_up_required`. Answers the id of the record.
 */
export async function changeRecord(
  deps: RecordDeps,
  actor: Actor,
  lock: LockKey,
  act: (db: Db) => Promise<{ id: string; action: AuditAction }>,
): Promise<string> {
  const role = termsDecider(actor);
  requireFreshFactor(actor);
  return lockedTransaction(deps, [lock], async (db) => {
    const { id, action } = await act(db);
    await recordAudit({ ...deps, db }, { actor, role, action, subjectId: null, details: { about: id } });
    return id;
  });
}
