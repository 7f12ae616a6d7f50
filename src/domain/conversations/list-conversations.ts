// Lists of conversations: a member's own, and the shared inboxes of a partner and of the operator's support. The newest activity
// first; whoever comes back asks for everything after the activity they know.
import { operatorRoles } from '#shared/operator-tasks';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { conversationsPerPage, type ConversationSide, unreadMost } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type Conversation, sharesInbox, sideOf, unsafeReadConversations } from './conversation.ts';

export type Inbox = { kind: 'member' } | { kind: 'partner'; partnerId: string } | { kind: 'operator' };

export interface ConversationQuery {
  /** Changed after this activity. */
  after?: number | undefined;
  before?: number | undefined;
  /** A name, or words of a message. */
  search?: string | undefined;
  /** Inboxes only: whose member waits for an answer. */
  isWaiting?: boolean | undefined;
  limit?: number;
}

export interface ListedConversation extends Conversation {
  side: ConversationSide;
  /** Messages of the other side that the actor has not read; counting stops above 99. */
  unread: number;
  readSequence: number;
  /** How far the other side has read. */
  peerReadSequence: number;
  lastMessage: { text: string; side: ConversationSide; at: Date; hasAttachments: boolean } | null;
  /** When somebody of the other side was last connected. */
  peerSeenAt: Date | null;
}

export interface ConversationList {
  items: ListedConversation[];
  hasMore: boolean;
}

/** Refuses `not_found` for an inbox that is not the actor's. */
export async function listConversations(
  { db }: { db: Db },
  actor: Actor,
  inbox: Inbox,
  { after, before, search, isWaiting, limit = conversationsPerPage }: ConversationQuery = {},
): Promise<ConversationList> {
  const conditions = [
    sql`c.last_sequence > 0`,
    whose(actor, inbox),
    ...(after === undefined ? [] : [sql`c.activity > ${after}`]),
    ...(before === undefined ? [] : [sql`c.activity < ${before}`]),
    ...(isWaiting ? [sql`c.waiting_since is not null`] : []),
    ...(search?.trim()
      ? [
          sql`(${inbox.kind === 'member' ? sql`t.name` : sql`a.name`} ilike ${`%${likeLabels(search)}%`}
            or exists (select from conversation_messages m where m.conversation_id = c.id and m.text ilike ${`%${likeLabels(search)}%`}))`,
        ]
      : []),
  ];
  const found = await unsafeReadConversations(
    db,
    sql.join(conditions, sql` and `),
    sql`order by c.activity desc limit ${limit + 1}`,
  );
  return {
    items: await withReading(db, actor, found.slice(0, limit)),
    hasMore: found.length > limit,
  };
}

/** One of one's own with what a list shows of it. Refuses `not_found`. */
export async function getListedConversation(
  { db }: { db: Db },
  actor: Actor,
  id: string,
): Promise<ListedConversation> {
  const found = isId(id) ? (await unsafeReadConversations(db, sql`c.id = ${id}::uuid`))[0] : undefined;
  if (!found || !sideOf(actor, found)) throw new AppError('not_found');
  return (await withReading(db, actor, [found]))[0]!;
}

/** Conversations of an inbox in which the actor has something to read; counting stops above 99. */
export async function countUnreadConversations(
  { db }: { db: Db },
  actor: Actor,
  inbox: Inbox,
): Promise<number> {
  const side = inbox.kind;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from conversations c left join conversation_readers r on r.conversation_id = c.id and r.account_id = ${actor.accountId}
      where ${whose(actor, inbox)} and c.last_sequence > coalesce(r.read_sequence, 0)
        and exists (select from conversation_messages m where m.conversation_id = c.id and m.sequence > coalesce(r.read_sequence, 0) and m.sender_side <> ${side})
      limit ${unreadMost + 1}) as unread`.execute(db);
  return rows[0]!.count;
}

function whose(actor: Actor, inbox: Inbox): RawBuilder<unknown> {
  if (inbox.kind === 'member') return sql`c.account_id = ${actor.accountId}`;
  const partnerId = inbox.kind === 'partner' ? inbox.partnerId : null;
  if (!sharesInbox(actor, partnerId)) throw new AppError('not_found');
  return sql`c.partner_id is not distinct from ${partnerId}::uuid and c.account_id <> ${actor.accountId}`;
}

type Reading = Pick<
  ListedConversation,
  'unread' | 'readSequence' | 'peerReadSequence' | 'lastMessage' | 'peerSeenAt'
> & { id: string };

async function withReading(
  db: Db,
  actor: Actor,
  conversations: readonly Conversation[],
): Promise<ListedConversation[]> {
  if (conversations.length === 0) return [];
  const sided = conversations.map((one) => ({ ...one, side: sideOf(actor, one)! }));
  const { rows } = await sql<Reading>`
    select c.id, coalesce(r.read_sequence, 0) as "readSequence",
      (select count(*)::int from (select from conversation_messages m where m.conversation_id = c.id and m.sequence > coalesce(r.read_sequence, 0)
        and m.sender_side <> s.side limit ${unreadMost + 1}) as fresh) as unread,
      (select coalesce(max(o.read_sequence), 0) from conversation_readers o where o.conversation_id = c.id and o.side <> s.side) as "peerReadSequence",
      (select json_build_object('text', m.text, 'side', m.sender_side, 'at', m.created_at,
          'hasAttachments', exists (select from conversation_attachments f where f.message_id = m.id))
        from conversation_messages m where m.conversation_id = c.id and m.sequence = c.last_sequence) as "lastMessage",
      case when s.side = 'member'
        then (select max(p.seen_at) from presence p join memberships w on w.account_id = p.account_id
          where case when c.partner_id is null then w.role = any (${operatorRoles('chat')}::text[]) else w.partner_id = c.partner_id end)
        else (select p.seen_at from presence p where p.account_id = c.account_id) end as "peerSeenAt"
    from unnest(${sided.map(({ id }) => id)}::uuid[], ${sided.map(({ side }) => side)}::text[]) as s (id, side) join conversations c on c.id = s.id
      left join conversation_readers r on r.conversation_id = c.id and r.account_id = ${actor.accountId}`.execute(
    db,
  );
  return sided.map((one) => {
    const { lastMessage, ...reading } = rows.find(({ id }) => id === one.id)!;
    return {
      ...one,
      ...reading,
      lastMessage: lastMessage && { ...lastMessage, at: new Date(lastMessage.at) },
    };
  });
}
