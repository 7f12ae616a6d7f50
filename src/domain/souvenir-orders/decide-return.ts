// Where buyer and store disagree about a return, and where a store leaves one lying, the operator decides (docs/product/souvenir-orders.md).
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { lockedTransaction } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength } from '#shared/limits';
import { isId } from '#shared/names';
import type { FulfilDeps } from './fulfil-store-order.ts';
import { readContested, readPart, type StoreOrder } from './order.ts';
import { moveReturn, nothingComesBack, settleReturn, takenBack } from './return-store-order.ts';
import { orderLocks } from './stock.ts';
import { transitionStoreOrder } from './transition-store-order.ts';

const decisionForm = z.object({
  decision: z.enum(['grant', 'reject'], 'error_invalid_value'),
  note: filled().check(atMost(proofMaxLength), printable),
});

/** What waits longest first. Refuses `not_found` to everybody whose task it is not. */
export async function listContestedReturns({ db }: { db: Db }, actor: Actor): Promise<StoreOrder[]> {
  requireOperatorTask(actor, 'returns');
  return readContested(db);
}

/**
 * Granted: the store has to take it back; where it had accepted it already and did nothing more, and where nothing ever came, the buyer is
 * refunded at once, and nothing is on sale again. Rejected: the parcel is complete. Refuses `not_found`, `store_order_state`, `invalid_input`.
 */
export async function decideReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  const role = requireOperatorTask(actor, 'returns');
  if (!isId(storeOrderId)) throw new AppError('not_found');
  const { decision, note } = checkedForm(decisionForm, form);
  const { orderId } = await readPart(deps.db, storeOrderId);
  await lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    const within = { ...deps, db };
    const by = { actorId: actor.accountId, note };
    const part = await readPart(db, storeOrderId);
    if (decision === 'reject') {
      await moveReturn(within, storeOrderId, 'rejected', sql`decision = ${note}, ended_at = ${deps.now()}`);
      const set = sql`ended_at = ${deps.now()}`;
      await transitionStoreOrder(within, storeOrderId, { event: 'return_rejected', ...by, set });
    } else if (nothingComesBack(part) || (await wasAccepted(db, storeOrderId))) {
      await settleReturn(within, part, {
        actorId: actor.accountId,
        sellable: new Map(),
        said: sql`decision = ${note}`,
      });
    } else {
      await moveReturn(within, storeOrderId, 'granted', takenBack(deps.now(), sql`decision = ${note}`));
      await transitionStoreOrder(within, storeOrderId, { event: 'return_granted', ...by });
    }
    const action = decision === 'grant' ? 'store_order.return_granted' : 'store_order.return_rejected';
    await recordAudit(within, { actor, role, action, subjectId: null, details: { about: storeOrderId } });
  });
}

async function wasAccepted(db: Db, storeOrderId: string): Promise<boolean> {
  const { rows } = await sql`select from store_returns where store_order_id = ${storeOrderId}::uuid
    and state = 'contested' and accepted_at is not null`.execute(db);
  return rows.length > 0;
}
