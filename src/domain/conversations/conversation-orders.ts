// The member's orders beside a conversation (docs/product/conversations.md): with this partner, or on this brand where support writes.
import type { Actor } from '#domain/memberships';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { BookingState } from '#shared/booking-states';
import type { LocalText } from '#shared/locale';
import { getConversation } from './conversation.ts';

export interface ConversationOrder {
  code: string;
  state: BookingState;
  title: LocalText;
  departsOn: string;
  /** An invoice waits to be paid: a payment card can be sent. */
  awaitsPayment: boolean;
}

const shownMost = 10;

/** The newest first, for either side. Refuses `not_found`. */
export async function listConversationOrders(
  { db }: { db: Db },
  actor: Actor,
  conversationId: string,
): Promise<ConversationOrder[]> {
  const { accountId, brandId, partner } = await getConversation({ db }, actor, conversationId);
  const { rows } = await sql<ConversationOrder>`
    select b.code, b.state, p.title, d.departs_on as "departsOn",
      exists (select from invoices i where i.booking_id = b.id and i.status = 'waiting' and i.voided_at is null) as "awaitsPayment"
    from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
    where b.account_id = ${accountId} and b.brand_id = ${brandId} and b.state <> 'draft' ${partner ? sql`and b.partner_id = ${partner.id}` : sql``}
    order by b.created_at desc limit ${shownMost}`.execute(db);
  return rows;
}
