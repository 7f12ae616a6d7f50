// Whose conversations an address asks for: an organisation's inbox, or with whom a member begins one.
import { data } from 'react-router';
import type { Counterpart, Inbox } from '#domain/conversations';
import { type Actor, hasRole, mayOperate, mayWork } from '#domain/memberships';
import { chatList, type ChatReader } from '#shared/chat-places';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { requireArea } from '#web/request/require-area.server';
import { requireOperator } from '#web/request/operator-pages.server';
import type { PageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';

type InboxName = Exclude<ChatReader, 'customer'>;
const inboxNames: readonly InboxName[] = ['partner', 'store', 'operator'];

/** The inboxes of staff that somebody may open. */
export const openInboxes = (actor: Actor): InboxName[] => inboxNames.filter((name) => inboxOf(actor, name));

const guards: Record<InboxName, (request: PageRequest) => { actor: Actor }> = {
  partner: requirePartner,
  store: (request) => requireStore(request, 'home'),
  operator: (request) => ({ actor: requireOperator(request, 'chat') }),
};

/** Of the console whose page is asked for, for those who work there. */
export function requireInbox(request: PageRequest): {
  actor: Actor;
  reader: InboxName;
  inbox: Inbox;
} {
  const reader = inboxNames.find((name) => request.path.startsWith(chatList(name)))!;
  const { actor } = guards[reader](request);
  requireArea(request, 'chat');
  const inbox = inboxOf(actor, reader);
  if (!inbox) throw data(null, { status: 403 });
  return { actor, reader, inbox };
}

/** Of its list at the API. */
export function addressOf(inbox: Inbox): string {
  const query = inbox.kind === 'partner' ? `&partner=${inbox.partnerId}` : '';
  return `/api/v3/user/chats?inbox=${inbox.kind}${query}`;
}

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

/** An organisation by what it is, for somebody may work at an agency and at a store. */
function inboxOf(actor: Actor, name: InboxName): Inbox | null {
  if (name === 'operator') return mayOperate(actor, 'chat') ? { kind: 'operator' } : null;
  const partnerId = actor.memberships
    .flatMap((one) => one.partnerId ?? [])
    .find((id) =>
      name === 'store' ? hasRole(actor, 'store_staff', id) : mayWork(actor, 'chat', { partnerId: id }),
    );
  return partnerId ? { kind: 'partner', partnerId } : null;
}
