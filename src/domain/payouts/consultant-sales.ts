// What was ordered under the code of a consultant or a distribution partner, and the commission of each order by the ledger (docs/product/affiliates.md). Nothing says who ordered.
import { sql } from 'kysely';

import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { BookingState } from '#shared/booking-states';
import type { LocalText } from '#shared/locale';
import { type Rupiah, rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import { affiliateOfDistribution, requireAffiliate } from './affiliate-of.ts';

export interface ConsultantSale {
  orderedAt: Date;
  title: LocalText;
  departsOn: string;
  people: number;
  state: BookingState;
  /** What more is earned when the rest is paid; of an order that ended nothing. */
  expected: Rupiah;
  /** By the ledger: what was earned and not taken back. */
  earned: Rupiah;
  /** Of that, what has reached the consultant's account. */
  paidOut: Rupiah;
}

export interface ConsultantSales extends Page<ConsultantSale> {
  /** Of all orders, not only of the page. */
  sums: { paidFor: number; expected: Rupiah; earned: Rupiah };
}

/** The newest first. Refuses `not_found` to whoever is no consultant. */
export async function listConsultantSales(
  deps: { db: Db },
  actor: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<ConsultantSales> {
  return salesUnder(deps, await requireAffiliate(deps, actor), { page, limit });
}

/** Of the distribution partner somebody works for. Refuses `forbidden` to everybody else, `not_found` where it has no code. */
export async function listDistributionSales(
  deps: { db: Db },
  actor: Actor,
  paging: { page: number; limit: number },
): Promise<ConsultantSales> {
  return salesUnder(deps, await affiliateOfDistribution(deps, actor), paging);
}

async function salesUnder(
  deps: { db: Db },
  affiliateId: string,
  { page, limit }: { page: number; limit: number },
): Promise<ConsultantSales> {
  const { rows: items } = await sql<ConsultantSale>`
    select b.ordered_at as "orderedAt", p.title, d.departs_on as "departsOn", b.adults + b.children + b.infants as people, b.state,
      ${expectedOf} as expected, coalesce(l.earned, 0)::bigint as earned, coalesce(l.paid_out, 0)::bigint as "paidOut"
    from affiliates f join bookings b on b.affiliate_code = f.code and b.state <> 'draft'
      join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
      cross join lateral (
        select -sum(e.amount) as earned, -sum(e.amount) filter (where exists (select from payout_entries x join payouts o on o.id = x.payout_id
          where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live and o.status = 'paid')) as paid_out
        from ledger_entries e where e.booking_id = b.id and e.account = 'affiliate_payable' and e.payee_id = f.id
      ) l
    where f.id = ${affiliateId}::uuid
    order by b.ordered_at desc, b.id limit ${limit} offset ${(page - 1) * limit}`.execute(deps.db);
  const {
    rows: [sums],
  } = await sql<{ total: number; paidFor: number; expected: number; earned: number }>`
    select count(*)::int as total, count(*) filter (where exists (select from invoices i where i.booking_id = b.id and i.paid_at is not null))::int as "paidFor",
      coalesce(sum(${expectedOf}), 0)::bigint as expected,
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e
        where e.account = 'affiliate_payable' and e.payee_id = ${affiliateId}::uuid and e.booking_id is not null) as earned
    from affiliates f join bookings b on b.affiliate_code = f.code and b.state <> 'draft' where f.id = ${affiliateId}::uuid`.execute(
    deps.db,
  );
  const { total, paidFor, expected, earned } = sums!;
  return {
    items: items.map((item) => ({
      ...item,
      expected: rupiah(item.expected),
      earned: rupiah(item.earned),
      paidOut: rupiah(item.paidOut),
    })),
    page,
    limit,
    total,
    totalIsCapped: false,
    sums: { paidFor, expected: rupiah(expected), earned: rupiah(earned) },
  };
}

/** Of a row `b` of bookings. */
const expectedOf = sql`case when b.state in ('waiting_payment', 'partly_paid') then
  (select coalesce(sum(i.affiliate), 0)::bigint from invoices i where i.booking_id = b.id and i.status = 'waiting') else 0 end`;
