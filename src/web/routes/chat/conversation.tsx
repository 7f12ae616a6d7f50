// One conversation (spec §2 /chat).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { peerName } from '#web/conversations/chat-list.tsx';
import { ConversationPage } from '#web/conversations/conversation-page.tsx';
import { answerConversationForm, loadConversation } from '#web/conversations/conversation-page.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { readForm } from '#web/ui/forms/read-form.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/conversation';

export const handle: RouteHandle = { member: { back: paths.chat }, hidesBottomNavigation: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadConversation(request, requireMember(request), args.params.conversationId);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return answerConversationForm(request, actor, {
    id: args.params.conversationId,
    form: await readForm(args.request),
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? peerName(loaderData.chat) : m.chat_title());
}

export default function ConversationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { chat, at } = loaderData;
  // Another place of it begins anew: what is between was not loaded.
  return <ConversationPage key={`${chat.id} ${at}`} {...loaderData} answer={actionData} />;
}
