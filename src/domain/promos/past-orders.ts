// What a promo would have cost in days that are over (docs/product/promos.md): judged by the function that the checkout asks, in the order
// the orders came, within its limits and its budget.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Category } from '#shared/catalogue';
import { addDays, todayInIndonesia } from '#shared/dates';
import { type Rupiah, rupiah } from '#shared/money';
import { type ConsolePromo, getConsolePromo } from './console-promo.ts';
import { judge, type PromoRefusal } from './discount.ts';
import type { PromoDeps } from './list-promos.ts';

/** Of the newest. Our choice: a year of a large brand, read in one go. */
const readMost = 20_000;

interface PastOrder {
  /** The same for all orders of one person; null: the person is gone. */
  account: string | null;
  category: Category;
  partner: string;
  departure: string;
  /** What the promo is taken from: what was chosen, without delivery and without a discount. */
  total: Rupiah;
  /** What another promo took off. */
  given: Rupiah;
  orderedOn: string;
}

/** Why a paid order would have gone without it: by its rules, by its limits, or because it had a promo that takes more. */
export type PastRefusal = PromoRefusal | 'better_promo';

export interface PastOrdersTrial {
  /** The first day looked at; the last one is yesterday. */
  from: string;
  to: string;
  /** Paid orders of those days, and whether there were more than are looked at. */
  looked: number;
  isCapped: boolean;
  uses: number;
  /** What they would have taken off together. */
  cost: Rupiah;
  /** What those orders came to before. */
  sales: Rupiah;
  /** The day of the first order that the budget or the number of uses no longer covered. */
  usedUpOn: string | null;
  excluded: { refusal: PastRefusal; count: number }[];
}

/**
 * As if it had been open on each of those days, for orders that were paid for. Of a partner's promo only its own orders are looked at.
 * Refuses like `getConsolePromo`.
 */
export async function tryOnPastOrders(
  deps: PromoDeps,
  actor: Actor,
  { id, days }: { id: string; days: number },
): Promise<PastOrdersTrial> {
  const promo = await getConsolePromo(deps, actor, id);
  const today = todayInIndonesia(deps.now());
  const from = addDays(today, -days);
  const orders = await readPaidOrders(deps, promo, { from, until: today });
  return { from, to: addDays(today, -1), ...replay(promo, orders), isCapped: orders.length === readMost };
}

/** Takes uses as they would have been taken, the oldest order first. */
export function replay(
  promo: ConsolePromo,
  orders: readonly PastOrder[],
): Omit<PastOrdersTrial, 'from' | 'to' | 'isCapped'> {
  const excluded = new Map<PastRefusal, number>();
  const usesOf = new Map<string, number>();
  let [uses, cost, sales] = [0, 0, 0];
  let usedUpOn: string | null = null;
  for (const order of orders) {
    // Its own days do not count: it is tried on others.
    const judgement = judge({ ...promo, isActive: true }, { ...order, today: promo.validFrom });
    const { discount } = judgement;
    const before = order.account === null ? 0 : (usesOf.get(order.account) ?? 0);
    const isUsedUp =
      (promo.maxUses !== null && uses >= promo.maxUses) ||
      (promo.budget !== null && cost + (discount ?? 0) > promo.budget);
    const refusal: PastRefusal | null =
      judgement.refusal ??
      (isUsedUp
        ? 'used_up'
        : before >= promo.maxUsesPerMember
          ? 'used_by_member'
          : // An order has one promo: people keep the one that takes more.
            order.given >= (discount ?? 0)
            ? 'better_promo'
            : null);
    if (refusal === 'used_up') usedUpOn ??= order.orderedOn;
    if (refusal || discount === null) {
      excluded.set(refusal!, (excluded.get(refusal!) ?? 0) + 1);
      continue;
    }
    uses += 1;
    cost += discount;
    sales += order.total;
    if (order.account !== null) usesOf.set(order.account, before + 1);
  }
  return {
    looked: orders.length,
    uses,
    cost: rupiah(cost),
    sales: rupiah(sales),
    usedUpOn,
    excluded: [...excluded]
      .map(([refusal, count]) => ({ refusal, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}

async function readPaidOrders(
  { db }: PromoDeps,
  { brand, ownerId }: ConsolePromo,
  { from, until }: { from: string; until: string },
): Promise<PastOrder[]> {
  const dayStart = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Jakarta'`;
  const { rows } = await sql<{ orders: PastOrder[] | null }>`
    select json_agg(o order by o.at, o.id) as orders from (
      select b.id, b.ordered_at as at, b.account_id as account, product_category(p.kind) as category, t.slug as partner, d.id as departure, l.total, l.given,
        to_char(b.ordered_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as "orderedOn"
      from bookings b
        join departures d on d.id = b.departure_id
        join programmes p on p.id = d.programme_id
        join partners t on t.id = b.partner_id
        join lateral (
          select coalesce(sum(amount) filter (where kind not in ('shipping', 'discount')), 0)::bigint as total,
            coalesce(-sum(amount) filter (where kind = 'discount'), 0)::bigint as given
          from booking_lines where booking_id = b.id
        ) l on true
      where b.state <> 'draft' and b.brand_id = ${brand} and b.ordered_at >= ${dayStart(from)} and b.ordered_at < ${dayStart(until)}
        and (${ownerId}::uuid is null or b.partner_id = ${ownerId}::uuid)
        and exists (select from invoices i where i.booking_id = b.id and i.paid_at is not null)
      order by b.ordered_at desc limit ${readMost}
    ) o`.execute(db);
  return rows[0]?.orders ?? [];
}
