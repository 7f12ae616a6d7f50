// What a bank does with requests to pay from savings (docs/product/savings-payments.md): its queue, one of them, and the answer, which one
// prepares and another agrees to. Only its own.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { receiveFromBank } from '#domain/booking-payments';
import { type Actor, bankOf, bankRoleOf, requireBankRole, requireFreshFactor } from '#domain/memberships';
import type { BrandDirectory } from '#domain/brands';
import type { AuditAction } from '#shared/audit';
import { savingsPaymentAnswerForm } from '#shared/bank-decision-form';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { Page } from '#shared/paging';
import type { BankRole } from '#shared/roles';
import {
  firstSavingsPaymentSort,
  savingsGateway,
  type SavingsPaymentSort,
  type SavingsPaymentState,
} from '#shared/savings-payments';
import {
  findSavingsPayments,
  isSavingsPaymentCode,
  pageSavingsPayments,
  type SavingsPayment,
} from './find-savings-payment.ts';
import { restoreHold } from './hold-order.ts';
import { moveSavingsPayment, type SavingsPaymentDeps, underPaymentLocks } from './move-savings-payment.ts';

export interface BankSavingsPaymentDeps extends SavingsPaymentDeps {
  brands: BrandDirectory;
}

// Age counts backwards: what has waited the longest came into its state the earliest.
const orders = {
  state: { up: sql`coalesce(array_position('{asked,prepared}'::text[], s.state), 3)`, isBackwards: false },
  age: { up: sql`s.changed_at`, isBackwards: true },
  amount: { up: sql`s.amount`, isBackwards: false },
  partner: { up: sql`t.name`, isBackwards: false },
} satisfies Record<SavingsPaymentSort['by'], object>;

interface BankListQuery {
  state?: SavingsPaymentState | null;
  sort?: SavingsPaymentSort;
  page: number;
  limit: number;
}

/** What waits for the bank first unless another order is asked for, of the same the oldest first; no names. Refuses `forbidden`. */
export async function listBankSavingsPayments(
  { db }: SavingsPaymentDeps,
  actor: Actor,
  { state = null, sort = firstSavingsPaymentSort, page, limit }: BankListQuery,
): Promise<Page<SavingsPayment>> {
  const { up, isBackwards } = orders[sort.by];
  return pageSavingsPayments(
    db,
    sql`s.bank_id = ${bankOf(actor)}::uuid and s.state = coalesce(${state}, s.state)
      order by ${up} ${sort.isDown === isBackwards ? sql`asc` : sql`desc`}, s.changed_at, s.id`,
    { page, limit },
  );
}

/** One of the bank's own, by code. Refuses `not_found`, `forbidden`, `step_up_required`. */
export async function getBankSavingsPayment(
  deps: SavingsPaymentDeps,
  actor: Actor,
  code: string,
): Promise<SavingsPayment> {
  const found = await findOwn(deps, actor, code);
  requireFreshFactor(actor);
  return found;
}

