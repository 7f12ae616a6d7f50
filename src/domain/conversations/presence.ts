// Who is connected (spec §3 chat state `offline_at`): each process says now and then whose sockets it holds; somebody not seen for
// a while is gone, also when their process was killed.
import { sql } from 'kysely';
import { transaction } from '#platform/database/database';
import type { Actor } from '#domain/memberships';
import { sendSignal } from '#platform/database/signals';
import { type ConversationDeps, getConversation } from './conversation.ts';

/** Our choice: two missed reports of thirty seconds, and a little. */
const presentSeconds = 75;

export function isPresent(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < presentSeconds * 1_000;
}

/** Stores that these accounts are connected now. */
export async function recordPresence(
  { db, now }: ConversationDeps,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`insert into presence (account_id, seen_at) select a.id, ${now()} from accounts a where a.id = any (${accountIds}::uuid[])
    on conflict (account_id) do update set seen_at = greatest(presence.seen_at, excluded.seen_at)`.execute(
    db,
  );
}

/** Lets the others know that the actor is writing: a hint, stored nowhere. Refuses `not_found`. */
export async function announceTyping(
  deps: ConversationDeps,
  actor: Actor,
  conversationId: string,
): Promise<void> {
  const { id, side } = await getConversation(deps, actor, conversationId);
  await transaction(deps.db, (db) =>
    sendSignal(db, { kind: 'typing', conversationId: id, accountId: actor.accountId, side }),
  );
}
