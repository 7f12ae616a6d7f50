// What a list of conversations loads: a member's own, or an organisation's inbox.
import { type Inbox, listConversations, presentChat } from '#domain/conversations';
import type { Actor } from '#domain/memberships';
import type { PageRequest } from '#web/request/page-context.server';
import { addressOf } from './inboxes.server.ts';

export async function loadChats({ deps, search: asked }: PageRequest, actor: Actor, inbox: Inbox) {
  const query = new URLSearchParams(asked);
  const search = query.get('q')?.slice(0, 100) ?? '';
  const before = Number(query.get('before') ?? Number.NaN);
  const isWaiting = inbox.kind !== 'member' && query.has('waiting');
  const { items, hasMore } = await listConversations(deps, actor, inbox, {
    search,
    isWaiting,
    ...(Number.isSafeInteger(before) && { before }),
  });
  return {
    address: addressOf(inbox),
    search,
    isWaiting,
    isWhole: search === '' && !isWaiting && !Number.isSafeInteger(before),
    chats: items.map((one) => presentChat(one, deps)),
    hasMore,
  };
}
