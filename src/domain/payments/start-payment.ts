// Requests money (spec §7 POST bookings/{id}/payments/{methodId}): writes an attempt, asks the gateway
// outside any transaction, and stores its answer. One attempt runs for a payable at a time.
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedStatement, lockedTransaction } from '#platform/database/locks';
import type { Answers, Questions } from '#platform/database/read-together';
import { GatewayError, type PaymentGateway } from '#platform/payments/gateway';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import type { PaymentMethodCode } from '#shared/payment-methods';
import { awaitNumber, getPaymentRow, isAlive, openAttempts, openStates } from './await-number.ts';
import { cancelQuietly } from './cancel-at-gateway.ts';
import { instructionsOf, type RunningPayment, runningPaymentOf } from './find-payment.ts';
import type { NamedPayment } from './ask-gateway.ts';
import {
  type CurrentGateway,
  currentGateway,
  currentGatewayOf,
  type GatewayDeps,
  gatewayQuery,
} from './payee-gateways.ts';
import { getOffered, type OfferedMethod } from './offered-methods.ts';
import type { Payable, PayableKind, Payables } from './payables.ts';

export interface PaymentDeps extends LockDeps, GatewayDeps {
  db: Db;
  now: () => Date;
  payables: Payables;
}

export interface PaymentWish {
  kind: PayableKind;
  id: string;
  method: string;
  brand: Brand;
  /** The path to which wallets and card pages return the browser. */
  returnUrl: string;
}

/** Our choice: banks hold a number no longer either. */
const longestHours = 24;

/** Our choice: people change their minds a few times, and every change is a number at the gateway. */
const changes = { name: 'payment-change payable', max: 20, windowSeconds: 3_600 };

type BeginningRows = { payable: object; gateway: Parameters<typeof currentGatewayOf>[1] & object };
/** What a payment begins with, as it was read a moment ago. */
export type Beginning = Answers<BeginningRows>;

/** What a payment of this kind begins with, for one statement; only where its area answers in parts. `id`: an expression. */
export function beginningQuestions(
  deps: Pick<PaymentDeps, 'db' | 'payables' | 'payments'>,
  kind: PayableKind,
  id: Expression<string | null>,
): Questions<BeginningRows> {
  return {
    payable: deps.payables[kind].asPart!.query(deps.db, id),
    gateway: gatewayQuery(deps, sql<string>`"payable"."partnerId"`),
  };
}

/**
 * Starts a payment, or returns the running one of the same method, also while it is just starting. Another
 * method ends the running one. Refuses `not_found`, `phone_unverified`, `payment_method_unavailable`,
 * `payment_method_limit`, `invoice_not_payable`, `gateway_unavailable`, `too_many_requests`, `busy`.
 */
export async function startPayment(
  deps: PaymentDeps,
  actor: Actor,
  wish: PaymentWish,
  known?: Beginning,
): Promise<RunningPayment> {
  const { wanted, running, created, replaced } =
    (await openAtOnce(deps, actor, wish, known)) ?? (await openAttempt(deps, actor, wish));
  for (const each of replaced) await cancelQuietly(deps, each);
  // What it waited for ended without a number, as when its process died: whether one may still pay decides what follows.
  if (running) return (await awaitNumber(deps, running)) ?? startPayment(deps, actor, wish);
  return askGateway(deps, wanted.current.gateway, {
    ...created!,
    payable: wanted.payable,
    method: wanted.offered.code,
    returnUrl: wish.returnUrl,
    locale: actor.locale,
  });
}

interface Wanted extends Pick<PaymentWish, 'kind' | 'id'> {
  payable: Payable;
  current: CurrentGateway;
  offered: OfferedMethod;
}

interface CreatedAttempt {
  paymentId: string;
  reference: string;
  total: number;
  expiresAt: Date;
}

interface Attempt {
  wanted: Wanted;
  running: RunningPayment | null;
  created: CreatedAttempt | null;
  replaced: NamedPayment[];
}

/**
 * The first attempt, nearly always: what allows it was read before the lock, and has not changed under it. Null: it has, or another one
 * runs.
 */
async function openAtOnce(
  deps: PaymentDeps,
  actor: Actor,
  wish: PaymentWish,
  known?: Beginning,
): Promise<Attempt | null> {
  const wanted = await checkWish(deps, actor, wish, known);
  const { unchanged } = wanted.payable;
  if (!unchanged) return null;
  const expiresAt = endOf(deps, wanted);
  const [created] = await lockedStatement(
    deps,
    [{ kind: 'payment', id: wish.id }],
    insertingAttempt(deps, wanted, expiresAt, unchanged),
  );
  return created ? { wanted, running: null, created: { ...created, expiresAt }, replaced: [] } : null;
}

/**
 * Under the payable's lock, which its payment takes as well: two tabs that press at once get one number, and
 * none is requested for what is just being paid.
 */
