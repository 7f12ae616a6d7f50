// A member asks to pay an order from savings (docs/product/savings-payments.md): which savings may pay, the request, and its withdrawal.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Booking, findBooking, nextInvoiceOf } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { endPayments } from '#domain/payments';
import { newSavingsPaymentCode } from '#platform/public-code';
import { savingsPaymentAskForm } from '#shared/savings-form';
import { checkedForm } from '#shared/form-faults';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import { isOpenSavingsPayment } from '#shared/savings-payments';
import { findSavingsPayments, type SavingsPayment } from './find-savings-payment.ts';
import { firstAskedAt, holdFor, restoreHold } from './hold-order.ts';
import {
  moveSavingsPayment,
  notifyBankOf,
  type SavingsPaymentDeps,
  underPaymentLocks,
} from './move-savings-payment.ts';

/** An account whose bank reports its balance. */
export interface PayingSavings {
  id: string;
  code: string;
  bank: { id: string; name: string };
  balance: Rupiah;
  balanceOn: string;
}

export interface SavingsPaymentOffer {
  /** The latest request for this order; null: none was made. */
  latest: SavingsPayment | null;
  /** Which savings may be asked now; empty while one is asked, and where the order waits for no money. */
  savings: PayingSavings[];
  /** What would be paid: the whole price, or what the plan demands now. */
  amount: Rupiah | null;
}

interface OfOrder {
  /** Its id or code. */
  booking: string;
  brand: Brand;
}

/** The member's own order on this brand, what was asked for it, and what may be asked. Refuses `not_found`. */
export async function findSavingsPaymentOffer(
  deps: SavingsPaymentDeps,
  actor: Actor,
  { booking: idOrCode, brand }: OfOrder,
): Promise<SavingsPaymentOffer> {
  const booking = await ownOrder(deps, actor, { booking: idOrCode, brand });
  const [latest, savings] = await Promise.all([findLatest(deps, booking.id), listPayingSavings(deps, actor)]);
  const invoice = payableInvoice(deps, booking);
  const mayAsk =
    invoice !== null && brand.flags.is_savings && !(latest && isOpenSavingsPayment(latest.state));
  return { latest, savings: mayAsk ? savings : [], amount: invoice && rupiah(invoice.amount) };
}

async function ownOrder(
  deps: SavingsPaymentDeps,
  actor: Actor,
  { booking: idOrCode, brand }: OfOrder,
): Promise<Booking> {
  const booking = await findBooking(deps, actor, idOrCode);
  if (!booking || booking.brandId !== brand.id || booking.state === 'draft') throw new AppError('not_found');
  return booking;
}

const findLatest = async ({ db }: SavingsPaymentDeps, bookingId: string) =>
  (
    await findSavingsPayments(db, sql`s.booking_id = ${bookingId}::uuid order by s.position desc limit 1`)
  )[0] ?? null;

async function listPayingSavings({ db }: SavingsPaymentDeps, { accountId }: Actor): Promise<PayingSavings[]> {
  const { rows } = await sql<PayingSavings>`
    select a.id, a.code, json_build_object('id', k.id, 'name', k.name) as bank, c.balance, c.balance_on as "balanceOn"
    from savings_applications a join savings_accounts c on c.application_id = a.id join partners k on k.id = a.bank_id
    where a.account_id = ${accountId}::uuid and a.state = 'accepted' and c.balance is not null order by c.balance desc, a.created_at, a.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, balance: rupiah(row.balance) }));
}

/** What an order that waits for its first money is to pay; null: nothing that a bank could. Another bank may finance it. */
function payableInvoice({ now }: SavingsPaymentDeps, booking: Booking) {
  const invoice = nextInvoiceOf(booking);
  const isWaiting = booking.state === 'waiting_payment' && booking.paymentPlan !== 'financing';
  return isWaiting && invoice && invoice.stage !== 'supplement' && invoice.dueAt > now() ? invoice : null;
}

/**
 * Asks the bank of these savings to pay what the order demands now. Its seats stay while the bank decides, and numbers to pay at end.
 * Refuses `not_found`, `invalid_input`, `savings_payment_unavailable`: the order waits for no money, one is asked already, or no balance was reported.
 */
export async function askSavingsPayment(
  deps: SavingsPaymentDeps,
  actor: Actor,
  { booking: idOrCode, brand, form }: OfOrder & { form: unknown },
): Promise<void> {
  const { savings } = checkedForm(savingsPaymentAskForm, form);
  const seen = await ownOrder(deps, actor, { booking: idOrCode, brand });
  const invoice = payableInvoice(deps, seen);
  if (!invoice) throw new AppError('savings_payment_unavailable');
  const locked = { booking: { id: seen.id, departureId: seen.departure.id }, invoice };
  await underPaymentLocks(deps, locked, async (within) => {
    const offer = await findSavingsPaymentOffer(within, actor, { booking: seen.id, brand });
    const source = offer.savings.find(({ id, code }) => id === savings || code === savings);
    if (!source || offer.amount !== invoice.amount) throw new AppError('savings_payment_unavailable');
    const code = newSavingsPaymentCode();
    const at = deps.now();
    const first = await firstAskedAt(within, seen.id);
    await within.db
      .insertInto('savings_payments')
      .values({
        code,
        booking_id: seen.id,
        invoice_id: invoice.id,
        account_id: actor.accountId,
        application_id: source.id,
        bank_id: source.bank.id,
        amount: invoice.amount,
        former_due_at: invoice.dueAt,
        asked_at: at,
        changed_at: at,
      })
      .execute();
    await endPayments(within, seen.id);
    await holdFor(within, { booking: seen, invoice, brand, since: first ?? at });
    await notifyBankOf(
      within,
      { code, bank: source.bank },
      { news: 'asked', roles: ['bank_officer'], by: actor.accountId },
    );
    await recordAudit(within, {
      actor,
      action: 'savings.payment_asked',
      subjectId: actor.accountId,
      details: { about: source.id, amount: invoice.amount },
    });
  });
}

/** The member pays otherwise, or not at all. Refuses `not_found`, `savings_state` once the bank has answered. */
export async function withdrawSavingsPayment(
  deps: SavingsPaymentDeps,
  actor: Actor,
  { booking: idOrCode, brand }: OfOrder,
): Promise<void> {
  const booking = await ownOrder(deps, actor, { booking: idOrCode, brand });
  const latest = await findLatest(deps, booking.id);
  if (!latest) throw new AppError('not_found');
  await underPaymentLocks(deps, latest, async (within) => {
    await moveSavingsPayment(within, latest, { event: 'withdrawn', actorId: actor.accountId });
    await restoreHold(within, latest, brand);
    await recordAudit(within, {
      actor,
      action: 'savings.payment_withdrawn',
      subjectId: actor.accountId,
      details: { about: latest.savingsId ?? latest.id },
    });
  });
}
