// Conversations for tests: a member, a partner with staff, and messages between them.
import { randomUUID } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { type Message, sendMessage, startConversation } from '#domain/conversations';
import { createMember, type SignedIn } from './accounts.ts';
import { createPartner } from './programmes.ts';

export interface ConversationFixture {
  id: string;
  partnerId: string;
  partnerSlug: string;
  member: SignedIn;
  staff: SignedIn;
}

/** A conversation in which nothing was written yet. */
export async function createConversation(
  deps: Deps,
  {
    member,
    staff,
    partner,
  }: { member?: SignedIn; staff?: SignedIn; partner?: { id: string; slug: string } } = {},
): Promise<ConversationFixture> {
  const who = member ?? (await createMember(deps));
  const { id: partnerId, slug } = partner ?? (await createPartner(deps.db));
  const { conversation } = await startConversation(deps, who.actor, {
    counterpart: { partner: slug },
    brand: deps.brands.forHost('brand.test'),
  });
  return {
    id: conversation.id,
    partnerId,
    partnerSlug: slug,
    member: who,
    staff: staff ?? (await createMember(deps, { roles: ['partner_staff'], partnerId })),
  };
}

export function write(
  deps: Deps,
  { actor }: Pick<SignedIn, 'actor'>,
  conversationId: string,
  message: string,
  more: object = {},
): Promise<Message> {
  return sendMessage(deps, actor, conversationId, { client_id: randomUUID(), message, ...more });
}
