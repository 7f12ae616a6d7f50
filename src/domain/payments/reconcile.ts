// Asks the gateways about payments whose notification never arrived or could not be applied (docs/product/payments.md),
// the longest unchecked first. Several processes share the work: the statement that picks a payment also
// marks it.
import { sql } from 'kysely';
import type { JobLog } from '#platform/jobs/job-kind';
import { GatewayError } from '#platform/payments/gateway';
import { applyGatewayStatus } from './apply-gateway-status.ts';
import { askGatewayOf } from './ask-gateway.ts';
import { applyWaitingNotifications, type WebhookDeps } from './receive-webhook.ts';

export interface ReconcileDeps extends WebhookDeps {
  /** How long to wait for a notification before asking the gateway. Tests wait less. */
  reconcilePatienceSeconds?: number;
}

const atOnce = 50;
/** The next run continues a minute later. */
const longestRunMs = 120_000;
const defaultPatienceSeconds = 60;
/** How long after its end a payment is still checked, for late notifications; then it is closed here. */
const longestHours = 48;
/** A replaced payment may still be paid by a member who wrote its number down. */
const replacedHours = 24;

interface OpenPayment {
  id: string;
  gateway: string;
  reference: string;
  gateway_id: string | null;
  status: string;
  expires_at: Date;
}

/** Returns how many were checked. One gateway that does not answer delays no other. */
export async function reconcilePayments(deps: ReconcileDeps, log: JobLog): Promise<number> {
  const patienceSeconds = deps.reconcilePatienceSeconds ?? defaultPatienceSeconds;
  await applyWaitingNotifications(deps, { patienceSeconds, atOnce });
  let asked = 0;
  for (const end = performance.now() + longestRunMs; performance.now() < end;) {
    const open = await takeOpen(deps, patienceSeconds);
    for (const payment of open) await askAbout(deps, payment, log);
    asked += open.length;
    if (open.length < atOnce) break;
  }
  return asked;
}

async function askAbout(deps: ReconcileDeps, payment: OpenPayment, log: JobLog): Promise<void> {
  const named = { ...payment, gatewayId: payment.gateway_id };
  try {
    const report = await askGatewayOf(deps, named, (gateway) => gateway.findPayment(named));
    if (report) await applyGatewayStatus(deps, { ...report, gateway: payment.gateway });
    // The process died between writing the attempt and requesting its number: nobody has it.
    else if (payment.status === 'creating') await end(deps, payment.id, 'failed');
    if (payment.expires_at.getTime() + longestHours * 3_600_000 <= deps.now().getTime())
      await end(deps, payment.id, 'expired');
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, reference: payment.reference }, 'a payment could not be reconciled');
  }
}

async function takeOpen({ db, now }: ReconcileDeps, patienceSeconds: number): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    update payments set asked_at = ${now()} where id in (
      select id from payments where status in ('creating', 'waiting', 'cancelled') and (status <> 'cancelled' or expires_at > ${before(now(), replacedHours * 3_600)})
        and coalesce(asked_at, created_at) <= ${before(now(), patienceSeconds)}
      order by coalesce(asked_at, created_at) limit ${atOnce} for update skip locked)
    returning id, gateway, reference, gateway_id, status, expires_at`.execute(db);
  return rows;
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

async function end({ db }: ReconcileDeps, paymentId: string, status: 'failed' | 'expired'): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status })
    .where('id', '=', paymentId)
    .where('status', 'in', ['creating', 'waiting'])
    .execute();
}
