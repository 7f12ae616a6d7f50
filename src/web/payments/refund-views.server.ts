// The refunds of an order of a trip or of souvenirs, as its page shows them to its buyer: how much, why, until when, and to which account.
import * as m from '#messages/messages';
import { findRefundAccount, listRefunds } from '#domain/payments';
import type { Actor } from '#domain/memberships';
import { formatDate, formatInstant } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';
import { transferState } from './refund-transfers.ts';
import type { RefundView } from './refund-list.tsx';
import { refundLabel } from '#labels/bookings';

/** The caller has checked that the order is theirs. */
export async function refundViews(
  { deps, locale }: PageRequest,
  actor: Actor,
  orderId: string,
): Promise<RefundView[]> {
  const refunds = await listRefunds(deps, orderId);
  // Most orders owe nothing back: the account is not opened for them.
  if (refunds.length === 0) return [];
  const transfers = await findRefundAccount(deps, actor);
  return refunds.map(({ id, reason, amount, dueOn, doneAt, proof }) => {
    const transfer = transfers.refunds.find(({ taskId }) => taskId === id);
    return {
      id,
      reason: refundLabel[reason](),
      amount,
      isDone: doneAt !== null,
      state: doneAt ? m.orders_refund_done() : m.orders_refund_open(),
      when: doneAt
        ? m.orders_refund_done_at({ at: formatInstant(doneAt, locale), proof: proof ?? '' })
        : m.orders_refund_due({ date: formatDate(dueOn, locale) }),
      transfer: transfer
        ? { text: transferState(transfer, transfers.account), link: m.refund_account_link() }
        : null,
    };
  });
}
