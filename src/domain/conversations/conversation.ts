// A conversation and who takes part in it (docs/product/conversations.md): its member, and the staff of the partner or of the
// operator's support. Everybody else learns not even that it exists.
import { operatorRoles } from '#shared/operator-tasks';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, hasRole, mayOperate, mayWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { ConversationSide } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { dutiesFor } from '#shared/partner-duties';

export interface ConversationDeps {
  db: Db;
  now: () => Date;
}

export interface Conversation {
  id: string;
  brandId: string;
  accountId: string;
  memberName: string;
  /** Null: the operator's support. */
  partner: { id: string; slug: string; name: string; kind: string } | null;
  /** Of the newest message; 0 while nothing was written. */
  lastSequence: number;
  /** Grows with every change of any conversation: the cursor of lists. */
  activity: number;
  waitingSince: Date | null;
  assignee: { id: string; name: string } | null;
  blockedBy: 'member' | 'staff' | null;
}

/** A conversation, and the side on which the actor takes part. */
export interface OwnConversation extends Conversation {
  side: ConversationSide;
}

const chatDuties = dutiesFor('chat');

/** Whether the actor shares the inbox of this organisation; null: of the operator's support. */
export function sharesInbox(actor: Actor, partnerId: string | null): boolean {
  return partnerId === null
    ? mayOperate(actor, 'chat')
    : mayWork(actor, 'chat', { partnerId }) || hasRole(actor, 'store_staff', partnerId);
}

/** The side on which the actor may take part, or null. */
export function sideOf(
  actor: Actor,
  { accountId, partner }: { accountId: string; partner: { id: string } | null },
): ConversationSide | null {
  if (accountId === actor.accountId) return 'member';
  if (!sharesInbox(actor, partner?.id ?? null)) return null;
  return partner ? 'partner' : 'operator';
}

/** The actor's conversation. Refuses `not_found`, also for other people's. */
export async function getConversation(
  { db }: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<OwnConversation> {
  const found = isId(id) ? (await unsafeReadConversations(db, sql`c.id = ${id}::uuid`))[0] : undefined;
  const side = found ? sideOf(actor, found) : null;
  if (!found || !side) throw new AppError('not_found');
  return { ...found, side };
}

/** Without asking who reads. */
export async function unsafeReadConversations(
  db: Db,
  which: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<Conversation[]> {
  const { rows } = await sql<Conversation>`
    select c.id, c.brand_id as "brandId", c.account_id as "accountId", a.name as "memberName",
      case when t.id is not null then json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'kind', t.kind) end as partner,
      c.last_sequence as "lastSequence", c.activity, c.waiting_since as "waitingSince",
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as assignee, c.blocked_by as "blockedBy"
    from conversations c join accounts a on a.id = c.account_id left join partners t on t.id = c.partner_id left join accounts s on s.id = c.assignee_id
    where ${which} ${tail}`.execute(db);
  return rows;
}

/** Of the notice that somebody has something to read in it. */
export const noticeKey = (id: string) => `conversation:${id}`;

/** The accounts of both sides that see a conversation: its member, and all staff with the role. */
export async function unsafeListParticipants(
  { db }: Pick<ConversationDeps, 'db'>,
  { accountId, partner }: Pick<Conversation, 'accountId' | 'partner'>,
): Promise<{ accountId: string; side: ConversationSide }[]> {
  const side = partner ? 'partner' : 'operator';
  const staff = await db
    .selectFrom('memberships')
    .select('account_id as accountId')
    .distinct()
    .where(
      partner
        ? sql<boolean>`(role = 'store_staff' or duties && ${chatDuties}::text[])`
        : sql<boolean>`role = any (${operatorRoles('chat')}::text[])`,
    )
    .where('partner_id', 'is not distinct from', partner?.id ?? null)
    .where('account_id', '<>', accountId)
    .execute();
  return [{ accountId, side: 'member' }, ...staff.map((one) => ({ ...one, side }) as const)];
}
