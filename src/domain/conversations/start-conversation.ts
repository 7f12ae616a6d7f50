// Beginning a conversation (docs/product/conversations.md): one for each member, counterpart and brand, however often it begins.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { AppError } from '#shared/errors';
import { isId, isSlugOrId } from '#shared/names';
import type { CardKind } from '#shared/conversations';
import { type ConversationDeps, getConversation, type OwnConversation } from './conversation.ts';
import { findNamedOrder } from './conversation-orders.ts';
import { findShownItem, type MessageCard, unsafeReadCards } from './message-cards.ts';

/** Our choice: nobody needs to reach more partners in a day; beginning again costs nothing. */
const perAccount = { name: 'conversations account', max: 30, windowSeconds: 86_400 };

/** Whom it is with, and what it is about. Exactly one. */
export type Counterpart =
  | { product: string }
  | { partner: string }
  | { store: string }
  | { item: string }
  /** A booking, or one store's part of a souvenir order: its id or code. */
  | { order: string }
  | { support: true };

export interface StartedConversation {
  conversation: OwnConversation;
  /** The card for the first message; null without a thing that it is about. */
  card: { kind: CardKind; id: string } | null;
}

/** Refuses `not_found` for what does not exist, is not the actor's, or is not on this brand, and `too_many_requests`. */
export async function startConversation(
  deps: ConversationDeps,
  actor: Actor,
  { counterpart, brand }: { counterpart: Counterpart; brand: Pick<Brand, 'id'> },
): Promise<StartedConversation> {
  const { partnerId, card } = await resolve(deps, actor, counterpart, brand);
  const found = await findId(deps, actor, partnerId, brand);
  if (!found) await passThrottle(deps, { ...perAccount, of: actor.accountId });
  const id = found ?? (await create(deps, actor, partnerId, brand));
  return { conversation: await getConversation(deps, actor, id), card };
}

/** With whom a conversation would begin (null: the operator's support), and the card of what it is about. Refuses `not_found`. */
export async function previewConversation(
  deps: ConversationDeps,
  actor: Actor,
  { counterpart, brand }: { counterpart: Counterpart; brand: Pick<Brand, 'id'> },
): Promise<{ name: string | null; card: MessageCard | null }> {
  const { partnerId, card } = await resolve(deps, actor, counterpart, brand);
  if (!partnerId) return { name: null, card: null };
  const { name } = await deps.db
    .selectFrom('partners')
    .select('name')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const cards = await unsafeReadCards(deps.db, card ? [card] : []);
  return { name, card: (card && cards.get(card.id)) ?? null };
}

async function create(
  deps: ConversationDeps,
  actor: Actor,
  partnerId: string | null,
  brand: Pick<Brand, 'id'>,
): Promise<string> {
  await deps.db
    .insertInto('conversations')
    .values({
      brand_id: brand.id,
      account_id: actor.accountId,
      partner_id: partnerId,
      created_at: deps.now(),
    })
    .onConflict((known) => known.columns(['account_id', 'partner_id', 'brand_id']).doNothing())
    .execute();
  return (await findId(deps, actor, partnerId, brand))!;
}

async function findId(
  { db }: ConversationDeps,
  actor: Actor,
  partnerId: string | null,
  brand: Pick<Brand, 'id'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('partner_id', 'is not distinct from', partnerId)
    .where('brand_id', '=', brand.id)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function resolve(
  { db }: ConversationDeps,
  actor: Actor,
  counterpart: Counterpart,
  brand: Pick<Brand, 'id'>,
): Promise<{ partnerId: string | null; card: StartedConversation['card'] }> {
  if ('support' in counterpart) return { partnerId: null, card: null };
  if ('partner' in counterpart || 'store' in counterpart) {
    const [named, kinds] =
      'store' in counterpart ? [counterpart.store, ['store']] : [counterpart.partner, ['travel', 'store']];
    if (!isSlugOrId(named)) throw new AppError('not_found');
    const partner = await db
      .selectFrom('partners as p')
      .leftJoin('stores as s', 's.partner_id', 'p.id')
      .select(['p.id', 'p.kind'])
      .where(isId(named) ? 'p.id' : 'p.slug', '=', named)
      .where('p.kind', 'in', kinds)
      .$if('store' in counterpart, (query) => query.where('s.approved_at', 'is not', null))
      .executeTakeFirst();
    if (!partner) throw new AppError('not_found');
    return {
      partnerId: partner.id,
      card: { kind: partner.kind === 'store' ? 'store' : 'partner', id: partner.id },
    };
  }
  if ('item' in counterpart) {
    const item = await findShownItem(db, counterpart.item);
    if (!item) throw new AppError('not_found');
    return { partnerId: item.storeId, card: { kind: 'item', id: item.id } };
  }
  if ('product' in counterpart) {
    if (!isSlugOrId(counterpart.product)) throw new AppError('not_found');
    const departure = await db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select(['d.id', 'p.partner_id'])
      .where(isId(counterpart.product) ? 'd.id' : 'd.slug', '=', counterpart.product)
      .executeTakeFirst();
    if (!departure) throw new AppError('not_found');
    return { partnerId: departure.partner_id, card: { kind: 'product', id: departure.id } };
  }
  const order = await findNamedOrder(db, counterpart.order, {
    accountId: actor.accountId,
    brandId: brand.id,
    partnerId: null,
  });
  if (!order) throw new AppError('not_found');
  return { partnerId: order.partnerId, card: { kind: order.kind, id: order.id } };
}
