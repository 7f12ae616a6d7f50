// Which conversations an address of /chat asks for: whose inbox, or with whom one begins.
import type { Counterpart, Inbox } from '#domain/conversations';
import { type Actor, hasRole, mayWork } from '#domain/memberships';
import type { ChatIdentity } from './chat-socket.ts';

/** How addresses call an inbox: of an organisation by what it is, for somebody may work at an agency and at a store. */
export type InboxName = 'member' | 'partner' | 'store' | 'operator';

/** The inboxes that somebody may open, their own first. */
export function openInboxes(actor: Actor): InboxName[] {
  return (['member', 'partner', 'store', 'operator'] as const).filter((name) => openInbox(actor, name));
}

/** What is not theirs to open is their own list. */
export function inboxOf(actor: Actor, asked: string | null): { name: InboxName; inbox: Inbox } {
  const name = openInboxes(actor).find((one) => one === asked) ?? 'member';
  return { name, inbox: openInbox(actor, name) ?? { kind: 'member' } };
}

/** Of its list at the API. */
export function addressOf(inbox: Inbox): string {
  const query = inbox.kind === 'partner' ? `&partner=${inbox.partnerId}` : '';
  return `/api/v3/user/chats?inbox=${inbox.kind}${query}`;
}

/** As what the page's socket identifies. */
export const identityIn: Record<InboxName, ChatIdentity> = {
  member: 'customer',
  partner: 'partner',
  store: 'store',
  operator: 'operator',
};

export function counterpartOf(query: URLSearchParams): Counterpart | null {
  const [product, partner, store, item, order] = ['product', 'partner', 'store', 'item', 'order'].map(
    (name) => query.get(name),
  );
  if (product) return { product };
  if (partner) return { partner };
  if (store) return { store };
  if (item) return { item };
  if (order) return { order };
  return query.has('support') ? { support: true } : null;
}

function openInbox(actor: Actor, name: InboxName): Inbox | null {
  if (name === 'member') return { kind: 'member' };
  if (name === 'operator') return hasRole(actor, 'operator_support') ? { kind: 'operator' } : null;
  const partnerId = actor.memberships
    .flatMap((one) => one.partnerId ?? [])
    .find((id) =>
      name === 'store' ? hasRole(actor, 'store_staff', id) : mayWork(actor, 'chat', { partnerId: id }),
    );
  return partnerId ? { kind: 'partner', partnerId } : null;
}
