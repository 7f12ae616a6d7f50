// A souvenir order as its pages show it (spec §3 merchandise order): one for a checkout, with a store order for each parcel.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, mayTend, requireTending } from '#domain/memberships';
import { picturesOfReview, type UnnamedPicture } from '#domain/pictures';
import type { Db } from '#platform/database/database';
import { statesWithoutJourney } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import type {
  ReturnReason,
  SouvenirOrderState,
  StoreOrderState,
  StoreReturnState,
} from '#shared/souvenir-order-states';
import { firstStoreOrderSort, type StoreOrderSort } from '#shared/store-order-queues';

/** Copied when it was chosen: a later change of the address does not move the parcel. */
export interface ParcelAddress {
  recipient: string;
  phone: string;
  street: string;
  note: string;
  district: string;
  city: string;
  province: string;
  postalCode: string;
}

export interface ChosenShipping {
  courier: string;
  courierName: string;
  service: string;
  days: { least: number; most: number } | null;
}

export interface StoreOrderLine {
  id: string;
  variantId: string;
  itemId: string;
  itemSlug: string;
  drawing: string;
  name: LocalText;
  variant: LocalText;
  price: Rupiah;
  quantity: number;
  discount: Rupiah;
  /** Pieces its store did not send, and pieces that came back: their share was refunded. */
  refused: number;
  returned: number;
  /** What its buyer wrote of it, with its pictures; null: nothing so far. */
  review: { writtenAt: string; pictures: UnnamedPicture[] } | null;
}

export interface StoreReturn {
  id: string;
  state: StoreReturnState;
  reason: ReturnReason;
  note: string;
  /** The store's words, the buyer's objection, and what the operator decided. */
  answer: string | null;
  objection: string | null;
  decision: string | null;
  /** Until when the store does what is next. */
  actBy: string | null;
  lines: { lineId: string; quantity: number }[];
  /** Ids, for `readReturnPicture`. */
  pictures: string[];
}

export interface StoreOrder {
  id: string;
  orderId: string;
  orderCode: string;
  brandId: string;
  /** 1, 2, 3 … within its order. */
  position: number;
  state: StoreOrderState;
  store: { id: string; slug: string; name: string; city: string; readyDays: number };
  /** The day its buyer is home again, where it shall come then, and the journey they come from. */
  arriveOn: string | null;
  arriveBookingId: string | null;
  /** The day that journey ends now: it may have been moved since. Null: it does not take place. */
  homeOn: string | null;
  addressId: string | null;
  address: ParcelAddress | null;
  shipping: ChosenShipping | null;
  quoteExpiresAt: Date | null;
  weightGrams: number;
  itemsTotal: Rupiah;
  discount: Rupiah;
  shippingCost: Rupiah;
  total: Rupiah;
  /** Of the total: what single pieces gave back. */
  refunded: Rupiah;
  lines: StoreOrderLine[];
  orderedAt: Date;
  acceptBy: Date | null;
  shipBy: Date | null;
  shippedAt: Date | null;
  courier: string | null;
  trackingNumber: string | null;
  /** Its courier tells of somebody else's parcel: the store is to correct the number. */
  isTrackingDoubted: boolean;
  deliveredAt: Date | null;
  completeBy: Date | null;
  /** What its buyer wants to send back. */
  returning: StoreReturn | null;
  /** Newest last. */
  history: { at: string; event: string; state: StoreOrderState; note: string | null }[];
}

export interface SouvenirOrder {
  id: string;
  code: string;
  invoiceId: string;
  invoiceCode: string;
  brandId: string;
  state: SouvenirOrderState;
  itemsTotal: Rupiah;
  discount: Rupiah;
  shippingTotal: Rupiah;
  total: Rupiah;
  createdAt: Date;
  payableUntil: Date;
  paidAt: Date | null;
  /** One for each parcel. */
  parts: StoreOrder[];
}

type Reading = { db: Db };

type StoreOrderRow = Omit<
  StoreOrder,
  'quoteExpiresAt' | 'orderedAt' | 'acceptBy' | 'shipBy' | 'shippedAt' | 'deliveredAt' | 'completeBy'
> &
  Record<
    'quoteExpiresAt' | 'acceptBy' | 'shipBy' | 'shippedAt' | 'deliveredAt' | 'completeBy',
    string | null
  > & { orderedAt: string };

