// What a settled payment changes on a booking (docs/product/booking-payments.md): runs in the payment event's own
// transaction.
import { type Expression, type RawBuilder, sql } from 'kysely';
import { allocation, allocationKey, post, postingAlong, postReversal, promoCost } from '#domain/ledger';
import type {
  PaidOutcome,
  Payable,
  PayableHandler,
  PayableDeps,
  PaymentParts,
  SettledPayment,
} from '#domain/payments';
import { lockPromoUse, usePromo } from '#domain/promos';
import { claimingSeats, seatsLock } from '#domain/seats';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedStatement } from '#platform/database/locks';
import type { BookingState, InvoiceStage, InvoiceStatus } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import { type Rupiah, rupiah } from '#shared/money';
import { matchReference, notifyPaymentDecided, notifyUnmatchedPayment } from './unmatched-payments.ts';
import { isSupplementPayable, reopenSupplement, settleSupplement } from './settle-supplement.ts';
import { finishMove, movingBooking, transitionBooking, transitionWithSeats } from '#domain/bookings';

/** Invoices of bookings, as payments know them. */
export const bookingInvoices: PayableHandler = {
  find: findPayable,
  asPart: {
    query: (db, id) => invoiceQuery(db, id),
    read: (deps, row) => payableOf(deps, invoiceOf(row as InvoiceFound)),
  },
  locksOf,
  paid: (deps, payment) => settleInvoice(deps, payment),
  payAtOnce: payInvoiceAtOnce,
  reversed: reverseInvoice,
  match: matchReference,
  tellMisfit: notifyUnmatchedPayment,
  tellDecided: notifyPaymentDecided,
};

interface InvoiceRow {
  id: string;
  /** Of the invoice and of its booking: they change with every write. */
  version: string;
  bookingVersion: string;
  code: string;
  stage: InvoiceStage;
  status: InvoiceStatus;
  amount: Rupiah;
  commission: number;
  affiliate: number;
  dueAt: Date;
  bookingId: string;
  bookingCode: string;
  brandId: string;
  state: BookingState;
  paymentPlan: string | null;
  attention: string | null;
  accountId: string | null;
  partnerId: string;
  departureId: string;
  departsOn: string;
  /** Until when its seats are held; null: for good, or not at all. */
  releaseAt: Date | null;
  /** Staff ended it and its member was notified, or its member is deleted: no money revives it. */
  wasEnded: boolean;
  seats: number;
  affiliateId: string | null;
  /** Who holds the money of the payment that was named. */
  heldBy: 'partner' | 'platform';
  /** A promo's, negative; null without one. */
  discount: number | null;
  /** No other stage is left to pay. */
  isLast: boolean;
  /** Of a supplement. */
  participantId: string | null;
  voidedAt: Date | null;
  /** A bank was asked to pay the order from savings, and has not answered. */
  isWithBank: boolean;
  booker: { name: string; email: string; phone: string } | null;
  accountEmail: string | null;
}

async function findPayable(
  deps: Pick<PayableDeps, 'db' | 'now'>,
  invoiceId: string,
): Promise<Payable | null> {
  const invoice = await findInvoice(deps.db, invoiceId);
  return invoice && payableOf(deps, invoice);
}

function payableOf({ now }: Pick<PayableDeps, 'now'>, invoice: InvoiceRow): Payable {
  // Gateways send emails too: use the verified address.
  const { accountEmail } = invoice;
  const booker = invoice.booker && accountEmail ? { ...invoice.booker, email: accountEmail } : null;
  return {
    subjectId: invoice.bookingId,
    code: invoice.code,
    accountId: invoice.accountId,
    partnerId: invoice.partnerId,
    brandId: invoice.brandId,
    amount: invoice.amount,
    payableUntil: invoice.dueAt,
    customer: booker,
    isOpen:
      invoice.status === 'waiting' &&
      // A bank pays it, to the partner.
      invoice.paymentPlan !== 'financing' &&
      !invoice.isWithBank &&
      booker !== null &&
      invoice.dueAt > now() &&
      (invoice.stage === 'supplement'
        ? isSupplementPayable(invoice)
        : ['waiting_payment', 'partly_paid', 'needs_attention'].includes(invoice.state)),
    unchanged: sql<boolean>`exists (select from invoices i join bookings b on b.id = i.booking_id
      where i.id = ${invoice.id} and i.xmin::text = ${invoice.version} and b.xmin::text = ${invoice.bookingVersion})`,
  };
}

