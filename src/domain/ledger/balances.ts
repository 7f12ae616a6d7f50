// Balances of the ledger's accounts, summed on request (spec: none; docs/product/README.md "every booking shows the
// member where each rupiah stands").
import { sql } from 'kysely';
import { type Actor, hasRole, mayOperate, mayTend, mayWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { RefundBearer } from '#shared/granted-refunds';
import { type Rupiah, rupiah } from '#shared/money';
import type { RefundSource } from './postings.ts';

/** The money of one booking, as its member reads it. All amounts are whole rupiah, zero or more. */
export interface BookingMoney {
  /** Received from the customer, valid or not. */
  received: Rupiah;
  /** Received and not yet paying for anything. */
  unallocated: Rupiah;
  /** With the travel partner, for this trip. */
  partner: Rupiah;
  /** Retained by the platform for its service, a consultant's part included. */
  platform: Rupiah;
  gatewayFee: Rupiah;
  /** Received and not counted as valid. */
  unmatched: Rupiah;
  /** To be refunded to the customer. */
  refundDue: Rupiah;
  refunded: Rupiah;
  /** A discount the platform paid to the partner. */
  promo: Rupiah;
}

/** Received − refunded = the sum of everything else but the promo, which is part of what the partner has. */
export async function findBookingMoney({ db }: { db: Db }, bookingId: string): Promise<BookingMoney> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select((is) => ['e.account', 't.kind', is.fn.sum<number>('e.amount').as('sum')])
    .where('e.booking_id', '=', bookingId)
    .groupBy(['e.account', 't.kind'])
    .execute();
  const sum = (account: string, kinds?: string[]) =>
    rupiah(
      rows.reduce(
        (total, row) =>
          row.account === account && (!kinds || kinds.includes(row.kind)) ? total + Number(row.sum) : total,
        0,
      ) || 0,
    );
  const owed = (account: string) => rupiah(-sum(account) || 0);
  return {
    received: sum('gateway_clearing', [
      'receipt',
      'bank_disbursement',
      'savings_payment',
      'unmatched',
      'reversal',
    ]),
    unallocated: owed('customer'),
    partner: rupiah(owed('partner_payable') - sum('partner_receivable')),
    platform: rupiah(owed('platform_fee') + owed('affiliate_payable')),
    gatewayFee: owed('gateway_fee'),
    unmatched: owed('unmatched_receipts'),
    refundDue: owed('refunds'),
    // Of one order, what leaves our bank is its refund.
    refunded: rupiah(-sum('gateway_clearing', ['refund_done']) - sum('bank') || 0),
    promo: sum('promo_cost'),
  };
}

/** What of a payment lies there without paying for anything; negative when more was spent than arrived. */
export async function findUnapplied(
  { db }: { db: Db },
  paymentId: string,
  account: RefundSource,
): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('amount'), is.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return -Number(sum);
}

/**
 * What one payment has brought, and where it lies now; whole rupiah, zero or more unless a refund exceeded
 * it.
 */
export interface PaymentMoney {
  unmatched: number;
  customer: number;
  partner: number;
  /** Refunded to the payer. */
  refunded: number;
  /** Of what was refunded or is owed back, the part taken from the partner's share. */
  refundedByPartner: number;
  /** The part that the platform bears. */
  refundedByPlatform: number;
}

