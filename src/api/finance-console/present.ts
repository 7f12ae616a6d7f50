// Refunds and disputes as JSON.
import type {
  AttentionOrder,
  Dispute,
  DisputeDetail,
  GrantablePayment,
  GrantedRefund,
  HeldPayment,
  OpenAttention,
  OpenException,
  RefundTask,
} from '#domain/finance-console';

export function presentRefund(task: RefundTask) {
  return {
    id: task.id,
    order_code: task.bookingCode,
    booker_name: task.bookerName,
    reason: task.reason,
    amount: task.amount,
    due_on: task.dueOn,
    held_by: task.heldBy,
    is_transferred: task.isTransferred,
  };
}

export function presentException(exception: OpenException) {
  return {
    id: exception.id,
    kind: exception.kind,
    reference: exception.reference,
    amount: exception.amount,
    created_at: exception.createdAt.toISOString(),
    order_code: exception.bookingCode,
    can_refund: exception.canRefund,
    is_told: exception.isTold,
  };
}

export function presentHeld({ paymentId, reference, amount, bookingCode, note }: HeldPayment) {
  return { payment_id: paymentId, reference, amount, order_code: bookingCode, note };
}

export function presentGrant(grant: GrantedRefund) {
  return {
    id: grant.id,
    order_code: grant.orderCode,
    booker_name: grant.bookerName,
    partner_name: grant.partnerName,
    reason: grant.reason,
    borne_by: grant.borneBy,
    amount: grant.amount,
    note: grant.note,
    status: grant.status,
    made_at: grant.madeAt.toISOString(),
    made_by: grant.madeBy,
    is_own: grant.isOwn,
    decided_at: grant.decidedAt?.toISOString() ?? null,
    decided_by: grant.decidedBy,
    decision_note: grant.decisionNote,
    done_at: grant.doneAt?.toISOString() ?? null,
  };
}

export function presentGrantable({ paymentId, method, reference, total, paidAt, most }: GrantablePayment) {
  return {
    payment_id: paymentId,
    method,
    reference,
    total,
    paid_at: paidAt.toISOString(),
    most_by_platform: most.platform,
    most_by_partner: most.partner,
  };
}

export function presentDispute(dispute: Dispute) {
  return {
    payment_id: dispute.paymentId,
    reference: dispute.reference,
    gateway: dispute.gateway,
    order_code: dispute.orderCode,
    partner_name: dispute.partnerName,
    total: dispute.total,
    begun_at: dispute.begunAt.toISOString(),
    last_step: dispute.lastStep,
    is_open: dispute.isOpen,
    file_count: dispute.fileCount,
    due_on: dispute.dueOn,
    is_answered: dispute.isAnswered,
  };
}

export function presentDisputeDetail(dispute: DisputeDetail) {
  return {
    ...presentDispute(dispute),
    booker_name: dispute.bookerName,
    method: dispute.method,
    paid_at: dispute.paidAt?.toISOString() ?? null,
    steps: dispute.steps.map(({ id, step, amount, at, isOpen, note }) => ({
      id,
      step,
      amount,
      at: at.toISOString(),
      is_open: isOpen,
      note,
    })),
    files: dispute.files.map(({ id, kind, note, addedBy, addedAt }) => ({
      id,
      kind,
      note,
      added_by: addedBy,
      added_at: addedAt.toISOString(),
    })),
  };
}

export function presentNeeding(order: AttentionOrder) {
  const { code, attention, phone, total } = order;
  return {
    ...{ code, attention, phone, total },
    booker_name: order.bookerName,
    partner_name: order.partnerName,
    departs_on: order.departsOn,
    since: order.since.toISOString(),
  };
}

export function presentNeedingDetail({ booking, ...open }: OpenAttention) {
  const { id, code, attention, booker, departure, total } = booking;
  const { acts, cost, received, soonest, latest } = open;
  return {
    ...{ id, code, attention, booker, total, acts, received, soonest, latest },
    title: departure.title,
    departs_on: departure.departsOn,
    partner_name: booking.partner.name,
    cost: cost && { amount: cost.amount, reason: cost.reason },
    seats_left: open.seatsLeft,
    seats_wanted: open.seatsWanted,
    waiting_invoices: booking.invoices
      .filter(({ status }) => status === 'waiting')
      .map((invoice) => ({
        code: invoice.code,
        stage: invoice.stage,
        amount: invoice.amount,
        due_at: invoice.dueAt.toISOString(),
      })),
    goes_back: open.goesBack,
  };
}
