// One conversation of an organisation's inbox, within its console.
import * as m from '#messages/messages';
import { peerName } from '#web/conversations/chat-list.tsx';
import { chatList } from '#shared/chat-places';
import { ConversationPage } from '#web/conversations/conversation-page.tsx';
import { answerConversationForm, loadConversation } from '#web/conversations/conversation-page.server';
import { requireInbox } from '#web/conversations/inboxes.server';
import { pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/conversation';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, reader } = requireInbox(request);
  return loadConversation(request, actor, args.params.conversationId, reader);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, reader } = requireInbox(request);
  return answerConversationForm(request, actor, {
    id: args.params.conversationId,
    form: await readForm(args.request),
    reader,
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? peerName(loaderData.chat) : m.chat_inbox_console());
}

export default function InboxConversationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { chat, at, identity } = loaderData;
  return (
    <>
      <LocalLink
        to={chatList(identity)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.chat_inbox_back()}
      </LocalLink>
      {/* Another place of it begins anew: what is between was not loaded. */}
      <ConversationPage key={`${chat.id} ${at}`} {...loaderData} answer={actionData} />
    </>
  );
}
