// Sends a refund through the gateway that received the money, where that can (docs/product/payments.md): cards and wallets.
// A virtual account has nobody to send to: a person transfers it.
import * as z from 'zod';
import { jobKind } from '#platform/jobs/job-kind';
import { rupiah } from '#shared/money';
import type { PaymentMethodCode } from '#shared/payment-methods';
import { askGatewayOf } from './ask-gateway.ts';
import type { GatewayDeps } from './payee-gateways.ts';

export const refundOwed = jobKind({
  name: 'refund-at-gateway',
  payload: z.object({ taskId: z.uuid() }),
  keyOf: ({ taskId }) => taskId,
  retries: 8,
  firstDelaySeconds: 30,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 60,
  atOnce: 2,
});

interface RefundDeps extends GatewayDeps {
  now: () => Date;
}

/**
 * The job. The task is `sent` before its gateway is asked: nobody revokes it meanwhile, and what happens to a
 * process in between is asked for again under the same key. It is done when the gateway reports the refund.
 * Where the gateway cannot send it, it is open again and needs a transfer. Throws `GatewayError`.
 */
export async function refundAtGateway(deps: RefundDeps, { taskId }: { taskId: string }): Promise<void> {
  const { db, now } = deps;
  const task = await findTask(deps, taskId);
  if (!task || task.needs_transfer || (task.status !== 'open' && task.status !== 'sent')) return;
  // Asked for already: its answer may have been lost, and a refusal now would not mean that nothing was sent.
  const isRepeated = task.requested_at !== null;
  const { numUpdatedRows } = await db
    .updateTable('refund_tasks')
    .set({ status: 'sent', sent_at: now(), requested_at: task.requested_at ?? now() })
    .where('id', '=', taskId)
    .where('status', '=', task.status)
    .where('amount', '=', task.amount)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const gatewayId = await findReceivedId(deps, task);
  const answer =
    gatewayId === null
      ? 'manual'
      : await askGatewayOf(deps, { ...task, gatewayId }, (gateway) =>
          gateway.refund({
            payment: { reference: task.reference, gatewayId },
            method: task.method as PaymentMethodCode,
            amountRupiah: rupiah(task.amount),
            refundKey: taskId,
            reason: task.reason,
          }),
        );
  if (answer === 'requested' || isRepeated) return;
  await db
    .updateTable('refund_tasks')
    .set({ status: 'open', sent_at: null, requested_at: null, needs_transfer: true })
    .where('id', '=', taskId)
    .where('status', '=', 'sent')
    .execute();
}

interface RefundTaskRow {
  payment_id: string;
  reason: string;
  amount: number;
  gateway_id: string | null;
}

function findTask({ db }: RefundDeps, taskId: string) {
  return db
    .selectFrom('refund_tasks as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.payment_id', 'r.reason', 'r.amount', 'r.status', 'r.requested_at', 'r.needs_transfer'])
    .select(['p.gateway', 'p.reference', 'p.method', 'p.gateway_id'])
    .where('r.id', '=', taskId)
    .executeTakeFirst();
}

/** Which payment of the gateway's holds the money; null: not certain, so that a person must look. */
async function findReceivedId(
  { db }: RefundDeps,
  { payment_id, reason, amount, gateway_id }: RefundTaskRow,
): Promise<string | null> {
  if (reason !== 'double_payment' && reason !== 'wrong_amount') return gateway_id;
  const rows = await db
    .selectFrom('payment_events')
    .select('gateway_id')
    .distinct()
    .where('payment_id', '=', payment_id)
    .where('outcome', '=', 'exception')
    .where('brought', '=', amount)
    .execute();
  return rows.length === 1 ? rows[0]!.gateway_id : null;
}
