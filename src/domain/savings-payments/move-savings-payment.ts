// The one way a request to pay from savings changes its state: allowed by the table, under its order's locks, and told to whoever
// has the next step.
import { sql, type Updateable } from 'kysely';
import type { CheckoutDeps } from '#domain/bookings';
import { notify, notifyBank } from '#domain/notifications';
import { seatsLock } from '#domain/seats';
import { lockedTransaction } from '#platform/database/locks';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import * as paths from '#shared/paths';
import type { BankRole } from '#shared/roles';
import type { SavingsPaymentNews } from '#shared/savings-payments';
import type { SavingsPayment } from './find-savings-payment.ts';
import { type SavingsPaymentEvent, savingsPaymentMoves } from './savings-payment-states.ts';

export interface SavingsPaymentDeps extends CheckoutDeps {
  /** How long an order keeps its seats while the bank decides; absent: three days. */
  savingsPaymentHoldDays?: number;
}

interface Locked {
  booking: { id: string; departureId: string };
  invoice: { id: string };
}

/**
 * Runs under every lock that money for the order takes: its departure's seats, the order, and its invoice's payments. Whoever else pays
 * it, ends it or decides about it waits.
 */
export function underPaymentLocks<Result>(
  deps: SavingsPaymentDeps,
  { booking, invoice }: Locked,
  run: (within: SavingsPaymentDeps) => Promise<Result>,
): Promise<Result> {
  return lockedTransaction(
    deps,
    [
      seatsLock(booking.departureId),
      { kind: 'booking', id: booking.id },
      { kind: 'payment', id: invoice.id },
    ],
    (db) => run({ ...deps, db }),
  );
}

interface SavingsPaymentMove {
  event: SavingsPaymentEvent;
  /** Null: the clock. */
  actorId: string | null;
  set?: Omit<Updateable<DB['savings_payments']>, 'state'>;
}

/** What the bank's people hear of each, and who of them: whoever has the next step, and whoever must not transfer any more. */
const bankHears: Partial<
  Record<SavingsPaymentEvent, { news: SavingsPaymentNews; roles: readonly BankRole[] }>
> = {
  prepared: { news: 'prepared', roles: ['bank_approver'] },
  returned: { news: 'returned', roles: ['bank_officer'] },
  withdrawn: { news: 'withdrawn', roles: ['bank_officer', 'bank_approver'] },
  lapsed: { news: 'overtaken', roles: ['bank_officer', 'bank_approver'] },
};

const isMemberTold = (event: SavingsPaymentEvent) => event === 'declined' || event === 'lapsed';

/** Who hears of an event, besides whoever did it. */
export const savingsPaymentHearers = (event: SavingsPaymentEvent) => ({
  member: isMemberTold(event),
  bank: bankHears[event] !== undefined,
});

/** Refuses `savings_state` where the table does not allow the event from the state the request is in. */
export async function moveSavingsPayment(
  deps: SavingsPaymentDeps,
  payment: SavingsPayment,
  { event, actorId, set = {} }: SavingsPaymentMove,
): Promise<void> {
  const { from, to } = savingsPaymentMoves[event];
  const { numUpdatedRows } = await deps.db
    .updateTable('savings_payments')
    .set({ ...set, state: to, changed_at: deps.now() })
    .where('id', '=', payment.id)
    .where(sql<boolean>`state = any (${[...from]})`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('savings_state');
  const bank = bankHears[event];
  if (bank) await notifyBankOf(deps, payment, { ...bank, by: actorId });
  // That it is paid is told with the order.
  if (isMemberTold(event)) await notifyMember(deps, payment, to);
}

/** Of the bank's own people, all but whoever did it. */
export function notifyBankOf(
  deps: SavingsPaymentDeps,
  { code, bank }: Pick<SavingsPayment, 'code' | 'bank'>,
  { news, roles, by }: { news: SavingsPaymentNews; roles: readonly BankRole[]; by: string | null },
): Promise<void> {
  return notifyBank(
    deps,
    { bankId: bank.id, roles, by },
    {
      kind: 'savings_payment_moved',
      values: { code, event: news },
      path: paths.bankConsole.savingsPayment(code),
      dedupeKey: `savings payment ${code}`,
    },
  );
}

async function notifyMember(
  deps: SavingsPaymentDeps,
  { code, accountId, booking }: SavingsPayment,
  state: 'declined' | 'lapsed' | string,
): Promise<void> {
  if (accountId === null) return;
  await notify(deps, [
    {
      accountId,
      kind: 'savings_payment_answered',
      values: { code: booking.code, state: state === 'declined' ? 'declined' : 'lapsed' },
      path: paths.member.order(booking.id),
      brandId: booking.brandId,
      dedupeKey: `savings payment ${code}`,
    },
  ]);
}