async function locksOf(db: Db, invoiceId: string) {
  const invoice = await findInvoice(db, invoiceId);
  return invoice ? [seatsLock(invoice.departureId), { kind: 'booking' as const, id: invoice.bookingId }] : [];
}

/**
 * Money first, seats second: a first payment makes its seats permanent or, when they were released
 * meanwhile, takes new ones while they are on sale; without any, the money stays the customer's and a person
 * decides. Late money for an order whose promo somebody else took meanwhile pays nothing. A later payment never
 * takes seats again. `actorId`: the person who found seats for it.
 */
export async function settleInvoice(
  deps: PayableDeps,
  payment: SettledPayment,
  actorId: string | null = null,
): Promise<PaidOutcome> {
  const { db } = deps;
  const invoice = await findInvoice(db, payment.payableId, payment.id);
  if (!invoice) throw new Error(`Invoice ${payment.payableId} of payment ${payment.id} is gone`);
  if (invoice.status === 'paid' || invoice.status === 'refunded') return 'double_payment';
  if (invoice.stage === 'supplement') return settleSupplement(deps, payment, invoice);
  if (invoice.state === 'cancelled_by_partner' || invoice.state === 'draft' || invoice.wasEnded)
    return 'late_payment';
  if (await hasLostPromo(deps, invoice)) return 'late_payment';
  const { bookingId, departureId, seats } = invoice;
  const claiming = lacksSeats(invoice)
    ? claimingSeats(deps.now(), {
        bookingId,
        departureId,
        seats,
        releaseAt: null,
        onSaleOn: actorId === null ? todayInIndonesia(deps.now()) : null,
      })
    : null;
  const isMoved =
    !hasLeftWithout(invoice, deps.now()) &&
    (await transitionWithSeats(
      deps,
      {
        bookingId,
        event: invoice.isLast ? 'paid_in_full' : 'down_payment_paid',
        actorId,
        along: markingPaid(invoice, deps.now()),
      },
      claiming,
    ));
  if (!isMoved) {
    if (invoice.state !== 'needs_attention')
      await transitionBooking(deps, { bookingId, event: 'seats_gone', actorId: null });
    return 'seats_gone';
  }
  await post(deps, allocationOf(invoice, payment));
  await confirmPromo(deps, invoice);
  return 'applied';
}

function allocationOf(invoice: InvoiceRow, { id: paymentId, gateway, round, adminFee }: SettledPayment) {
  const { partnerId, bookingId, amount, commission, affiliate, affiliateId, heldBy } = invoice;
  const paid = { paymentId, partnerId, gateway, bookingId, round };
  return allocation(paid, invoice.id, { amount, adminFee, commission, affiliate, affiliateId, heldBy });
}

/**
 * A stage that waits, of an order that stands and has no promo: one statement, if neither it nor its order has changed since they were
 * read here. Everything else is decided under the lock (`settleInvoice`), whose rules these are.
 */