async function findOwn({ db }: SavingsPaymentDeps, actor: Actor, code: string): Promise<SavingsPayment> {
  const bankId = bankOf(actor);
  if (!isSavingsPaymentCode(code)) throw new AppError('not_found');
  const [found] = await findSavingsPayments(db, sql`s.code = ${code} and s.bank_id = ${bankId}::uuid`);
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * An officer prepares the answer: the transfer that goes out once another agrees, or the reason why not. Refuses what `decideUnderLocks`
 * refuses, and `invalid_input`.
 */
export function prepareSavingsPayment(
  deps: BankSavingsPaymentDeps,
  actor: Actor,
  { code, form: input }: { code: string; form: unknown },
): Promise<void> {
  const form = checkedForm(savingsPaymentAnswerForm({ today: todayInIndonesia(deps.now()) }), input);
  return decideUnderLocks(deps, actor, { code, role: 'bank_officer' }, async (within, payment) => {
    await moveSavingsPayment(within, payment, {
      event: 'prepared',
      actorId: actor.accountId,
      set: {
        verdict: form.verdict,
        ...(form.verdict === 'confirm'
          ? { reference: form.reference, sent_on: form.sent_on, reason: null }
          : { reference: null, sent_on: null, reason: form.reason }),
        prepared_by: actor.accountId,
        prepared_at: deps.now(),
      },
    });
    await audit(within, actor, payment, 'savings.payment_prepared');
  });
}

/**
 * An approver agrees, or returns it to the officers. Nobody agrees to what they prepared themselves. A confirmation pays the order: the
 * partner has the money, and no money of it is ours. A decline leaves the member time to pay otherwise.
 */
export function decideSavingsPayment(
  deps: BankSavingsPaymentDeps,
  actor: Actor,
  { code, agrees }: { code: string; agrees: boolean },
): Promise<void> {
  return decideUnderLocks(deps, actor, { code, role: 'bank_approver' }, async (within, payment) => {
    const { answer } = payment;
    if (payment.state !== 'prepared' || !answer) throw new AppError('savings_state');
    if (answer.preparedById === actor.accountId)
      throw new AppError('invalid_input', [{ field: 'agrees', message: 'bank_error_own_proposal' }]);
    const actorId = actor.accountId;
    if (!agrees) {
      const unprepared = { verdict: null, reference: null, sent_on: null, reason: null };
      const set = { ...unprepared, prepared_by: null, prepared_at: null };
      await moveSavingsPayment(within, payment, { event: 'returned', actorId, set });
      return audit(within, actor, payment, 'savings.payment_returned');
    }
    if (answer.verdict === 'decline') {
      await moveSavingsPayment(within, payment, { event: 'declined', actorId, set: { decided_by: actorId } });
      await restoreHold(within, payment, brandOf(within, payment));
      return audit(within, actor, payment, 'savings.payment_declined');
    }
    const paymentId = await receiveFromBank(within, {
      gateway: savingsGateway,
      reference: payment.code,
      invoiceId: payment.invoice.id,
      bookingId: payment.booking.id,
      accountId: payment.accountId,
      partnerId: payment.partner.id,
      amount: payment.amount,
    });
    const set = { decided_by: actorId, payment_id: paymentId };
    await moveSavingsPayment(within, payment, { event: 'confirmed', actorId, set });
    await audit(within, actor, payment, 'savings.payment_confirmed');
  });
}

/**
 * Runs with the request as it is under the locks of its order. Refuses `not_found` (also for another bank's), `forbidden`,
 * `step_up_required`, and `savings_state` once the order is paid otherwise or holds no seat any more.
 */
async function decideUnderLocks(
  deps: BankSavingsPaymentDeps,
  actor: Actor,
  { code, role }: { code: string; role: BankRole },
  decide: (within: BankSavingsPaymentDeps, payment: SavingsPayment) => Promise<void>,
): Promise<void> {
  const before = await findOwn(deps, actor, code);
  requireBankRole(actor, before.bank.id, role);
  await underPaymentLocks(deps, before, async (locked) => {
    const within = { ...deps, ...locked };
    if (!(await stillWaits(within, before))) throw new AppError('savings_state');
    await decide(within, await findOwn(within, actor, code));
  });
}

/** The order waits for this money and holds its seats. */
export async function stillWaits(
  { db, now }: SavingsPaymentDeps,
  { booking, invoice }: Pick<SavingsPayment, 'booking' | 'invoice'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select('i.id')
    .where('i.id', '=', invoice.id)
    .where('b.id', '=', booking.id)
    .where('i.status', '=', 'waiting')
    .where('b.state', '=', 'waiting_payment')
    .where('b.release_at', '>', now())
    .executeTakeFirst();
  return row !== undefined;
}

const brandOf = ({ brands }: BankSavingsPaymentDeps, { booking }: SavingsPayment) =>
  brands.list().find(({ id }) => id === booking.brandId)!;

function audit(
  deps: SavingsPaymentDeps,
  actor: Actor,
  { id, savingsId, bank, accountId, amount }: SavingsPayment,
  action: AuditAction,
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: bankRoleOf(actor, bank.id),
    action,
    subjectId: accountId,
    details: { about: savingsId ?? id, amount },
  });
}