export async function findPaymentMoney({ db }: { db: Db }, paymentId: string): Promise<PaymentMoney> {
  const row = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .where('e.payment_id', '=', paymentId)
    .select([
      sql<number>`coalesce(-sum(amount) filter (where account = 'unmatched_receipts'), 0)::bigint`.as(
        'unmatched',
      ),
      sql<number>`coalesce(-sum(amount) filter (where account = 'customer'), 0)::bigint`.as('customer'),
      sql<number>`coalesce(-sum(amount) filter (where account in ('partner_payable', 'partner_receivable')), 0)::bigint`.as(
        'partner',
      ),
      sql<number>`coalesce(-sum(amount) filter (where account = 'gateway_clearing' and kind = 'refund_done'), 0)::bigint`.as(
        'refunded',
      ),
      // One that was granted and is owed no more was reversed.
      sql<number>`coalesce(sum(amount) filter (where account = 'partner_payable' and (kind in ('refund_done', 'refund_due') or key like 'refund % reversed')), 0)::bigint`.as(
        'refundedByPartner',
      ),
      sql<number>`coalesce(sum(amount) filter (where account = 'refund_cost'), 0)::bigint`.as(
        'refundedByPlatform',
      ),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** How much of a payment that stands may still be granted back, by who bears it; whole rupiah, zero or more. */
export type Grantable = Record<RefundBearer, Rupiah>;

/**
 * Nobody is given back more than they paid: what is left of the payment is what it pays for, less what was granted of it before. A
 * partner bears its own share at most, and the platform nothing of what the partner's own gateway holds.
 */
export async function findGrantable(
  { db }: { db: Db },
  { paymentId, heldBy }: { paymentId: string; heldBy: 'partner' | 'platform' },
): Promise<Grantable> {
  const { partner, applied } = await db
    .selectFrom('ledger_entries')
    .where('payment_id', '=', paymentId)
    .select([
      sql<number>`coalesce(-sum(amount) filter (where account in ('partner_payable', 'partner_receivable')), 0)::bigint`.as(
        'partner',
      ),
      sql<number>`coalesce(-sum(amount) filter (where account in ('partner_payable', 'partner_receivable', 'platform_fee', 'affiliate_payable', 'gateway_fee', 'refund_cost')), 0)::bigint`.as(
        'applied',
      ),
    ])
    .executeTakeFirstOrThrow();
  const left = Math.max(0, applied);
  return {
    partner: rupiah(Math.max(0, Math.min(partner, left))),
    platform: rupiah(heldBy === 'platform' ? left : 0),
  };
}

/** `atGateways` + `atBank` + `gatewayCosts` − `payable` = everything below `refundsOpen`, it included, less `platformPromos`. */
export interface PartnerBalance {
  /** What pilgrims paid for this partner's trips, after fees, with the platform's promos. */
  payable: Rupiah;
  /**
   * Of the platform's and the consultants' shares, what the partner owes because it holds the money itself; taken off `payable`
   * already.
   */
  receivable: Rupiah;
  /** By how much the partner's own promos lowered its prices: shown beside the balance, no part of it. */
  ownPromos: Rupiah;
  /** Money in its accounts at the gateways. */
  atGateways: Rupiah;
  /** What gateways have transferred to the platform's bank, less what the partner was paid from there: negative where that was earlier. */
  atBank: Rupiah;
  /** What gateways took for themselves: the platform bears it. */
  gatewayCosts: Rupiah;
  /** Of it, money that waits to be refunded. */
  refundsOpen: Rupiah;
  /**
   * Owed to the platform, its consultants and, of the commission, the state; less the tax that the partner has paid for us, and what the
   * platform bears of refunds.
   */
  platform: Rupiah;
  /** The gateways' own fees. */
  gatewayFees: Rupiah;
  /**
   * Arrived and pays for nothing (yet), wrong sums included; negative when a bank reversed money already
   * spent.
   */
  waiting: Rupiah;
  /** Of `payable`, what the platform owes for its own promos. */
  platformPromos: Rupiah;
}

/** The travel partner's own staff with that duty, and the platform's finance: they settle, state and decide. */
export function worksOnMoneyOf(actor: Actor, partnerId: string): boolean {
  return mayOperate(actor, 'books') || mayWork(actor, 'money', { partnerId });
}

/** Whoever works on it, a store's own staff with that duty, and a distribution partner's staff. */
export function canSeeMoneyOf(actor: Actor, partnerId: string): boolean {
  return (
    worksOnMoneyOf(actor, partnerId) ||
    mayTend(actor, 'money', partnerId) ||
    hasRole(actor, 'distribution_staff', partnerId)
  );
}

/** Refuses `not_found` to everybody who may not see it. */
export async function findPartnerBalance(
  { db }: { db: Db },
  actor: Actor,
  partnerId: string,
): Promise<PartnerBalance> {
  if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  // Days that are added up, and what came since. Every entry of a transaction is about one partner, so its accounts add up to zero.
  const {
    rows: [row],
  } = await sql<Record<keyof PartnerBalance, number>>`
    with through as (select day from ledger_days_through),
    sums as (
      select account, sum(sum)::bigint as sum from (
        select account, debit - credit as sum from ledger_days where partner_id = ${partnerId}::uuid
        union all select account, amount from ledger_entries where partner_id = ${partnerId}::uuid and value_on > (select day from through)) moved
      group by 1)
    select
      coalesce(-sum(sum) filter (where account in ('partner_payable', 'partner_receivable')), 0)::bigint as payable,
      coalesce(sum(sum) filter (where account = 'partner_receivable'), 0)::bigint as receivable,
      (select coalesce(sum(r.amount), 0) from promo_redemptions r join promos p on p.id = r.promo_id join bookings b on b.id = r.booking_id
        where r.state = 'used' and p.paid_by = 'partner' and p.partner_id = ${partnerId}::uuid and b.partner_id = ${partnerId}::uuid)::bigint as "ownPromos",
      coalesce(sum(sum) filter (where account = 'gateway_clearing'), 0)::bigint as "atGateways",
      coalesce(sum(sum) filter (where account = 'bank'), 0)::bigint as "atBank",
      coalesce(sum(sum) filter (where account = 'gateway_cost'), 0)::bigint as "gatewayCosts",
      coalesce(-sum(sum) filter (where account = 'refunds'), 0)::bigint as "refundsOpen",
      coalesce(-sum(sum) filter (where account in ('platform_fee', 'affiliate_payable', 'tax_payable', 'tax_prepaid', 'refund_cost')), 0)::bigint as platform,
      coalesce(-sum(sum) filter (where account = 'gateway_fee'), 0)::bigint as "gatewayFees",
      coalesce(-sum(sum) filter (where account in ('customer', 'unmatched_receipts')), 0)::bigint as waiting,
      coalesce(sum(sum) filter (where account = 'promo_cost'), 0)::bigint as "platformPromos"
    from sums`.execute(db);
  const {
    payable,
    receivable,
    ownPromos,
    atGateways,
    atBank,
    gatewayCosts,
    refundsOpen,
    platform,
    gatewayFees,
    waiting,
    platformPromos,
  } = row!;
  return {
    payable: rupiah(payable),
    receivable: rupiah(receivable),
    ownPromos: rupiah(ownPromos),
    atGateways: rupiah(atGateways),
    atBank: rupiah(atBank),
    gatewayCosts: rupiah(gatewayCosts),
    refundsOpen: rupiah(refundsOpen),
    platform: rupiah(platform),
    gatewayFees: rupiah(gatewayFees),
    waiting: rupiah(waiting),
    platformPromos: rupiah(platformPromos),
  };
}