/** Of store orders `s` with their order `o`. */
const partObject = sql`json_build_object('id', s.id, 'orderId', o.id, 'orderCode', o.code, 'brandId', o.brand_id, 'position', s.position, 'state', s.state,
  'store', json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'city', g.name,
    'readyDays', (select d.ready_days from stores d where d.partner_id = p.id)), 'arriveOn', s.arrive_on, 'arriveBookingId', s.arrive_booking_id,
  'homeOn', (select d.returns_on from bookings b join departures d on d.id = b.departure_id 
    where b.id = s.arrive_booking_id and b.state <> all (${[...statesWithoutJourney]})),
  'addressId', s.address_id, 'address', s.address,
  'shipping', s.shipping, 'quoteExpiresAt', s.quote_expires_at, 'weightGrams', s.weight_grams, 'itemsTotal', s.items_total,
  'discount', s.discount, 'shippingCost', s.shipping_cost, 'total', s.total, 'refunded', s.refunded, 'orderedAt', o.created_at, 'acceptBy', s.accept_by,
  'shipBy', s.ship_by, 'shippedAt', s.shipped_at, 'courier', s.courier, 'trackingNumber', s.tracking_number, 'isTrackingDoubted', s.tracking_doubted_at is not null,
  'deliveredAt', s.delivered_at, 'completeBy', s.complete_by,
  'lines', (select json_agg(json_build_object('id', l.id, 'variantId', l.variant_id, 'itemId', i.id, 'itemSlug', i.slug, 'drawing', i.drawing,
      'name', l.item_name, 'variant', l.variant_name, 'price', l.price, 'quantity', l.quantity, 'discount', l.discount, 'refused', l.refused, 'returned', l.returned,
      'review', (select json_build_object('writtenAt', w.created_at,
          'pictures', ${picturesOfReview(sql`w.id`)})
        from item_reviews w where w.line_id = l.id)) order by l.id)
    from store_order_lines l join item_variants v on v.id = l.variant_id join items i on i.id = v.item_id where l.store_order_id = s.id),
  'returning', (select json_build_object('id', r.id, 'state', r.state, 'reason', r.reason, 'note', r.note, 'answer', r.answer, 'objection', r.objection,
      'decision', r.decision, 'actBy', r.act_by,
      'lines', (select coalesce(json_agg(json_build_object('lineId', x.line_id, 'quantity', x.quantity)), '[]') from store_return_lines x where x.return_id = r.id),
      'pictures', (select coalesce(json_agg(i.id order by i.created_at, i.id), '[]') from store_return_pictures i where i.return_id = r.id))
    from store_returns r where r.store_order_id = s.id),
  'history', coalesce((select json_agg(json_build_object('at', h.at, 'event', h.event, 'state', h.to_state, 'note', h.note) order by h.id)
    from store_order_history h where h.store_order_id = s.id), '[]'))`;
const partTables = sql`store_orders s join souvenir_orders o on o.id = s.order_id join partners p on p.id = s.store_id
  join regencies g on g.code = p.regency_code`;

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

function partOf(row: StoreOrderRow): StoreOrder {
  return {
    ...row,
    quoteExpiresAt: dateOf(row.quoteExpiresAt),
    orderedAt: new Date(row.orderedAt),
    acceptBy: dateOf(row.acceptBy),
    shipBy: dateOf(row.shipBy),
    shippedAt: dateOf(row.shippedAt),
    deliveredAt: dateOf(row.deliveredAt),
    completeBy: dateOf(row.completeBy),
    history: row.history.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
  };
}

type OrderRow = Omit<SouvenirOrder, 'parts'> & { parts: StoreOrderRow[] };

const orderColumns = sql`o.id, o.code, o.invoice_id as "invoiceId", o.invoice_code as "invoiceCode", o.brand_id as "brandId", o.state, o.items_total as "itemsTotal",
  o.discount, o.shipping_total as "shippingTotal", o.total, o.created_at as "createdAt", o.payable_until as "payableUntil", o.paid_at as "paidAt",
  (select json_agg(${partObject} order by s.position) from store_orders s join partners p on p.id = s.store_id
    join regencies g on g.code = p.regency_code where s.order_id = o.id) as parts`;

const orderOf = ({ parts, ...row }: OrderRow): SouvenirOrder => ({ ...row, parts: parts.map(partOf) });

