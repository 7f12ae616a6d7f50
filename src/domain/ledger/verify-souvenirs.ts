// What must hold between stock, souvenir orders, their payments and the ledger (docs/product/souvenir-orders.md).
import { sql } from 'kysely';
import type { Check } from './ledger-check.ts';

/** Paid for, and neither refunded nor taken back. */
const standing = sql`('paid', 'accepted', 'shipped', 'delivered', 'completed', 'return_requested')`;

export const souvenirPromises: readonly Check[] = [
  {
    promise:
      'what is on hand of a variant is the sum of its movements, and no more is reserved than is there',
    faults: sql`select v.id::text || ': ' || v.on_hand || ' of ' || coalesce(m.sum, 0) || ', reserved ' || coalesce(r.sum, 0) as at from item_variants v
      left join (select variant_id, sum(quantity) as sum from stock_movements group by 1) m on m.variant_id = v.id
      left join (select r.variant_id, sum(r.quantity) as sum from stock_reservations r join store_order_lines l on l.id = r.line_id join store_orders s on s.id = l.store_order_id
        join souvenir_orders o on o.id = s.order_id where o.state in ('choosing_shipping', 'waiting_payment') and r.release_at > now() group by 1) r on r.variant_id = v.id
      where v.on_hand <> coalesce(m.sum, 0) or v.on_hand < coalesce(r.sum, 0)`,
  },
  {
    promise:
      'what was paid for left the stock once, and what ended before it left came back, as did what was returned and can be sold',
    faults: sql`select l.id::text || ': ' || s.state || ' ' || coalesce(m.sum, 0) || ' of ' || l.quantity || ', less ' || l.refused || ' and ' || l.restocked as at
      from store_order_lines l join store_orders s on s.id = l.store_order_id
        left join (select line_id, -sum(quantity) as sum from stock_movements where line_id is not null group by 1) m on m.line_id = l.id
      where coalesce(m.sum, 0) <> case when s.state in ${standing} or s.state = 'returned' then l.quantity - l.refused - l.restocked else 0 end`,
  },
  {
    promise: 'pieces went back for money where some are refused or returned, and nowhere else',
    faults: sql`select s.id::text || ': ' || s.refunded as at from store_orders s join (select store_order_id, sum(refused + returned) as gone from store_order_lines group by 1) l
        on l.store_order_id = s.id where s.state in ${standing} and s.refunded > 0 and l.gone = 0`,
  },
  {
    promise: 'an order reserves what it waits to pay for, and one that is paid or ended reserves nothing',
    faults: sql`select o.code || ': ' || coalesce(r.quantity, 0) || ' of ' || l.quantity as at
      from store_order_lines l join store_orders s on s.id = l.store_order_id join souvenir_orders o on o.id = s.order_id
        left join stock_reservations r on r.line_id = l.id
      where coalesce(r.quantity, 0) <> case when o.state in ('choosing_shipping', 'waiting_payment') then l.quantity else 0 end
        or r.release_at is distinct from case when r.line_id is not null then o.release_at end`,
  },
  {
    promise:
      'a souvenir order comes to its parts, a part to its lines and its shipping, and a discount to theirs',
    faults: sql`select o.code as at from souvenir_orders o join lateral (
        select sum(s.items_total) as items, sum(s.discount) as discount, sum(s.shipping_cost) as shipping, sum(s.total) as total,
          bool_or(s.items_total <> l.items or s.discount <> l.discount) as is_wrong
        from store_orders s join lateral (select coalesce(sum(l.price * l.quantity), 0) as items, coalesce(sum(l.discount), 0) as discount
          from store_order_lines l where l.store_order_id = s.id) l on true where s.order_id = o.id) s on true
      where s.items is distinct from o.items_total or s.discount is distinct from o.discount or s.shipping is distinct from o.shipping_total
        or s.total is distinct from o.total or s.is_wrong`,
  },
  {
    promise:
      'each part that stands of a paid order was paid what it comes to less the pieces that went back, with its commission, and no other by any',
    faults: sql`select o.code || ' ' || s.position || ': ' || s.state || ' ' || coalesce(a.paid, 0) || ' of ' || s.total - s.refunded || ', ' || coalesce(a.commission, 0) || ' of ' || s.commission - s.refunded_commission as at
      from store_orders s join souvenir_orders o on o.id = s.order_id left join (
        select split_part(t.key, ' ', 3) as part, sum(e.amount) filter (where e.account = 'customer') as paid, -sum(e.amount) filter (where e.account = 'platform_fee') as commission
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.key like 'store order % paid by %' group by 1) a on a.part = s.id::text
      where coalesce(a.paid, 0) <> case when o.state = 'paid' and s.state in ${standing} then s.total - s.refunded else 0 end
        or coalesce(a.commission, 0) <> case when o.state = 'paid' and s.state in ${standing} then s.commission - s.refunded_commission else 0 end`,
  },
  {
    promise:
      "the platform owes each part that stands its share of the platform's promo less that of the pieces that went back, and no other",
    faults: sql`select o.code || ' ' || s.position || ': promo ' || coalesce(a.promo, 0) || ' of ' || s.discount as at
      from store_orders s join souvenir_orders o on o.id = s.order_id left join promos p on p.id = o.promo_id
        join lateral (select sum(refused + returned) as gone from store_order_lines where store_order_id = s.id) l on true left join (
        select split_part(t.key, ' ', 3) as part, sum(e.amount) as promo from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.key like 'store order % paid by %' and e.account = 'promo_cost' group by 1) a on a.part = s.id::text
      where case when o.state = 'paid' and s.state in ${standing} and p.paid_by = 'platform'
        then coalesce(a.promo, 0) > s.discount or coalesce(a.promo, 0) < 0 or (l.gone = 0 and coalesce(a.promo, 0) <> s.discount) else coalesce(a.promo, 0) <> 0 end`,
  },
  {
    promise: 'a promo of one store takes nothing off what others sell',
    faults: sql`select o.code || ' ' || s.position as at from store_orders s join souvenir_orders o on o.id = s.order_id join promos p on p.id = o.promo_id
      where s.discount > 0 and p.partner_id <> s.store_id`,
  },
  {
    promise: 'a souvenir order with a discount names its promo, and a paid one has used it',
    faults: sql`select o.code as at from souvenir_orders o where (o.discount > 0) <> (o.promo_id is not null)
      or (o.discount > 0 and o.state = 'paid' and exists (select from store_orders s where s.order_id = o.id and s.state in ${standing})
        and not exists (select from promo_redemptions r where r.booking_id = o.id and r.state = 'used'))`,
  },
  {
    promise:
      'a souvenir order is paid by a payment, and none is paid with money that did not arrive or is owed more than came',
    faults: sql`select o.code || ': no payment' as at from souvenir_orders o where o.state = 'paid' and not exists (
        select from payments p where p.payable_id = o.invoice_id and p.status = 'paid')
      union all select o.code || ': ' || e.account || ' ' || sum(e.amount) from ledger_entries e join souvenir_orders o on o.id = e.booking_id
      where e.account in ('customer', 'refunds') and not exists (select from payment_events v join payments p on p.id = v.payment_id
          where p.subject_id = o.id and (v.brought < 0 or v.refunded > 0))
      group by o.id, e.account having sum(e.amount) > 0`,
  },
];
