// An ordinary payment by one statement under its locks (decision 0184): everything was read before, and nothing of it has changed, or
// nothing is done and the longer way decides under the lock.
import { sql } from 'kysely';
import { postingAlong, receipt } from '#domain/ledger';
import { type ApplyDeps, type GatewayStatus, isRunning, kindOf, settled } from './gateway-status-handlers.ts';
import { paidBy } from './paid-by.ts';
import type { IssuedPayment } from './payee-gateways.ts';

/**
 * True: the running payment is paid by the sum it asked for, with everything that follows. False: nothing was written; something is
 * out of the ordinary, or has changed meanwhile. Refuses `busy`.
 */
export async function settleAtOnce(
  deps: ApplyDeps,
  payment: IssuedPayment,
  report: GatewayStatus,
  noticeId: number | null,
): Promise<boolean> {
  const { payAtOnce } = deps.payables[kindOf(payment.payable_kind)];
  const isHeardOf = payment.events.some(({ type, brought }) => type === report.statusKey || brought !== 0);
  const isOrdinary = report.status === 'paid' && !isHeardOf && report.amountRupiah === payment.total;
  if (!payAtOnce || !isRunning(payment) || !isOrdinary) return false;
  const { id, payable_kind: kind, payable_id: payableId, total } = payment;
  const at = deps.now();
  return payAtOnce(deps, settled(payment), {
    locks: [{ kind: 'payment', id: payableId }],
    before: [
      sql`payment as (select id from payments where id = ${id} and xmin::text = ${payment.version} for no key update)`,
    ],
    // Another number that may still be paid is ended by the longer way, at its gateway too.
    onlyIf: sql`exists (select from payment) and not exists (select from payments o where o.payable_kind = ${kind}
      and o.payable_id = ${payableId} and o.id <> ${id} and o.status in ('creating', 'waiting'))`,
    along: [
      postingAlong('received', at, receipt(paidBy(payment), total)),
      sql`become as (update payments p set status = 'paid', paid_at = ${report.paidAt ?? at}, gateway_id = ${report.gatewayId} from moved where p.id = ${id})`,
      sql`heard as (update payment_notifications n set applied_at = ${at} from moved where n.id = ${noticeId}::bigint)`,
      sql`event as (insert into payment_events (gateway, reference, gateway_id, type, amount, brought, refunded, payment_id, outcome, recorded_at)
        select ${report.gateway}, ${report.reference}, ${report.gatewayId}, ${report.statusKey}, ${total}::bigint, ${total}::bigint,
          ${report.refundedRupiah}::bigint, ${id}::uuid, 'applied', ${at}::timestamptz from moved)`,
    ],
    answer: [sql`(select count(*) from received) as received`],
  });
}
