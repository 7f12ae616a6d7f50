// How each money event is booked. Pure; one function for each, and nowhere else (docs/product/ledger.md).
import {
  allocationKey,
  costKey,
  followedRefundKey,
  giftKey,
  payoutKey,
  promoKey,
  receiptKey,
  refundKey,
  termsKey,
  unmatchedKey,
} from './keys.ts';
import type { RefundBearer } from '#shared/granted-refunds';
import type { Entry, Posting } from './post.ts';

export interface PaidBy {
  paymentId: string;
  /** Whose trip it pays for; null: what several stores sell, paid to the platform itself. */
  partnerId: string | null;
  gateway: string;
  bookingId: string;
  /** How often it was settled again after its bank had reversed it. */
  round?: number;
}

/** Of a payment for one partner's trip. */
type PaidByPartner = PaidBy & { partnerId: string };

const clearing = ({ gateway, partnerId }: Pick<PaidBy, 'gateway' | 'partnerId'>) => ({
  account: 'gateway_clearing' as const,
  owner: `${gateway} ${partnerId ?? 'platform'}`,
});

/** Money arrived for a booking: it is the customer's until it pays for something. */
export function receipt(paid: PaidBy, total: number): Posting {
  const about = aboutOf(paid);
  return {
    key: receiptKey(paid.paymentId, paid.round),
    kind: 'receipt',
    entries: [
      { ...clearing(paid), ...about, amount: total },
      { account: 'customer', owner: paid.bookingId, ...about, amount: -total },
    ],
  };
}

/** A bank paid the partner for its customer (docs/product/financing.md): the same booking as a receipt, under a name of its own. */
export function bankDisbursement(paid: PaidBy, total: number): Posting {
  return { ...receipt(paid, total), kind: 'bank_disbursement' };
}

/** A bank paid the partner from its customer's savings (docs/product/savings-payments.md). */
export function savingsPaymentReceipt(paid: PaidBy, total: number): Posting {
  return { ...receipt(paid, total), kind: 'savings_payment' };
}

/** Money that may not count: a wrong amount, an unknown number, a second payment. It waits for a person. */
export function unmatched(paid: PaidBy, { gatewayId, total }: { gatewayId: string; total: number }): Posting {
  const about = aboutOf(paid);
  return {
    key: unmatchedKey(paid.paymentId, gatewayId, paid.round),
    kind: 'unmatched',
    entries: [
      { ...clearing(paid), ...about, amount: total },
      { account: 'unmatched_receipts', owner: paid.paymentId, ...about, amount: -total },
    ],
  };
}

/** How an invoice's amount is shared. */
export interface InvoiceSplit {
  amount: number;
  adminFee: number;
  /** Of the amount; the consultant's part is taken from it. */
  commission: number;
  affiliate: number;
  /** Null when nobody is owed it (any more). */
  affiliateId: string | null;
  /** Who holds the money: the partner, at a gateway of its own, or the platform for it. */
  heldBy: 'partner' | 'platform';
}

/**
 * The customer's money pays an invoice. Where the platform holds it, the partner is owed its share. Where the partner holds it, all of it
 * is the partner's, and it owes the platform's and the consultant's share.
 */
export function allocation(paid: PaidByPartner, invoiceId: string, split: InvoiceSplit): Posting {
  const about = aboutOf(paid);
  const { partnerId } = paid;
  const owedByPartner = split.heldBy === 'partner' ? split.commission : 0;
  const entries: Entry[] = [
    { account: 'customer', owner: paid.bookingId, ...about, amount: split.amount + split.adminFee },
    {
      account: 'partner_payable',
      owner: partnerId,
      ...about,
      amount: -(split.amount - split.commission + owedByPartner),
    },
    { account: 'partner_receivable', owner: partnerId, ...about, amount: owedByPartner },
    { account: 'platform_fee', owner: 'platform', ...about, amount: -(split.commission - split.affiliate) },
    {
      account: 'affiliate_payable',
      owner: split.affiliateId ?? 'platform',
      ...about,
      payeeId: split.affiliateId,
      amount: -split.affiliate,
    },
    { account: 'gateway_fee', owner: paid.gateway, ...about, amount: -split.adminFee },
  ];
  return { key: allocationKey(invoiceId, paid.paymentId, paid.round), kind: 'allocation', entries };
}

/** A discount the platform gives is owed to the partner. One of the partner's own is a lower price: nothing is posted. */
export function promoCost(booking: { bookingId: string; partnerId: string }, discount: number): Posting {
  const about = { bookingId: booking.bookingId, partnerId: booking.partnerId };
  return {
    key: promoKey(booking.bookingId),
    kind: 'promo',
    entries: [
      { account: 'promo_cost', owner: 'platform', ...about, amount: discount },
      { account: 'partner_payable', owner: booking.partnerId, ...about, amount: -discount },
    ],
  };
}

/** Where money lies that pays for nothing. */
export type RefundSource = 'customer' | 'unmatched_receipts';

/**
 * Money that pays for nothing (any more) is owed back to its payer. What paid an invoice is reversed first:
 * `postReversal`.
 */
export function refundDue(
  paid: PaidBy,
  { taskId, from, total }: { taskId: string; from: RefundSource; total: number },
): Posting {
  const about = aboutOf(paid);
  return {
    key: refundKey(taskId),
    kind: 'refund_due',
    entries: [
      {
        account: from,
        owner: from === 'customer' ? paid.bookingId : paid.paymentId,
        ...about,
        amount: total,
      },
      { account: 'refunds', owner: paid.bookingId, ...about, amount: -total },
    ],
  };
}

