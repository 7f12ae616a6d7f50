// Payouts as JSON.
import type { GatewayReport, PayeeAccount, Payout, PayoutBatch, PayoutDue } from '#domain/payouts';

export function presentAccount(account: PayeeAccount) {
  return {
    id: account.id,
    partner_id: account.partnerId,
    partner_name: account.partnerName,
    bank: account.bank,
    number: account.number,
    holder: account.holder,
    has_evidence: account.hasEvidence,
    status: account.status,
    proposed_at: account.proposedAt.toISOString(),
    proposed_by: account.proposedBy,
    is_own_proposal: account.isOwnProposal,
    usable_from: account.usableFrom?.toISOString() ?? null,
  };
}

export function presentDue({
  partnerId,
  payeeId,
  refundTaskId,
  partnerName,
  amount,
  entries,
  obstacle,
}: PayoutDue) {
  return {
    partner_id: partnerId,
    payee_id: payeeId,
    refund_task_id: refundTaskId,
    partner_name: partnerName,
    amount,
    entries,
    obstacle,
  };
}

export function presentPayout({ partnerId, isRefund, partnerName, paidOn, ...payout }: Payout) {
  return {
    ...payout,
    partner_id: partnerId,
    is_refund: isRefund,
    partner_name: partnerName,
    paid_on: paidOn,
  };
}

export function presentBatch(batch: PayoutBatch) {
  return {
    id: batch.id,
    code: batch.code,
    until: batch.until,
    status: batch.status,
    total: batch.total,
    count: batch.count,
    made_at: batch.madeAt.toISOString(),
    made_by: batch.madeBy,
    is_own: batch.isOwn,
    decided_at: batch.decidedAt?.toISOString() ?? null,
    decided_by: batch.decidedBy,
    note: batch.note,
  };
}

export function presentReport({ importedAt, bookedOn, ...report }: GatewayReport) {
  return { ...report, imported_at: importedAt.toISOString(), booked_on: bookedOn };
}
