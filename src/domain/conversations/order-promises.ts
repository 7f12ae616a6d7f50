// What a partner or store promised about an order (docs/product/conversations.md): pinned to it, and read on its page by whoever takes part in the
// conversation.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { sideOf } from './conversation.ts';
import type { NamedOrder } from './conversation-orders.ts';

export interface OrderPromise {
  conversationId: string;
  /** Of the message in its conversation. */
  sequence: number;
  text: string;
  saidAt: Date;
}

/** Our choice: so many are pinned by nobody who reads them again. */
const shownMost = 20;

/** The oldest first. What a member pinned of their own words is no promise. */
export async function listOrderPromises(
  { db }: { db: Db },
  actor: Actor,
  { kind, id }: Pick<NamedOrder, 'kind' | 'id'>,
): Promise<OrderPromise[]> {
  const pinned = kind === 'order' ? sql`p.booking_id` : sql`p.store_order_id`;
  const { rows } = await sql<OrderPromise & { accountId: string; partner: { id: string } }>`
    select c.id as "conversationId", m.sequence, m.text, m.created_at as "saidAt", c.account_id as "accountId", json_build_object('id', c.partner_id) as partner
    from conversation_pins p join conversation_messages m on m.id = p.message_id join conversations c on c.id = m.conversation_id
    where ${pinned} = ${id}::uuid and m.sender_side = 'partner' and m.text <> '' order by m.created_at, m.sequence limit ${shownMost}`.execute(
    db,
  );
  return rows.flatMap(({ accountId, partner, ...promise }) =>
    sideOf(actor, { accountId, partner }) ? [promise] : [],
  );
}