/** Finance grants a refund of an order that stands: its bearer owes it, and the shares of the payment stay as they are. */
export function grantedRefundDue(
  paid: PaidByPartner,
  { taskId, borneBy, total }: { taskId: string; borneBy: RefundBearer; total: number },
): Posting {
  const about = aboutOf(paid);
  return {
    key: refundKey(taskId),
    kind: 'refund_due',
    entries: [
      { ...bearerAccount(paid, borneBy), ...about, amount: total },
      { account: 'refunds', owner: paid.bookingId, ...about, amount: -total },
    ],
  };
}

const bearerAccount = ({ partnerId }: PaidByPartner, borneBy: RefundBearer) =>
  borneBy === 'partner'
    ? { account: 'partner_payable' as const, owner: partnerId }
    : { account: 'refund_cost' as const, owner: 'platform' };

/** The money has left the partner's account. */
export function refundDone(paid: PaidBy, { taskId, total }: { taskId: string; total: number }): Posting {
  const about = aboutOf(paid);
  return {
    key: `${refundKey(taskId)} done`,
    kind: 'refund_done',
    entries: [
      { account: 'refunds', owner: paid.bookingId, ...about, amount: total },
      { ...clearing(paid), ...about, amount: -total },
    ],
  };
}

/** It left our own bank, in a batch of payouts: the gateways transfer what they received for it there. */
export function refundTransferred(
  paid: PaidBy,
  { payoutId, account }: { payoutId: string; account: string },
  total: number,
  day: string | undefined,
): Posting {
  const about = aboutOf(paid);
  return {
    key: payoutKey(payoutId),
    kind: 'refund_done',
    entries: [
      { account: 'refunds', owner: paid.bookingId, ...about, amount: total },
      { account: 'bank', owner: account, ...about, amount: -total },
    ],
    ...(day && { valueOn: day }),
  };
}

/** The sources of money that a gateway refunded by itself; whole rupiah. */
export interface RefundSources {
  /** What was owed back already. */
  refunds: number;
  unmatched: number;
  customer: number;
  /** Negative: what was taken from the partner before is the customer's refund after all. */
  partner: number;
  /** Zero or negative, likewise: what the platform bore before. */
  platform: number;
}

/** The gateway reports that it was refunded, whoever initiated it. */
export function refundFollowed(
  paid: PaidBy,
  statusKey: string,
  { refunds, unmatched: fromUnmatched, customer, partner, platform }: RefundSources,
): Posting {
  const about = aboutOf(paid);
  return {
    key: followedRefundKey(paid.paymentId, statusKey),
    kind: 'refund_done',
    entries: [
      { account: 'refunds', owner: paid.bookingId, ...about, amount: refunds },
      { account: 'unmatched_receipts', owner: paid.paymentId, ...about, amount: fromUnmatched },
      { account: 'customer', owner: paid.bookingId, ...about, amount: customer },
      // Of several stores nobody can say which one's share it was: the customer has it back and owes it, until a person decides.
      paid.partnerId === null
        ? { account: 'customer', owner: paid.bookingId, ...about, amount: partner }
        : { account: 'partner_payable', owner: paid.partnerId, ...about, amount: partner },
      { account: 'refund_cost', owner: 'platform', ...about, amount: platform },
      { ...clearing(paid), ...about, amount: -(refunds + fromUnmatched + customer + partner + platform) },
    ],
  };
}

/**
 * What a partner gave of its share, or the platform of its own, while the order stood turns out to be the customer's own money: the order
 * does not take place.
 */
export function giftCounted(paid: PaidByPartner, given: Record<RefundBearer, number>): Posting {
  const about = aboutOf(paid);
  return {
    key: giftKey(paid.paymentId),
    kind: 'refund_done',
    entries: [
      { account: 'customer', owner: paid.bookingId, ...about, amount: given.partner + given.platform },
      { ...bearerAccount(paid, 'partner'), ...about, amount: -given.partner },
      { ...bearerAccount(paid, 'platform'), ...about, amount: -given.platform },
    ],
  };
}

/** Of an order that does not take place: what its partner had already spent on it. */
export function retainedCostPosting(paid: PaidByPartner, total: number): Posting {
  return {
    key: costKey(paid.bookingId, paid.paymentId),
    kind: 'cost_kept',
    entries: fromCustomerToPartner(paid, total),
  };
}

/**
 * Of an order that its partner cancelled by its contract: what the contract leaves with the partner, taken
 * from this payment.
 */
export function termsRetained(paid: PaidByPartner, total: number): Posting {
  return {
    key: termsKey(paid.bookingId, paid.paymentId),
    kind: 'terms_kept',
    entries: fromCustomerToPartner(paid, total),
  };
}

function fromCustomerToPartner(paid: PaidByPartner, total: number): Entry[] {
  const about = aboutOf(paid);
  return [
    { account: 'customer', owner: paid.bookingId, ...about, amount: total },
    { account: 'partner_payable', owner: paid.partnerId, ...about, amount: -total },
  ];
}

function aboutOf({ bookingId, paymentId, partnerId }: PaidBy) {
  return { bookingId, paymentId, partnerId };
}
