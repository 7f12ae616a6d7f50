// Which conversations an address of /chat asks for: whose inbox, or with whom one begins.
import type { Counterpart, Inbox } from '#domain/conversations';
import { type Actor, hasRole, mayWork } from '#domain/memberships';
import type { ChatIdentity } from './chat-socket.ts';

/** The inboxes that somebody may open, their own first. */
export function openInboxes(actor: Actor): Inbox['kind'][] {
  return [
    'member',
    ...(partnerOf(actor) ? (['partner'] as const) : []),
    ...(hasRole(actor, 'operator_support') ? (['operator'] as const) : []),
  ];
}

/** What is not theirs to open is their own list. */
export function inboxOf(actor: Actor, asked: string | null): Inbox {
  const partnerId = partnerOf(actor);
  if (asked === 'partner' && partnerId) return { kind: 'partner', partnerId };
  if (asked === 'operator' && hasRole(actor, 'operator_support')) return { kind: 'operator' };
  return { kind: 'member' };
}

/** As what the page's socket identifies. */
export function identityIn(actor: Actor, inbox: Inbox): ChatIdentity {
  if (inbox.kind === 'member') return 'customer';
  if (inbox.kind === 'operator') return 'operator';
  return hasRole(actor, 'store_staff', inbox.partnerId) ? 'store' : 'partner';
}

export function counterpartOf(query: URLSearchParams): Counterpart | null {
  const [product, partner, order] = ['product', 'partner', 'order'].map((name) => query.get(name));
  if (product) return { product };
  if (partner) return { partner };
  if (order) return { order };
  return query.has('support') ? { support: true } : null;
}

function partnerOf(actor: Actor): string | null {
  const ids = actor.memberships.flatMap(({ partnerId }) => partnerId ?? []);
  return (
    ids.find(
      (partnerId) => mayWork(actor, 'chat', { partnerId }) || hasRole(actor, 'store_staff', partnerId),
    ) ?? null
  );
}
