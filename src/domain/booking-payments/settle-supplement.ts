// Settles a supplementary invoice, or its reversal by a bank (decision 0058): the order's state stays; the
// traveller's age category changes.
import { allocation, post } from '#domain/ledger';
import type { PaidOutcome, PayableDeps, SettledPayment } from '#domain/payments';
import { takeKinds } from '#domain/supplements';
import type { BookingState } from '#shared/booking-states';
import { travellers, type Traveller } from '#shared/trip-price';
import { noteEvent } from '#domain/bookings';

export interface PaidSupplement {
  id: string;
  bookingId: string;
  partnerId: string;
  participantId: string | null;
  state: BookingState;
  attention: string | null;
  amount: number;
  commission: number;
  affiliate: number;
  affiliateId: string | null;
  heldBy: 'partner' | 'platform';
  voidedAt: Date | null;
}

/** Orders whose first payment stands. */
const standing: readonly BookingState[] = [
  'partly_paid',
  'paid',
  'in_preparation',
  'departed',
  'completed',
  'needs_attention',
];

export const isSupplementPayable = ({
  state,
  attention,
  voidedAt,
}: Pick<PaidSupplement, 'state' | 'attention' | 'voidedAt'>) =>
  standing.includes(state) && attention !== 'seats_gone' && voidedAt === null;

/** `seats_gone`: an infant that needs a seat where none is left; the money is refunded. */
export async function settleSupplement(
  deps: PayableDeps,
  payment: SettledPayment,
  invoice: PaidSupplement,
): Promise<PaidOutcome> {
  const { db, now } = deps;
  const { id, bookingId, partnerId, participantId } = invoice;
  if (!isSupplementPayable(invoice)) return 'late_payment';
  await db.updateTable('invoices').set({ status: 'paid', paid_at: now() }).where('id', '=', id).execute();
  if (participantId && !(await becomePaidKind(deps, participantId))) {
    await db.updateTable('invoices').set({ status: 'waiting', paid_at: null }).where('id', '=', id).execute();
    return 'seats_gone';
  }
  await post(
    deps,
    allocation(
      { paymentId: payment.id, partnerId, gateway: payment.gateway, bookingId, round: payment.round },
      id,
      {
        ...invoice,
        adminFee: payment.adminFee,
      } as Parameters<typeof allocation>[2],
    ),
  );
  await noteEvent(deps, { bookingId, event: 'supplement_paid', actorId: null });
  return 'applied';
}

/**
 * The invoice waits again: the caller has reversed its allocation. Any other supplement open for this
 * traveller is withdrawn.
 */
export async function reopenSupplement(
  deps: PayableDeps,
  { id, bookingId, participantId }: PaidSupplement,
): Promise<void> {
  if (participantId) {
    await deps.db
      .updateTable('invoices')
      .set({ status: 'expired', voided_at: deps.now() })
      .where('participant_id', '=', participantId)
      .where('id', '<>', id)
      .where('status', '=', 'waiting')
      .execute();
    await becomePaidKind(deps, participantId);
  }
  await noteEvent(deps, { bookingId, event: 'supplement_reversed', actorId: null });
}

/** The oldest category that supplements were paid for, else the one ordered. */
async function becomePaidKind({ db, now }: PayableDeps, participantId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('invoices')
    .select(['status', 'from_traveller', 'to_traveller'])
    .where('participant_id', '=', participantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const paid = rows
    .filter(({ status }) => status === 'paid')
    .map(({ to_traveller }) => travellers.indexOf(to_traveller as Traveller));
  const ordered = Math.max(
    ...rows.map(({ from_traveller }) => travellers.indexOf(from_traveller as Traveller)),
  );
  return takeKinds(db, now(), { participantId, to: travellers[Math.min(ordered, ...paid)]! });
}