async function payInvoiceAtOnce(
  deps: PayableDeps & LockDeps,
  payment: SettledPayment,
  parts: PaymentParts,
): Promise<boolean> {
  const at = deps.now();
  const invoice = await findInvoice(deps.db, payment.payableId, payment.id);
  if (!invoice || !isOrdinary(invoice) || hasLeftWithout(invoice, at)) return false;
  const { bookingId, departureId, seats } = invoice;
  const claim = { bookingId, departureId, seats, releaseAt: null, onSaleOn: todayInIndonesia(at) };
  const [done] = await lockedStatement(
    deps,
    [...parts.locks, seatsLock(departureId), { kind: 'booking', id: bookingId }],
    movingBooking(
      at,
      {
        bookingId,
        event: invoice.isLast ? 'paid_in_full' : 'down_payment_paid',
        actorId: null,
        rowVersion: invoice.bookingVersion,
        before: [
          ...parts.before,
          sql`due as (select id from invoices where id = ${invoice.id} and xmin::text = ${invoice.version} for no key update)`,
        ],
        onlyIf: sql`exists (select from due) and ${parts.onlyIf}`,
        along: [
          ...markingPaid(invoice, at),
          postingAlong('shared', at, allocationOf(invoice, payment)),
          ...parts.along,
        ],
        answer: [sql`(select count(*) from shared) as shared`, ...parts.answer],
      },
      lacksSeats(invoice) ? claimingSeats(at, claim) : null,
    ),
  );
  if (!done!.isAllowed || !done!.hasSeats) return false;
  return finishMove(deps, done!);
}

const isOrdinary = ({ status, stage, state, discount }: InvoiceRow) =>
  status === 'waiting' &&
  stage !== 'supplement' &&
  (state === 'waiting_payment' || state === 'partly_paid') &&
  discount === null;

/**
 * The bank reversed the payment: the invoice waits again, and a person decides. The seats stay until then.
 */
async function reverseInvoice(deps: PayableDeps, payment: SettledPayment): Promise<void> {
  const { db, now } = deps;
  const invoice = await findInvoice(db, payment.payableId);
  if (!invoice || invoice.status !== 'paid') return;
  const key = allocationKey(invoice.id, payment.id, payment.round);
  await postReversal(deps, { of: key, key: `${key} reversed` });
  await db
    .updateTable('invoices')
    .set({ status: 'waiting', paid_at: null, due_at: sql`greatest(due_at, ${now()}::timestamptz)` })
    .where('id', '=', invoice.id)
    .execute();
  if (invoice.stage === 'supplement') return reopenSupplement(deps, invoice);
  if (invoice.state !== 'cancelled_by_partner')
    await transitionBooking(deps, { bookingId: invoice.bookingId, event: 'payment_reversed', actorId: null });
}

/**
 * Seats that are held, or were released meanwhile; an order that was paid before keeps its seats, whatever a
 * bank reversed since.
 */
const lacksSeats = ({ state, attention }: InvoiceRow) =>
  state === 'waiting_payment' || state === 'expired' || attention === 'seats_gone';

/** Seats on a departed trip are useless, except to the order that held them when it departed. */
const hasLeftWithout = (invoice: InvoiceRow, now: Date) =>
  lacksSeats(invoice) &&
  invoice.departsOn <= todayInIndonesia(now) &&
  !(invoice.state === 'waiting_payment' && invoice.releaseAt !== null && invoice.releaseAt > now);

/** Written with the transition. A revived order may be paid in full: its other stages wait again. */
function markingPaid({ id }: InvoiceRow, at: Date): RawBuilder<unknown>[] {
  return [
    sql`paid as (update invoices set status = 'paid', paid_at = ${at} from moved where booking_id = moved.id and invoices.id = ${id})`,
    sql`revived as (update invoices set status = 'waiting' from moved where booking_id = moved.id and status = 'expired' and voided_at is null and invoices.id <> ${id})`,
  ];
}

/**
 * Its time was over, and somebody else took the use of its promo: at this price it would cost more than the promo may (docs/product/promos.md).
 * The use that is there stays the order's until the end of the transaction.
 */
async function hasLostPromo({ db }: PayableDeps, invoice: InvoiceRow): Promise<boolean> {
  if (!lacksSeats(invoice) || invoice.discount === null) return false;
  return !(await lockPromoUse(db, invoice.bookingId));
}

