// Reading a conversation: by cursor, never by a window of time, so that whoever comes back misses nothing.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { sendSignal } from '#platform/database/signals';
import { type ConversationSide, messagesPerPage, type MessageWarning } from '#shared/conversations';
import { readNotificationsAbout } from '#domain/notifications';
import { type ConversationDeps, getConversation, noticeKey } from './conversation.ts';
import { type CardRef, type MessageCard, unsafeReadCards } from './message-cards.ts';

export interface Message {
  id: string;
  conversationId: string;
  sequence: number;
  clientId: string;
  createdAt: Date;
  text: string;
  sender: { side: ConversationSide; id: string | null; name: string | null };
  card: MessageCard | null;
  attachments: { id: string; contentType: string; sizeBytes: number }[];
  warnings: MessageWarning[];
  /** The order to which it is pinned as a promise. */
  pinnedTo: string | null;
}

export interface MessageCursor {
  /** Messages after this sequence, oldest first: what somebody missed. */
  after?: number | undefined;
  /** Messages before it, the newest of them: loading older ones. Without a cursor the newest. */
  before?: number | undefined;
  limit?: number;
}

export interface MessagePage {
  /** In order of their sequence. */
  items: Message[];
  /** Whether there are more in the direction that was asked for. */
  hasMore: boolean;
}

/** Refuses `not_found`. */
export async function listMessages(
  deps: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  conversationId: string,
  { after, before, limit = messagesPerPage }: MessageCursor = {},
): Promise<MessagePage> {
  const { id } = await getConversation(deps, actor, conversationId);
  const which =
    after === undefined
      ? before === undefined
        ? sql`m.conversation_id = ${id}`
        : sql`m.conversation_id = ${id} and m.sequence < ${before}`
      : sql`m.conversation_id = ${id} and m.sequence > ${after}`;
  const direction = after === undefined ? sql`order by m.sequence desc` : sql`order by m.sequence`;
  const rows = await unsafeReadMessages(deps.db, which, sql`${direction} limit ${limit + 1}`);
  const items = rows.slice(0, limit).sort((a, b) => a.sequence - b.sequence);
  return { items, hasMore: rows.length > limit };
}

/** Messages of one's own conversation with these words, the newest first; `before` a sequence older ones. Refuses `not_found`. */
export async function searchMessages(
  deps: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  conversationId: string,
  words: string,
  { before, limit = messagesPerPage }: Pick<MessageCursor, 'before' | 'limit'> = {},
): Promise<MessagePage> {
  const { id } = await getConversation(deps, actor, conversationId);
  if (words.trim() === '') return { items: [], hasMore: false };
  const older = before === undefined ? sql`` : sql`and m.sequence < ${before}`;
  const rows = await unsafeReadMessages(
    deps.db,
    sql`m.conversation_id = ${id} and m.text ilike ${`%${likeLabels(words)}%`} ${older}`,
    sql`order by m.sequence desc limit ${limit + 1}`,
  );
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** For sockets, whose rooms only those may join who take part. */
export async function unsafeFindMessage(
  { db }: Pick<ConversationDeps, 'db'>,
  conversationId: string,
  sequence: number,
): Promise<Message | null> {
  const which = sql`m.conversation_id = ${conversationId}::uuid and m.sequence = ${sequence}`;
  return (await unsafeReadMessages(db, which))[0] ?? null;
}

/** Without asking who reads. */
export async function unsafeReadMessages(
  db: Db,
  which: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<Message[]> {
  const { rows } = await sql<Omit<Message, 'card'> & { card: CardRef | null }>`
    select m.id, m.conversation_id as "conversationId", m.sequence, m.client_id as "clientId", m.created_at as "createdAt", m.text, m.card, m.warnings,
      json_build_object('side', m.sender_side, 'id', m.sender_id, 'name', a.name) as sender, coalesce(b.code, o.code || '-' || s.position) as "pinnedTo",
      (select coalesce(json_agg(json_build_object('id', f.id, 'contentType', f.content_type, 'sizeBytes', f.size_bytes) order by f.created_at, f.id), '[]')
        from conversation_attachments f where f.message_id = m.id) as attachments
    from conversation_messages m left join accounts a on a.id = m.sender_id left join conversation_pins p on p.message_id = m.id
      left join bookings b on b.id = p.booking_id left join store_orders s on s.id = p.store_order_id left join souvenir_orders o on o.id = s.order_id
    where ${which} ${tail}`.execute(db);
  const cards = await unsafeReadCards(
    db,
    rows.flatMap(({ card }) => card ?? []),
  );
  return rows.map((row) => ({ ...row, card: (row.card && cards.get(row.card.id)) ?? null }));
}

/**
 * Stores that the actor has read up to this sequence; a smaller one than before changes nothing, so that two devices
 * cannot undo each other. Refuses `not_found`.
 */
export async function markRead(
  deps: ConversationDeps,
  actor: Actor,
  conversationId: string,
  sequence: number,
): Promise<void> {
  const { id, side, lastSequence } = await getConversation(deps, actor, conversationId);
  await transaction(deps.db, async (db) => {
    const moved = await unsafeMoveMarker(db, {
      conversationId: id,
      accountId: actor.accountId,
      side,
      sequence: Math.min(sequence, lastSequence),
    });
    if (sequence >= lastSequence)
      await readNotificationsAbout({ ...deps, db }, [actor.accountId], noticeKey(id));
    if (moved) await sendSignal(db, { kind: 'conversation', conversationId: id });
  });
}

/** False when it stood there already. */
export async function unsafeMoveMarker(
  db: Db,
  at: { conversationId: string; accountId: string; side: ConversationSide; sequence: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into conversation_readers as r (conversation_id, account_id, side, read_sequence)
    values (${at.conversationId}, ${at.accountId}, ${at.side}, ${at.sequence})
    on conflict (conversation_id, account_id) do update set read_sequence = excluded.read_sequence, side = excluded.side
    where r.read_sequence < excluded.read_sequence`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
