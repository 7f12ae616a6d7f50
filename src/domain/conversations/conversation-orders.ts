// The member's orders beside a conversation (docs/product/conversations.md): with this partner or store, or on this brand where support writes.
// An order is a booking, or one store's part of a souvenir order once that is paid: a store learns of none before.
import type { Actor } from '#domain/memberships';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { BookingState } from '#shared/booking-states';
import type { LocalText } from '#shared/locale';
import { isBookingCode, isId, isStoreOrderCode } from '#shared/names';
import type { StoreOrderState } from '#shared/souvenir-order-states';
import { getConversation } from './conversation.ts';

interface OrderOfMember {
  id: string;
  code: string;
  title: LocalText;
}

export type ConversationOrder =
  | (OrderOfMember & {
      kind: 'order';
      state: BookingState;
      departsOn: string;
      /** An invoice waits to be paid: a payment card can be sent. */
      awaitsPayment: boolean;
    })
  /** `title` is its first item; `others` how many lines it has besides. */
  | (OrderOfMember & { kind: 'store_order'; state: StoreOrderState; orderedAt: Date; others: number });

const shownMost = 10;

/** What a part `s` of a souvenir order is called by, and how many lines it has besides. */
export const firstItem = sql`(select l.item_name from store_order_lines l where l.store_order_id = s.id order by l.id limit 1)`;
export const otherItems = sql`(select count(*) - 1 from store_order_lines l where l.store_order_id = s.id)::integer`;

/** The newest first, for either side. Refuses `not_found`. */
export async function listConversationOrders(
  { db }: { db: Db },
  actor: Actor,
  conversationId: string,
): Promise<ConversationOrder[]> {
  const { accountId, brandId, partner } = await getConversation({ db }, actor, conversationId);
  const { rows } = await sql<ConversationOrder>`
    select 'order' as kind, b.id, b.code, b.state, p.title, d.departs_on as "departsOn",
      exists (select from invoices i where i.booking_id = b.id and i.status = 'waiting' and i.voided_at is null) as "awaitsPayment",
      b.created_at as "orderedAt", 0 as others
    from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
    where b.account_id = ${accountId} and b.brand_id = ${brandId} and b.state <> 'draft' ${partner ? sql`and b.partner_id = ${partner.id}` : sql``}
    union all select 'store_order', s.id, o.code || '-' || s.position, s.state, ${firstItem}, null, false, o.created_at, ${otherItems}
    from store_orders s join souvenir_orders o on o.id = s.order_id
    where o.account_id = ${accountId} and o.brand_id = ${brandId} and o.paid_at is not null ${partner ? sql`and s.store_id = ${partner.id}` : sql``}
    order by "orderedAt" desc, code limit ${shownMost}`.execute(db);
  return rows;
}

export interface NamedOrder {
  kind: ConversationOrder['kind'];
  id: string;
  partnerId: string;
}

/** The member's order with this id or code, on this brand; null: there is none. `partnerId` null: with whomever. */
export async function findNamedOrder(
  db: Db,
  named: string,
  { accountId, brandId, partnerId }: { accountId: string; brandId: string; partnerId: string | null },
): Promise<NamedOrder | null> {
  if (!isId(named) && !isBookingCode(named) && !isStoreOrderCode(named)) return null;
  const isBooking = isId(named) ? sql`b.id = ${named}::uuid` : sql`b.code = ${named}`;
  const [, code, position] = /^(OL-.{8})-(\d+)$/.exec(named) ?? [null, null, null];
  const isPart = isId(named)
    ? sql`s.id = ${named}::uuid`
    : sql`o.code = ${code} and s.position = ${position}::integer`;
  const { rows } = await sql<NamedOrder>`
    select * from (
      select 'order' as kind, b.id, b.partner_id as "partnerId" from bookings b
        where ${isBooking} and b.account_id = ${accountId} and b.brand_id = ${brandId} and b.state <> 'draft'
      union all select 'store_order', s.id, s.store_id from store_orders s join souvenir_orders o on o.id = s.order_id
        where ${isPart} and o.account_id = ${accountId} and o.brand_id = ${brandId} and o.paid_at is not null) named
    where ${partnerId}::uuid is null or "partnerId" = ${partnerId}::uuid`.execute(db);
  return rows[0] ?? null;
}