function openAttempt(deps: PaymentDeps, actor: Actor, wish: PaymentWish): Promise<Attempt> {
  return lockedTransaction(deps, [{ kind: 'payment', id: wish.id }], async (db) => {
    const within = { ...deps, db };
    const wanted = await checkWish(within, actor, wish);
    const first = await insertAttempt(within, wanted);
    if (first) return { wanted, running: null, created: first, replaced: [] };
    const open = await openAttempts(db, wish.id);
    const same = open.find((row) => row.method === wanted.offered.code && isAlive(row, deps.now()));
    if (same) return { wanted, running: runningPaymentOf(same), created: null, replaced: [] };
    await passThrottle(within, { ...changes, of: wish.id });
    await db
      .updateTable('payments')
      .set({ status: 'cancelled' })
      .where(
        'id',
        'in',
        open.map((row) => row.id),
      )
      .execute();
    const created = await insertAttempt(within, wanted);
    if (!created) throw new AppError('busy');
    const replaced = open.map(({ gateway, reference, gateway_id: gatewayId }) => ({
      gateway,
      reference,
      gatewayId,
    }));
    return { wanted, running: null, created, replaced };
  });
}

async function checkWish(
  deps: PaymentDeps,
  actor: Actor,
  { kind, id, method, brand }: PaymentWish,
  known?: Beginning,
): Promise<Wanted> {
  const payable = known ? readPayable(deps, kind, known) : await deps.payables[kind].find(deps, id);
  if (!payable || payable.accountId !== actor.accountId || payable.brandId !== brand.id)
    throw new AppError('not_found');
  // docs/product/payments.md: verified by OTP before the first payment of an account.
  if (!actor.isPhoneVerified) throw new AppError('phone_unverified');
  const current = await (known
    ? currentGatewayOf(deps, known.gateway)
    : currentGateway(deps, payable.partnerId));
  const offered = getOffered(brand, current.gateway, payable.amount, method);
  if (!payable.isOpen || !payable.customer) throw new AppError('invoice_not_payable');
  return { kind, id, payable, current, offered };
}

const readPayable = (deps: PaymentDeps, kind: PayableKind, { payable }: Beginning): Payable | null =>
  payable && deps.payables[kind].asPart!.read(deps, payable);

/** Null: one is open already. */
async function insertAttempt(deps: PaymentDeps, wanted: Wanted): Promise<CreatedAttempt | null> {
  const expiresAt = endOf(deps, wanted);
  const { rows } = await insertingAttempt(deps, wanted, expiresAt, sql<boolean>`true`).execute(deps.db);
  return rows[0] ? { ...rows[0], expiresAt } : null;
}

const endOf = ({ now }: PaymentDeps, { payable }: Wanted) =>
  new Date(Math.min(payable.payableUntil.getTime(), now().getTime() + longestHours * 3_600_000));

function insertingAttempt(
  { now }: PaymentDeps,
  { kind, id, payable, current: { gateway, credentialId }, offered }: Wanted,
  expiresAt: Date,
  onlyIf: RawBuilder<boolean>,
) {
  return sql<Omit<CreatedAttempt, 'expiresAt'>>`
    insert into payments (payable_kind, payable_id, subject_id, account_id, partner_id, gateway, credential_id, reference, method, amount, admin_fee, expires_at, created_at)
    select ${kind}, ${id}, ${payable.subjectId}, ${payable.accountId}, ${payable.partnerId}, ${gateway.name}, ${credentialId}, ${`${payable.code}-`}::text || count(*) + 1,
      ${offered.code}, ${payable.amount}, ${offered.adminFee}, ${expiresAt}, ${now()}
    from payments where payable_kind = ${kind} and payable_id = ${id} having count(*) filter (where status = any (${openStates})) = 0 and ${onlyIf}
    on conflict do nothing returning id as "paymentId", reference, total`;
}

interface Ask extends CreatedAttempt {
  payable: Payable;
  method: PaymentMethodCode;
  returnUrl: string;
  locale: Locale;
}

async function askGateway(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { paymentId, reference, total, expiresAt, payable, method, returnUrl, locale }: Ask,
): Promise<RunningPayment> {
  const { db } = deps;
  try {
    const created = await gateway.createPayment({
      reference,
      amountRupiah: total as Payable['amount'],
      method,
      description: payable.code,
      customer: payable.customer!,
      expiresAt,
      returnUrl,
      locale,
    });
    const waiting = await db
      .updateTable('payments')
      .set({
        status: 'waiting',
        gateway_id: created.gatewayId,
        instructions: JSON.stringify(instructionsOf(created)),
        expires_at: created.expiresAt,
      })
      .where('id', '=', paymentId)
      .where('status', '=', 'creating')
      .returningAll()
      .executeTakeFirst();
    if (waiting) return runningPaymentOf(waiting);
    // Paid, or ended by another tab, before the answer arrived: nobody has seen its number.
    const replaced = await getPaymentRow(db, paymentId);
    if (replaced.status !== 'paid')
      await cancelQuietly(deps, { gateway: gateway.name, reference, gatewayId: created.gatewayId });
    const successor = await awaitNumber(deps, runningPaymentOf(replaced));
    if (!successor) throw new AppError('invoice_not_payable');
    return successor;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await db
      .updateTable('payments')
      .set({ status: 'failed' })
      .where('id', '=', paymentId)
      .where('status', '=', 'creating')
      .execute();
    throw new AppError('gateway_unavailable', [], { cause: error });
  }
}
