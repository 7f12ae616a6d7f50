// Cards of messages: a departure, partner, store, item, order (of a journey or of souvenirs) or invoice that is shown as it is now, never as it was when it was sent. What a
// card may name is judged when it is sent; which conversation it stands in then says who reads it.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { BookingState, InvoiceStage, InvoiceStatus } from '#shared/booking-states';
import type { CardKind } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { isBookingCode, isId, isSlugOrId, isStoreOrderCode } from '#shared/names';
import type { LocalText } from '#shared/locale';
import type { StoreOrderState } from '#shared/souvenir-order-states';
import type { OwnConversation } from './conversation.ts';
import { findNamedOrder, firstItem, otherItems } from './conversation-orders.ts';

export interface CardRef {
  kind: CardKind;
  id: string;
}

export type MessageCard =
  | { kind: 'product'; slug: string; title: LocalText; departsOn: string; partnerName: string }
  | { kind: 'partner'; slug: string; name: string }
  | { kind: 'store'; slug: string; name: string }
  | { kind: 'item'; slug: string; title: LocalText; storeSlug: string; storeName: string }
  | { kind: 'order'; code: string; state: BookingState; title: LocalText; departsOn: string }
  /** One store's part of a souvenir order: its first item, and how many more lines it has. */
  | {
      kind: 'store_order';
      id: string;
      code: string;
      state: StoreOrderState;
      title: LocalText;
      others: number;
      storeName: string;
    }
  /** The safe payment card: the order's real invoice, paid on this site only. */
  | {
      kind: 'payment';
      orderCode: string;
      stage: InvoiceStage;
      amount: number;
      dueAt: Date;
      status: InvoiceStatus;
    };

const refused = () => new AppError('invalid_input', [{ field: 'card', message: 'error_invalid_value' }]);

/**
 * What a sent card stands for, by ids. A departure, an item and an order must belong to this conversation's partner, and an order to its
 * member. A payment card takes the order's next unpaid invoice, and only staff send it. Refuses `invalid_input`, and
 * `invoice_not_payable` when nothing waits to be paid.
 */
export async function resolveCard(
  db: Db,
  conversation: OwnConversation,
  { kind, id }: CardRef,
): Promise<CardRef> {
  if (!isSlugOrId(id) && !isBookingCode(id) && !isStoreOrderCode(id)) throw refused();
  const { partner, accountId, brandId, side } = conversation;
  if (kind === 'partner' || kind === 'store') {
    if (!partner || (id !== partner.id && id !== partner.slug)) throw refused();
    return { kind: partner.kind === 'store' ? 'store' : 'partner', id: partner.id };
  }
  if (kind === 'item') {
    const item = await findShownItem(db, id);
    if (!item || (partner && item.storeId !== partner.id)) throw refused();
    return { kind, id: item.id };
  }
  if (kind === 'product') {
    const departure = await db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select('d.id')
      .where(isId(id) ? 'd.id' : 'd.slug', '=', id)
      .$if(partner !== null, (query) => query.where('p.partner_id', '=', partner!.id))
      .executeTakeFirst();
    if (!departure) throw refused();
    return { kind, id: departure.id };
  }
  const order = await findNamedOrder(db, id, { accountId, brandId, partnerId: partner?.id ?? null });
  if (!order) throw refused();
  if (kind !== 'payment') return { kind: order.kind, id: order.id };
  // Souvenirs are paid before their store learns of them.
  if (side === 'member' || order.kind !== 'order') throw refused();
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('booking_id', '=', order.id)
    .where('status', '=', 'waiting')
    .where('voided_at', 'is', null)
    .orderBy('due_at')
    .executeTakeFirst();
  if (!invoice) throw new AppError('invoice_not_payable');
  return { kind, id: invoice.id };
}

/** An item that has a page, as one that was withdrawn still has. */
export async function findShownItem(
  db: Db,
  slugOrId: string,
): Promise<{ id: string; storeId: string } | null> {
  if (!isSlugOrId(slugOrId)) return null;
  const item = await db
    .selectFrom('items as i')
    .innerJoin('stores as s', 's.partner_id', 'i.store_id')
    .select(['i.id', 'i.store_id as storeId'])
    .where(isId(slugOrId) ? 'i.id' : 'i.slug', '=', slugOrId)
    .where('i.state', '<>', 'draft')
    .where('s.approved_at', 'is not', null)
    .executeTakeFirst();
  return item ?? null;
}

/** The cards of a page of messages, by their ids; what was deleted since has none. */
export async function unsafeReadCards(db: Db, refs: readonly CardRef[]): Promise<Map<string, MessageCard>> {
  if (refs.length === 0) return new Map();
  const idsOf = (...kinds: CardKind[]) => refs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const { rows } = await sql<{ id: string; card: MessageCard }>`
    select d.id, json_build_object('kind', 'product', 'slug', d.slug, 'title', p.title, 'departsOn', d.departs_on, 'partnerName', t.name) as card
      from departures d join programmes p on p.id = d.programme_id join partners t on t.id = p.partner_id where d.id = any (${idsOf('product')}::uuid[])
    union all select t.id, json_build_object('kind', case t.kind when 'store' then 'store' else 'partner' end, 'slug', t.slug, 'name', t.name)
      from partners t where t.id = any (${idsOf('partner', 'store')}::uuid[])
    union all select i.id, json_build_object('kind', 'item', 'slug', i.slug, 'title', i.name, 'storeSlug', t.slug, 'storeName', t.name)
      from items i join partners t on t.id = i.store_id where i.id = any (${idsOf('item')}::uuid[])
    union all select b.id, json_build_object('kind', 'order', 'code', b.code, 'state', b.state, 'title', p.title, 'departsOn', d.departs_on)
      from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id where b.id = any (${idsOf('order')}::uuid[])
    union all select s.id, json_build_object('kind', 'store_order', 'id', s.id, 'code', o.code || '-' || s.position, 'state', s.state,
        'title', ${firstItem}, 'others', ${otherItems}, 'storeName', t.name)
      from store_orders s join souvenir_orders o on o.id = s.order_id join partners t on t.id = s.store_id where s.id = any (${idsOf('store_order')}::uuid[])
    union all select i.id, json_build_object('kind', 'payment', 'orderCode', b.code, 'stage', i.stage, 'amount', i.amount, 'dueAt', i.due_at, 'status', i.status)
      from invoices i join bookings b on b.id = i.booking_id where i.id = any (${idsOf('payment')}::uuid[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, card }) => [
      id,
      card.kind === 'payment' ? { ...card, dueAt: new Date(card.dueAt) } : card,
    ]),
  );
}
