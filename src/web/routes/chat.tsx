// The list of a member's conversations (spec §2 /chat). With `product`, `partner`, `store`, `item`, `order` or
// `support` in its address it is where a conversation begins: with its first message, so that a mere visit writes nothing.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  type Counterpart,
  presentCard,
  previewConversation,
  sendMessage,
  startConversation,
} from '#domain/conversations';
import type { Actor } from '#domain/memberships';
import type { ChatCardData } from '#shared/chat-data';
import { chatList } from '#shared/chat-places';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Chats } from '#web/conversations/chats.tsx';
import { Composer } from '#web/conversations/composer.tsx';
import { counterpartOf, openInboxes } from '#web/conversations/inboxes.server';
import { loadChats } from '#web/conversations/load-chats.server';
import { MessageCard } from '#web/conversations/message-card.tsx';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/chat';

export const handle: RouteHandle = { member: {} };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const query = new URLSearchParams(request.search);
  // As links and letters of before name it.
  const inboxes = openInboxes(actor);
  const asked = inboxes.find((name) => name === query.get('inbox'));
  if (asked) throw redirect(localePath(chatList(asked), request.locale));
  return {
    inboxes,
    begins: await begin(request, actor, counterpartOf(query)),
    loaded: await loadChats(request, actor, { kind: 'member' }),
    clientId: crypto.randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  const message = String(form.get('message') ?? '');
  try {
    const counterpart: Counterpart | null = counterpartOf(new URLSearchParams(request.search));
    if (!counterpart) throw new AppError('not_found');
    // The card alone would be a message that says nothing.
    if (message.trim() === '')
      throw new AppError('invalid_input', [{ field: 'message', message: 'error_field_empty' }]);
    const { conversation, card } = await startConversation(request.deps, actor, {
      counterpart,
      brand: request.brand,
    });
    const client_id = String(form.get('client_id') ?? '');
    await sendMessage(request.deps, actor, conversation.id, { client_id, message, card });
    return redirect(localePath(paths.conversation(conversation.id), request.locale), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data(
      { message, problem: fieldErrors(error)['message'] ?? problemText(error) },
      { status: error.status },
    );
  }
}

/** Null: nothing begins. Throws the 404 page where there is nobody to write to. */
async function begin(
  { deps, brand, locale }: PageRequest,
  actor: Actor,
  counterpart: Counterpart | null,
): Promise<{ name: string; card: ChatCardData | null } | null> {
  if (!counterpart) return null;
  try {
    const { name, card } = await previewConversation(deps, actor, { counterpart, brand });
    return { name: name ?? m.chat_support(), card: card && presentCard(card, locale) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 });
    throw error;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.chat_title());
}

const tab =
  'flex min-h-12 items-center -mb-px border-b-2 border-transparent px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary';
const inboxLabel = {
  partner: m.chat_inbox_partner,
  store: m.chat_inbox_store,
  operator: m.chat_inbox_operator,
};

export default function Chat({ loaderData, actionData }: Route.ComponentProps) {
  const { inboxes, begins, clientId, loaded } = loaderData;
  return (
    <>
      <PageTitle>{m.chat_title()}</PageTitle>
      {begins && (
        <section className="mb-8">
          <h2 className="mb-2 text-lg font-bold">{m.chat_begin({ name: begins.name })}</h2>
          {begins.card && <MessageCard card={begins.card} reader="member" />}
          {actionData?.problem && (
            <Notice tone="bad" live>
              {actionData.problem}
            </Notice>
          )}
          <Composer clientId={clientId} text={actionData?.message ?? ''} />
        </section>
      )}
      {inboxes.length > 0 && (
        <nav aria-label={m.chat_inboxes()} className="mb-4 flex flex-wrap border-b border-line">
          <LocalLink to={paths.chat} aria-current="page" className={tab}>
            {m.chat_inbox_member()}
          </LocalLink>
          {inboxes.map((kind) => (
            <LocalLink key={kind} to={chatList(kind)} className={tab}>
              {inboxLabel[kind]()}
            </LocalLink>
          ))}
        </nav>
      )}
      <Chats
        loaded={loaded}
        reader="customer"
        hasSearch={!begins}
        none={
          begins ? null : (
            <EmptyState
              title={m.chat_empty()}
              text={m.chat_empty_text()}
              action={
                <LocalLink to={`${paths.chat}?support=1`} className="font-semibold text-primary underline">
                  {m.chat_ask_support()}
                </LocalLink>
              }
            />
          )
        }
      />
    </>
  );
}
