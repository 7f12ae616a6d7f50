// What is written to an agency, a store or support, within their console (docs/product/conversations.md).
import * as m from '#messages/messages';
import { Chats } from '#web/conversations/chats.tsx';
import { requireInbox } from '#web/conversations/inboxes.server';
import { loadChats } from '#web/conversations/load-chats.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/list';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, reader, inbox } = requireInbox(request);
  return { reader, loaded: await loadChats(request, actor, inbox) };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.chat_inbox_console());
}

export default function InboxRoute({ loaderData: { reader, loaded } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <ConsoleHead title={m.chat_inbox_console()} text={m.chat_inbox_text()} />
      <Chats
        loaded={loaded}
        reader={reader}
        none={<EmptyState title={m.chat_empty()} text={m.chat_inbox_empty_text()} />}
      />
    </div>
  );
}