/** The member's own, by id or code. Refuses `not_found`. */
export async function findSouvenirOrder(
  { db }: Reading,
  { accountId }: Actor,
  idOrCode: string,
): Promise<SouvenirOrder> {
  const named = isId(idOrCode) ? sql`o.id = ${idOrCode}::uuid` : sql`o.code = ${idOrCode}`;
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from souvenir_orders o where ${named} and o.account_id = ${accountId}::uuid`.execute(
    db,
  );
  if (!rows[0]) throw new AppError('not_found');
  return orderOf(rows[0]);
}

/** The member's own on this brand, the newest first. */
export async function listSouvenirOrders(
  { db }: Reading,
  { accountId }: Actor,
  {
    brandId,
    page,
    limit,
    state = null,
  }: { brandId: string; page: number; limit: number; state?: SouvenirOrderState | null },
): Promise<Page<SouvenirOrder>> {
  const { rows } = await sql<{ total: number; items: OrderRow | null }>`
    with own as (select * from souvenir_orders where account_id = ${accountId}::uuid and brand_id = ${brandId} and (${state}::text is null or state = ${state}))
    select (select count(*)::integer from own) as total, to_json(shown) as items from (select) one left join lateral (
      select ${orderColumns} from own o order by o.created_at desc, o.id limit ${limit} offset ${(page - 1) * limit}) shown on true`.execute(
    db,
  );
  const items = rows.flatMap(({ items: row }) =>
    row
      ? [
          orderOf({
            ...row,
            createdAt: new Date(row.createdAt),
            payableUntil: new Date(row.payableUntil),
            paidAt: row.paidAt && new Date(row.paidAt),
          }),
        ]
      : [],
  );
  return { items, page, limit, total: rows[0]!.total, totalIsCapped: false };
}

/** How many souvenir orders the member has here. */
export async function countSouvenirOrders(
  { db }: Reading,
  { accountId }: Actor,
  brandId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from souvenir_orders where account_id = ${accountId}::uuid and brand_id = ${brandId}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** One parcel: the member's own, or one of the store whose orders the actor tends. Refuses `not_found`. */
export async function findStoreOrder({ db }: Reading, actor: Actor, id: string): Promise<StoreOrder> {
  const found = isId(id) ? await readParts(db, sql`s.id = ${id}::uuid`) : [];
  const [first] = found;
  if (!first || !(first.accountId === actor.accountId || mayWorkAtStore(actor, first)))
    throw new AppError('not_found');
  return first.part;
}

const mayWorkAtStore = (actor: Actor, { part }: { part: StoreOrder }) =>
  part.state !== 'waiting_payment' && mayTend(actor, 'orders', part.store.id);

const storeOrders: Record<StoreOrderSort['by'], RawBuilder<unknown>> = {
  due: sql`case s.state when 'paid' then s.accept_by when 'accepted' then s.ship_by else o.paid_at end`,
  code: sql`o.code`,
  ordered: sql`o.created_at`,
  city: sql`coalesce(s.address ->> 'city', '')`,
  pieces: sql`(select coalesce(sum(l.quantity), 0) from store_order_lines l where l.store_order_id = s.id)`,
  total: sql`s.total`,
};

/**
 * What a store has to do and has done: its store orders that were paid for, in these states, unless asked otherwise what is due first, else the
 * oldest. For its staff only. Refuses `not_found`, `forbidden` to those whose duty it is not.
 */
export async function listStoreOrders(
  { db }: Reading,
  actor: Actor,
  {
    storeId,
    states,
    sort = firstStoreOrderSort,
    page,
    limit,
  }: {
    storeId: string;
    states: readonly StoreOrderState[];
    sort?: StoreOrderSort;
    page: number;
    limit: number;
  },
): Promise<Page<StoreOrder>> {
  if (!isId(storeId)) throw new AppError('not_found');
  requireTending(actor, 'orders', storeId);
  const which = sql`s.store_id = ${storeId}::uuid and s.state = any (${[...states]}) and o.paid_at is not null`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from store_orders s join souvenir_orders o on o.id = s.order_id where ${which}`.execute(
    db,
  );
  const found = await readParts(
    db,
    sql`${which} order by ${storeOrders[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`}, s.position, s.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { items: found.map(({ part }) => part), page, limit, total: rows[0]!.total, totalIsCapped: false };
}

/** Whoever calls has asked who may see it. Refuses `not_found`. */
export async function readPart(db: Db, id: string): Promise<StoreOrder> {
  const [found] = await readParts(db, sql`s.id = ${id}::uuid`);
  if (!found) throw new AppError('not_found');
  return found.part;
}

/** Where buyer and store disagree, what waits longest first. */
export async function readContested(db: Db): Promise<StoreOrder[]> {
  const found = await readParts(
    db,
    sql`exists (select from store_returns r where r.store_order_id = s.id and r.state = 'contested') order by s.delivered_at, s.id limit 200`,
  );
  return found.map(({ part }) => part);
}

async function readParts(
  db: Db,
  which: ReturnType<typeof sql>,
): Promise<{ accountId: string | null; part: StoreOrder }[]> {
  const { rows } = await sql<{ accountId: string | null; part: StoreOrderRow }>`
    select o.account_id as "accountId", ${partObject} as part from ${partTables} where ${which}`.execute(db);
  return rows.map(({ accountId, part }) => ({ accountId, part: partOf(part) }));
}
