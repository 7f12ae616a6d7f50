// Cards of messages: a departure, partner, store, item, order or invoice that is shown as it is now, never as it was when it was sent. What a
// card may name is judged when it is sent; which conversation it stands in then says who reads it.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { BookingState, InvoiceStage, InvoiceStatus } from '#shared/booking-states';
import type { CardKind } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { isBookingCode, isId, isSlugOrId } from '#shared/names';
import type { LocalText } from '#shared/locale';
import type { OwnConversation } from './conversation.ts';

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
  if (!isSlugOrId(id) && !isBookingCode(id)) throw refused();
  const { partner, accountId, side } = conversation;
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
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where(isId(id) ? 'id' : 'code', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'draft')
    .$if(partner !== null, (query) => query.where('partner_id', '=', partner!.id))
    .executeTakeFirst();
  if (!booking || (kind === 'payment' && side === 'member')) throw refused();
  if (kind === 'order') return { kind, id: booking.id };
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('booking_id', '=', booking.id)
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
