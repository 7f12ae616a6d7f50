// Asks the gateways about payments whose notification never arrived or could not be applied (docs/product/payments.md).
// Several processes share the work: the statement that picks an item also reserves it.
import { sql } from 'kysely';
import type { JobLog } from '#platform/jobs/job-kind';
import { GatewayError } from '#platform/payments/gateway';
import { applyCurrentStatus } from './apply-current-status.ts';
import { cancelPaymentOf } from './ask-gateway.ts';
import { askMany, type AskOutcome } from './ask-many.ts';
import { longestAskMs } from './await-number.ts';
import {
  logFailure,
  outcomeOf,
  pauseAfterFailures,
  retryNotification,
  type WaitingNotification,
} from './retry-notification.ts';
import type { WebhookDeps } from './receive-webhook.ts';

export interface ReconcileDeps extends WebhookDeps {
  /** How long to wait for a notification before asking the gateway. Tests wait less. */
  reconcilePatienceSeconds?: number;
}

const atOnce = 200;
/** The next run continues a minute later. */
const longestRunMs = 40_000;
/** Nobody else takes an item that long. */
const reservedSeconds = 120;
const defaultPatienceSeconds = 60;
/** How long after its end a payment is still checked, for late notifications; then it is closed here. */
const longestHours = 48;
/** A replaced payment may still be paid by a member who wrote its number down. */
const replacedHours = 24;

interface OpenPayment {
  id: string;
  gateway: string;
  credentialId: string | null;
  reference: string;
  gatewayId: string | null;
  status: 'creating' | 'waiting' | 'cancelled';
  failures: number;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Returns how many were asked about. One that fails is logged and tried again later; it holds up no other, and
 * a gateway that does not answer delays no other gateway.
 */
export async function reconcilePayments(deps: ReconcileDeps, log: JobLog): Promise<number> {
  const patience = deps.reconcilePatienceSeconds ?? defaultPatienceSeconds;
  const deadline = performance.now() + longestRunMs;
  await askMany(
    deps,
    await takeNotifications(deps, patience),
    (notification) => retryNotification(deps, notification, patience, log),
    deadline,
  );
  let asked = 0;
  while (performance.now() < deadline) {
    const open = await takeOpen(deps, patience);
    asked += await askMany(deps, open, (payment) => askAbout(deps, payment, patience, log), deadline);
    if (open.length < atOnce) break;
  }
  return asked;
}

async function askAbout(
  deps: ReconcileDeps,
  payment: OpenPayment,
  patience: number,
  log: JobLog,
): Promise<AskOutcome> {
  try {
    await findOut(deps, payment);
    await noteAsked(deps, payment, 0, pauseAfterAnswer(deps.now(), payment, patience));
    return 'answered';
  } catch (error) {
    const failures = payment.failures + 1;
    const { gateway, reference } = payment;
    logFailure(log, failures, { err: error, gateway, reference }, 'a payment could not be reconciled');
    await noteAsked(deps, payment, failures, pauseAfterFailures(failures, patience));
    return outcomeOf(error);
  }
}

/** Fetches and applies its status, and ends what nobody can pay any more. */
async function findOut(deps: ReconcileDeps, payment: OpenPayment): Promise<void> {
  const report = await applyCurrentStatus(deps, payment).catch(async (error: unknown) => {
    if (error instanceof GatewayError && isAbandoned(deps, payment))
      // Where it may exist all the same, it is asked about further.
      await end(deps, payment.id, error.retryable ? 'cancelled' : 'failed');
    throw error;
  });
  if (!report && payment.status === 'creating') await end(deps, payment.id, 'failed');
  if (report?.status === 'pending' && (payment.status === 'cancelled' || isAbandoned(deps, payment))) {
    // Ended here, or never shown to anybody, and yet the gateway still takes money for it.
    await cancelPaymentOf(deps, { ...payment, gatewayId: report.gatewayId });
    await end(deps, payment.id, 'cancelled');
  }
}

/** Whoever requested its number has died, and nobody has it. */
const isAbandoned = ({ now }: ReconcileDeps, { status, createdAt }: OpenPayment) =>
  status === 'creating' && now().getTime() - createdAt.getTime() >= longestAskMs;

/** The longer it waits, the less often; a payment that is over is asked about once an hour. */
function pauseAfterAnswer(now: Date, { createdAt, expiresAt }: OpenPayment, patience: number): number {
  const age = (now.getTime() - createdAt.getTime()) / 1_000;
  const isOver = now.getTime() > expiresAt.getTime() + 3_600_000;
  return patience * (isOver ? 60 : Math.min(10, Math.max(1, age / 240)));
}

async function noteAsked(
  { db, now }: ReconcileDeps,
  { id, expiresAt }: OpenPayment,
  failures: number,
  pauseSeconds: number,
): Promise<void> {
  const isClosed = expiresAt.getTime() + longestHours * 3_600_000 <= now().getTime();
  await sql`update payments set ask_failures = ${failures}, next_ask_at = ${after(now(), pauseSeconds)},
    answered_at = case when ${failures === 0}::boolean then ${now()}::timestamptz else answered_at end,
    status = case when ${isClosed}::boolean and status in ('creating', 'waiting') then 'expired' else status end where id = ${id}`.execute(
    db,
  );
}

/** Those of a gateway that is left alone for a while are not taken. */
async function takeOpen({ db, now }: ReconcileDeps, patience: number): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    update payments set next_ask_at = ${after(now(), reservedSeconds)} where id in (
      select id from payments p where status in ('creating', 'waiting', 'cancelled') and coalesce(next_ask_at, created_at) <= ${now()}
        and (next_ask_at is not null or created_at <= ${after(now(), -patience)})
        and (status <> 'cancelled' or expires_at > ${after(now(), -replacedHours * 3_600)})
        and not exists (select from gateway_credentials c where c.id = p.credential_id and c.retry_at > ${now()})
      order by coalesce(next_ask_at, created_at) limit ${atOnce} for update skip locked)
    returning id, gateway, credential_id as "credentialId", reference, gateway_id as "gatewayId", status, ask_failures as failures, created_at as "createdAt",
      expires_at as "expiresAt"`.execute(db);
  return rows;
}

async function takeNotifications(
  { db, now }: ReconcileDeps,
  patience: number,
): Promise<WaitingNotification[]> {
  const { rows } = await sql<WaitingNotification>`
    with taken as (
      update payment_notifications set next_try_at = ${after(now(), reservedSeconds)} where id in (
        select id from payment_notifications where applied_at is null and is_genuine and coalesce(next_try_at, received_at) <= ${now()}
          and (next_try_at is not null or received_at <= ${after(now(), -patience)})
        order by coalesce(next_try_at, received_at) limit ${atOnce} for update skip locked)
      returning id, gateway, reference, gateway_id, failures)
    select t.id, t.gateway, t.reference, t.gateway_id as "gatewayId", t.failures, p.credential_id as "credentialId"
    from taken t left join payments p on p.gateway = t.gateway and p.reference = t.reference
    where not exists (select from gateway_credentials c where c.id = p.credential_id and c.retry_at > ${now()})`.execute(
    db,
  );
  return rows;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

async function end({ db }: ReconcileDeps, paymentId: string, status: 'failed' | 'cancelled'): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status })
    .where('id', '=', paymentId)
    .where('status', '=', 'creating')
    .execute();
}
