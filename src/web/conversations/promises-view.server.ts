// Promises that are pinned to an order, as its page shows them; null: there are none.
import * as m from '#messages/messages';
import { listOrderPromises } from '#domain/conversations';
import type { Actor } from '#domain/memberships';
import { formatInstant } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';
import { conversationPath } from '#shared/chat-places';
import type { ChatIdentity } from './chat-socket.ts';
import type { PromisesView } from './promise-list.tsx';

export async function promisesView(
  { deps, locale }: Pick<PageRequest, 'deps' | 'locale'>,
  actor: Actor,
  order: Parameters<typeof listOrderPromises>[2],
  reader: ChatIdentity = 'customer',
): Promise<PromisesView | null> {
  const promises = await listOrderPromises(deps, actor, order);
  if (promises.length === 0) return null;
  return {
    title: m.chat_promises(),
    all: promises.map(({ conversationId, sequence, text, saidAt }) => ({
      text,
      said: m.chat_promise_said({ at: formatInstant(saidAt, locale) }),
      to: `${conversationPath(reader, conversationId)}?at=${sequence}`,
    })),
  };
}
