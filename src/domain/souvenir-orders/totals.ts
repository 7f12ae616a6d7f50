// What an order comes to (docs/product/souvenir-orders.md): sums of lines and shipping, and a discount divided by price, to the rupiah.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah, shareOf, splitByLargestRemainder } from '#shared/money';

export interface PricedLine {
  id: string;
  storeOrderId: string;
  price: number;
  quantity: number;
  /** The promo takes something off it. */
  isDiscounted: boolean;
}

export interface PricedPart {
  id: string;
  /** Of the lines. */
  items: Rupiah;
  discount: Rupiah;
  /** Of what the items cost after the discount; never of shipping. */
  commission: Rupiah;
}

/** Divides the discount over the lines it is meant for by what each costs; the parts add up to it, and no line is below nothing. */
export function divideDiscount(
  lines: readonly PricedLine[],
  discount: Rupiah,
  commissionBasisPoints: number,
): { lines: Map<string, Rupiah>; parts: PricedPart[] } {
  const costs = lines.map(({ price, quantity }) => price * quantity);
  const meant = lines.map(({ isDiscounted }, index) => (isDiscounted ? costs[index]! : 0));
  const shares = splitByLargestRemainder(discount, meant);
  const parts = new Map<string, { items: number; discount: number }>();
  for (const [index, { storeOrderId }] of lines.entries()) {
    const part = parts.get(storeOrderId) ?? { items: 0, discount: 0 };
    part.items += costs[index]!;
    part.discount += shares[index]!;
    parts.set(storeOrderId, part);
  }
  return {
    lines: new Map(lines.map(({ id }, index) => [id, shares[index]!])),
    parts: [...parts].map(([id, { items, discount: taken }]) => ({
      id,
      items: rupiah(items),
      discount: rupiah(taken),
      commission: shareOf(rupiah(items - taken), commissionBasisPoints),
    })),
  };
}

/** Writes the sums of an order anew from its lines, its shipping and its discount. */
export async function writeTotals(db: Db, orderId: string): Promise<void> {
  const order = await db
    .selectFrom('souvenir_orders')
    .select(['discount', 'commission_basis_points'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  // A promo for one store takes something off its items alone; what orders were promised by does not change.
  const { rows } = await sql<PricedLine>`
    select l.id, l.store_order_id as "storeOrderId", l.price, l.quantity,
      coalesce(p.partner_id = s.store_id, true) as "isDiscounted"
    from store_order_lines l join store_orders s on s.id = l.store_order_id join souvenir_orders o on o.id = s.order_id
      left join promos p on p.id = o.promo_id
    where s.order_id = ${orderId}::uuid order by s.position, l.id`.execute(db);
  const divided = divideDiscount(rows, rupiah(order.discount), order.commission_basis_points);
  await sql`update store_order_lines l set discount = d.discount
    from unnest(${[...divided.lines.keys()]}::uuid[], ${[...divided.lines.values()]}::bigint[]) d (id, discount) where l.id = d.id`.execute(
    db,
  );
  await sql`update store_orders s set items_total = p.items, discount = p.discount, commission = p.commission,
      weight_grams = (select sum(l.weight_grams * l.quantity) from store_order_lines l where l.store_order_id = s.id)
    from unnest(${divided.parts.map(({ id }) => id)}::uuid[], ${divided.parts.map(({ items }) => items)}::bigint[],
      ${divided.parts.map(({ discount }) => discount)}::bigint[], ${divided.parts.map(({ commission }) => commission)}::bigint[])
      p (id, items, discount, commission) where s.id = p.id`.execute(db);
  await sql`update souvenir_orders o set items_total = s.items, shipping_total = s.shipping
    from (select sum(items_total) as items, sum(shipping_cost) as shipping from store_orders where order_id = ${orderId}::uuid) s
    where o.id = ${orderId}::uuid`.execute(db);
}
