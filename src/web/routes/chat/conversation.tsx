// One conversation (spec §2 /chat): its messages, the form of the next one, and what protects those who write. Opening it reads it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  assignConversation,
  blockConversation,
  getListedConversation,
  listMessages,
  markRead,
  presentChat,
  presentMessage,
  reportConversation,
  sendMessage,
  uploadAttachment,
} from '#domain/conversations';
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { conversationReportReasons } from '#shared/conversations';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { peerName } from '#web/conversations/chat-list.tsx';
import { Composer } from '#web/conversations/composer.tsx';
import { MessageList } from '#web/conversations/message-list.tsx';
import { useFrame } from '#web/frame';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/conversation';

export const handle: RouteHandle = { member: { back: paths.chat } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { deps, locale } = request;
  const id = args.params.conversationId;
  const before = Number(new URLSearchParams(request.search).get('before') ?? Number.NaN);
  try {
    const found = await getListedConversation(deps, actor, id);
    const { items, hasMore } = await listMessages(
      deps,
      actor,
      id,
      Number.isSafeInteger(before) && before > 0 ? { before } : {},
    );
    await markRead(deps, actor, id, items.at(-1)?.sequence ?? 0);
    return {
      chat: presentChat(found, deps),
      messages: items.map((message) => presentMessage(message, found.side, locale)),
      hasMore,
      clientId: crypto.randomUUID(),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 });
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  const id = args.params.conversationId;
  try {
    await act(request, actor, id, form);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') throw data(null, { status: 404 });
    const errors = fieldErrors(error);
    return data(
      {
        message: String(form.get('message') ?? ''),
        problem: errors['message'] ?? errors['file'] ?? problemText(error),
      },
      { status: error.status },
    );
  }
  return redirect(localePath(paths.conversation(id), request.locale), 303);
}

async function act(request: PageRequest, actor: Actor, id: string, form: FormData): Promise<void> {
  const { deps } = request;
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('intent')) {
    case 'block':
    case 'unblock':
      return blockConversation(deps, actor, id, text('intent') === 'block');
    case 'report':
      await reportConversation(deps, actor, id, { reason: text('reason') });
      return request.leaveToast({ type: 'success', message: m.chat_reported() });
    case 'take':
    case 'leave':
      return assignConversation(deps, actor, id, text('intent') === 'take');
    default: {
      const file = form.get('file');
      const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      const attachments = bytes.length > 0 ? [await uploadAttachment(deps, actor, id, bytes)] : [];
      await sendMessage(deps, actor, id, {
        client_id: text('client_id'),
        message: text('message').replaceAll('\r\n', '\n'),
        attachments,
      });
    }
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? peerName(loaderData.chat) : m.chat_title());
}

const reasonLabel = {
  fraud: m.chat_report_fraud,
  rude: m.chat_report_rude,
  advertisement: m.chat_report_advertisement,
  private: m.chat_report_private,
};

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chat, messages, hasMore, clientId } = loaderData;
  const { locale } = useFrame();
  return (
    <>
      <PageTitle>{peerName(chat)}</PageTitle>
      <p className="-mt-4 mb-4 text-ink-soft">
        {chat.is_online
          ? m.chat_online()
          : chat.offline_at && m.chat_last_seen({ at: formatInstant(new Date(chat.offline_at), locale) })}
        {chat.assignee_name && ` · ${m.chat_assignee({ name: chat.assignee_name })}`}
      </p>
      {hasMore && (
        <LocalLink
          to={`${paths.conversation(chat.id)}?before=${messages[0]!.sequence}`}
          className="mb-4 inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {m.chat_older()}
        </LocalLink>
      )}
      <MessageList messages={messages} peerReadSequence={chat.peer_read_sequence} />
      <div className="mt-6 space-y-4">
        {actionData?.problem && (
          <Notice tone="bad" live>
            {actionData.problem}
          </Notice>
        )}
        {chat.is_blocked ? (
          <Notice tone="warn">{m.chat_blocked()}</Notice>
        ) : (
          <Composer clientId={clientId} text={actionData?.message ?? ''} takesFile />
        )}
        {chat.side !== 'member' && (
          <form method="post">
            <Button variant="secondary" name="intent" value={chat.assignee_name ? 'leave' : 'take'}>
              {chat.assignee_name ? m.chat_leave() : m.chat_take()}
            </Button>
          </form>
        )}
        <details className="rounded-card border border-line p-4">
          <summary className="min-h-12 cursor-pointer font-semibold">{m.chat_safety()}</summary>
          <p className="my-3">{m.chat_safety_text()}</p>
          {chat.partner && (
            <form method="post" className="mb-4">
              <Button variant="secondary" name="intent" value={chat.is_blocked ? 'unblock' : 'block'}>
                {chat.is_blocked ? m.chat_unblock() : m.chat_block()}
              </Button>
            </form>
          )}
          <form method="post" className="space-y-3">
            <label className="block">
              <span className="block font-semibold">{m.chat_report_why()}</span>
              <select name="reason" className={inputClass}>
                {conversationReportReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {reasonLabel[reason]()}
                  </option>
                ))}
              </select>
            </label>
            <Button variant="secondary" name="intent" value="report">
              {m.chat_report()}
            </Button>
          </form>
        </details>
      </div>
    </>
  );
}
