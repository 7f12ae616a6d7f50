// Balances of the ledger's accounts, summed on request (spec: none; docs/product/README.md "every booking shows the
// member where each rupiah stands").
import { sql } from 'kysely';
import { type Actor, hasRole, mayOperate, mayTend, mayWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { RefundBearer } from '#shared/granted-refunds';
import { type Rupiah, rupiah } from '#shared/money';
import { againPattern } from './keys.ts';
import type { RefundSource } from './postings.ts';

/** The money of one booking, as its member reads it. All amounts are whole rupiah, zero or more. */
export interface BookingMoney {
  /** Received from the customer, valid or not, and not taken back by its bank. */
  received: Rupiah;
  /** Received, and taken back by its bank since. */
  takenBack: Rupiah;
  /** What the platform adds of its own: refunds of an order that stands, which it bears. */
  borne: Rupiah;
  /** Received and not yet paying for anything. */
  unallocated: Rupiah;
  /** The travel partner's, for this trip. */
  partner: Rupiah;
  /** Of it, what the customer paid and the platform still holds, until it is paid out to the partner. */
  withUs: Rupiah;
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

/** Received + borne − refunded = unallocated + partner + platform + gatewayFee + unmatched + refundDue − promo, which is part of what the partner has. */
export async function findBookingMoney({ db }: { db: Db }, bookingId: string): Promise<BookingMoney> {
  const { rows } = await sql<BookingMoney>`
    with moved as (
      select e.account, e.amount, e.payment_id, t.kind, t.key like ${againPattern} as is_again, e.account = 'partner_payable' and e.payment_id is not null
          and not exists (select from payments p where p.id = e.payment_id and held_by_partner(p.credential_id, p.gateway))
          and not exists (select from payout_entries x join payouts o on o.id = x.payout_id
            where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live and o.status = 'paid') as is_with_us
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.booking_id = ${bookingId}),
    -- What a bank took back and has paid again since is not taken back.
    taken as (
      select greatest(0, -sum(amount)) as sum from moved
      where account = 'gateway_clearing' and (kind = 'reversal' or kind in ('receipt', 'unmatched') and is_again) group by payment_id),
    sums as (
      select coalesce(sum(amount) filter (where account = 'gateway_clearing' and kind in ('receipt', 'bank_disbursement', 'savings_payment', 'unmatched', 'reversal')), 0)::bigint as received,
        coalesce(sum(amount) filter (where account = 'refund_cost'), 0)::bigint as borne,
        coalesce(-sum(amount) filter (where account = 'customer'), 0)::bigint as unallocated,
        coalesce(-sum(amount) filter (where account in ('partner_payable', 'partner_receivable')), 0)::bigint as partner,
        coalesce(-sum(amount) filter (where is_with_us), 0)::bigint as "withUs",
        coalesce(-sum(amount) filter (where account in ('platform_fee', 'affiliate_payable')), 0)::bigint as platform,
        coalesce(-sum(amount) filter (where account = 'gateway_fee'), 0)::bigint as "gatewayFee",
        coalesce(-sum(amount) filter (where account = 'unmatched_receipts'), 0)::bigint as unmatched,
        coalesce(-sum(amount) filter (where account = 'refunds'), 0)::bigint as "refundDue",
        -- Of one order, what leaves our bank is its refund.
        coalesce(-sum(amount) filter (where account = 'gateway_clearing' and kind = 'refund_done' or account = 'bank'), 0)::bigint as refunded,
        coalesce(sum(amount) filter (where account = 'promo_cost'), 0)::bigint as promo
      from moved)
    select received, (select coalesce(sum(sum), 0)::bigint from taken) as "takenBack", borne, unallocated, partner,
      -- Of an order that was paid out and goes back after all, the partner owes us what we give back.
      greatest(0, least("withUs", partner - promo)) as "withUs", platform, "gatewayFee", unmatched, "refundDue", refunded, promo
    from sums`.execute(db);
  return rows[0]!;
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
