// A partner's orders as JSON.
import { type Booking, type listMilestonesOf, transitions } from '#domain/bookings';
import type { ListedParticipant } from '#domain/participants';
import type {
  foreseeTermsCancellation,
  listBookingHistory,
  PartnerBooking,
  RetainedCost,
} from '#domain/partner-console';
import { staffReadsDocuments } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import { presentParticipant } from '#api/participants/present';

export function presentListedOrder(order: PartnerBooking) {
  const { id, code, state, attention, title, total, people, paid } = order;
  return {
    ...{ id, code, state, attention, title, total, people, paid },
    departs_on: order.departsOn,
    ordered_at: order.orderedAt.toISOString(),
    booker_name: order.bookerName,
    waiting_documents: order.waitingDocuments,
  };
}

interface WithOrder {
  people: ListedParticipant[];
  history: Awaited<ReturnType<typeof listBookingHistory>>;
  milestones: Awaited<ReturnType<typeof listMilestonesOf>>;
  cost: RetainedCost | null;
  most: number;
  now: Date;
}

export function presentOrder(booking: Booking, { people, history, milestones, cost, most, now }: WithOrder) {
  const { id, code, state, attention, total, departure } = booking;
  return {
    ...{ id, code, state, attention, total, title: departure.title, booker: booking.booker },
    departure_id: departure.id,
    departs_on: departure.departsOn,
    returns_on: departure.returnsOn,
    ordered_at: booking.orderedAt!.toISOString(),
    people: booking.people,
    participants: people.map(presentParticipant),
    are_documents_open: staffReadsDocuments(
      { ...booking, returnsOn: departure.returnsOn },
      todayInIndonesia(now),
    ),
    invoices: [...booking.invoices, ...booking.supplements].map((invoice) => ({
      code: invoice.code,
      stage: invoice.stage,
      amount: invoice.amount,
      due_at: invoice.dueAt.toISOString(),
      status: invoice.status,
      paid_at: invoice.paidAt?.toISOString() ?? null,
    })),
    ...presentBought(booking),
    milestones: milestones.map(({ kind, reachedOn, note, tracking }) => ({
      ...{ kind, note },
      reached_on: reachedOn,
      courier: tracking?.courier ?? null,
      tracking_number: tracking?.number ?? null,
    })),
    history: history.map(({ at, event }) => ({ at: at.toISOString(), event })),
    is_cancellable: (transitions.cancelled_by_terms.from as readonly string[]).includes(state),
    overdue:
      attention === 'settlement_overdue'
        ? { cost: cost && { amount: cost.amount, reason: cost.reason, is_kept: cost.isKept }, most }
        : null,
  };
}

/** The address is nobody's business until something is sent to it. */
function presentBought({ lines, delivery }: Booking) {
  const items = lines.flatMap((line) =>
    line.kind === 'extra' || line.kind === 'addon' || line.kind === 'supply'
      ? [{ kind: line.kind, name: line.detail.name, quantity: line.quantity, amount: line.amount }]
      : [],
  );
  const isSent = delivery !== null && items.some(({ kind }) => kind === 'supply');
  return {
    items,
    delivery: isSent
      ? {
          recipient: delivery.recipient,
          phone: delivery.phone,
          street: delivery.street,
          note: delivery.note,
          district: delivery.district,
          city: delivery.city,
          province: delivery.province,
          postal_code: delivery.postalCode,
          courier: delivery.courierName,
          service: delivery.service,
        }
      : null,
  };
}

export function presentTermsPlan(plan: Awaited<ReturnType<typeof foreseeTermsCancellation>>) {
  return {
    code: plan.code,
    departs_on: plan.departsOn,
    first_day: plan.firstDay,
    last_day: plan.lastDay,
    requested_on: plan.requestedOn,
    refusal: plan.refusal,
    granted_basis_points: plan.granted,
    total: plan.total,
    paid: plan.paid,
    kept: plan.kept,
    goes_back: plan.goesBack,
    refund_due_on: plan.refundDueOn,
  };
}
