// What the page of an order shows, read together (spec §2 /member/my-order/{orderId}).
import { data } from 'react-router';
import {
  type Booking,
  findBooking,
  findFeedback,
  listMilestonesOf,
  nextActionOf,
  timelineOf,
  nextInvoiceOf,
} from '#domain/bookings';
import { findReschedule } from '#domain/departure-changes';
import { findRetainedCost, findTermsCancellation } from '#domain/partner-console';
import { findBookingMoney } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import { findDocumentProgress, listParticipants } from '#domain/participants';
import { findLatestPayment, listWrongAmounts } from '#domain/payments';
import type { PromisesView } from '#web/conversations/promise-list.tsx';
import { promisesView } from '#web/conversations/promises-view.server';
import { paymentMethodName } from '#web/payments/labels.server';
import { refundViews } from '#web/payments/refund-views.server';
import { listReviewedBookings } from '#domain/reviews';
import { crossesBorder } from '#shared/participant-documents';
import { type OrderView, orderView } from './order-view.ts';
import { requireMember } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';
import { savingsPayView } from '#web/savings-payments/pay-view.server';
import type { SavingsPayView } from '#web/savings-payments/pay-view';
import { requireArea } from '#web/request/require-area.server';

/** The member's own order on this brand; throws the 404 page for everything else, drafts too. */
export async function requireOrder(
  request: PageRequest,
  idOrCode: string,
): Promise<{ actor: Actor; booking: Booking }> {
  requireArea(request, 'orders');
  const actor = requireMember(request);
  const booking = await findBooking(request.deps, actor, idOrCode);
  if (!booking || booking.brandId !== request.brand.id || booking.state === 'draft')
    throw data(null, { status: 404 });
  return { actor, booking };
}

/** With what a bank was asked to pay from savings, and what was promised in the conversation. */
export type OrderPageView = OrderView & { savings: SavingsPayView | null; promises: PromisesView | null };

export async function loadOrder(request: PageRequest, idOrCode: string): Promise<OrderPageView> {
  const { actor, booking } = await requireOrder(request, idOrCode);
  const { deps, locale, brand } = request;
  const [
    participants,
    documents,
    milestones,
    money,
    refunds,
    wrongAmounts,
    reviewed,
    newDate,
    feedback,
    cost,
    ended,
    latest,
    savings,
    promises,
  ] = await Promise.all([
    listParticipants(deps, actor, booking.id),
    findDocumentProgress(deps, booking.id),
    listMilestonesOf(deps, booking.id),
    findBookingMoney(deps, booking.id),
    refundViews(request, actor, booking.id),
    listWrongAmounts(deps, booking.id),
    listReviewedBookings(deps, [booking.id]),
    findReschedule(deps, booking.id),
    findFeedback(deps, booking.id),
    findRetainedCost(deps, booking),
    findTermsCancellation(deps, booking.id),
    findLatestPayment(deps, actor, booking.id),
    booking.state === 'waiting_payment' ? savingsPayView(request, booking) : null,
    promisesView(request, actor, { kind: 'order', id: booking.id }),
  ]);
  const now = deps.now();
  const nextInvoice = nextInvoiceOf(booking);
  const { departure } = booking;
  const isRunning =
    latest &&
    latest.payableId === nextInvoice?.id &&
    (latest.state === 'waiting' || latest.state === 'creating') &&
    latest.expiresAt > now;
  const view = orderView(
    {
      booking,
      nextInvoice,
      participants,
      documents,
      money,
      refunds,
      wrongAmounts,
      running: isRunning ? { payment: latest, method: paymentMethodName(latest.method) } : null,
      cost,
      ended,
      newDate,
      now,
      hasFeedback: feedback !== null,
      next: nextActionOf({ ...booking, nextInvoice, documents, isReviewed: reviewed.has(booking.id) }, now),
      timeline: timelineOf({
        ...booking,
        documents,
        milestones,
        needsVisa: crossesBorder(departure.kind),
        departsOn: departure.departsOn,
      }),
      tracking: milestones.find(({ kind }) => kind === 'kit')?.tracking ?? null,
    },
    { locale, email: brand.email },
  );
  return { ...view, savings, promises };
}