/** The first payment makes the sale: from then on the discount is spent, by its sponsor. */
async function confirmPromo(
  deps: PayableDeps,
  { bookingId, partnerId, stage, discount }: InvoiceRow,
): Promise<void> {
  if (stage === 'settlement' || discount === null) return;
  await usePromo(deps, bookingId);
  const promo = await deps.db
    .selectFrom('promos')
    .innerJoin('bookings', 'bookings.promo_id', 'promos.id')
    .select('promos.paid_by')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  if (promo.paid_by === 'platform') await post(deps, promoCost({ bookingId, partnerId }, -discount));
}

async function findInvoice(
  db: Db,
  invoiceId: string,
  paymentId: string | null = null,
): Promise<InvoiceRow | null> {
  const row = await invoiceQuery(db, sql`${invoiceId}`, paymentId).executeTakeFirst();
  return row ? invoiceOf(row) : null;
}

/** The same as part of a statement: `invoiceOf` reads its row, as JSON too. */
function invoiceQuery(db: Db, invoiceId: Expression<string | null>, paymentId: string | null = null) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .leftJoin('affiliates as a', 'a.code', 'b.affiliate_code')
    .leftJoin('accounts as o', 'o.id', 'b.account_id')
    .select([
      'i.id',
      sql<string>`i.xmin::text`.as('version'),
      sql<string>`b.xmin::text`.as('bookingVersion'),
      'i.code',
      'i.stage',
      'i.status',
      'i.amount',
      'i.commission',
      'i.affiliate',
      'i.due_at as dueAt',
      'b.id as bookingId',
      'b.code as bookingCode',
      'b.brand_id as brandId',
      'b.state',
      'b.payment_plan as paymentPlan',
      'b.attention',
      'b.account_id as accountId',
      'b.partner_id as partnerId',
      'b.departure_id as departureId',
      'b.seats',
      'd.departs_on as departsOn',
      'b.release_at as releaseAt',
      sql<boolean>`b.state = 'expired' and exists (
        select from booking_history h where h.booking_id = b.id and h.reason in ('refunded', 'account_deleted'))`.as(
        'wasEnded',
      ),
      'a.id as affiliateId',
      sql<
        'partner' | 'platform'
      >`case when exists (select from payments y where y.id = ${paymentId}::uuid and held_by_partner(y.credential_id, y.gateway)) then 'partner' else 'platform' end`.as(
        'heldBy',
      ),
      'b.booker',
      'o.email as accountEmail',
      'i.participant_id as participantId',
      'i.voided_at as voidedAt',
      sql<boolean>`exists (select from savings_payments s where s.booking_id = b.id and s.state in ('asked', 'prepared'))`.as(
        'isWithBank',
      ),
      sql<
        number | null
      >`(select l.amount from booking_lines l where l.booking_id = b.id and l.kind = 'discount')`.as(
        'discount',
      ),
      sql<boolean>`not exists (select from invoices o where o.booking_id = b.id and o.id <> i.id and o.stage <> 'supplement' and o.status in ('waiting', 'expired'))`.as(
        'isLast',
      ),
    ])
    .where('i.id', '=', invoiceId as Expression<string>);
}

type InvoiceFound = Awaited<ReturnType<ReturnType<typeof invoiceQuery>['executeTakeFirstOrThrow']>>;

function invoiceOf(row: InvoiceFound): InvoiceRow {
  const moment = (at: Date | null) => at && new Date(at);
  return {
    ...row,
    dueAt: new Date(row.dueAt),
    releaseAt: moment(row.releaseAt),
    voidedAt: moment(row.voidedAt),
    amount: rupiah(row.amount),
    stage: row.stage as InvoiceStage,
    status: row.status as InvoiceStatus,
    state: row.state as BookingState,
    booker: row.booker as unknown as InvoiceRow['booker'],
  };
}
