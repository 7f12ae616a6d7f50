// The list of conversations (spec §2 /chat): a member's own, and with `inbox` the shared ones of staff. With `product`, `partner`, `store`, `item`, `order` or
// `support` in its address it is where a conversation begins: with its first message, so that a mere visit writes nothing.
import { data, Form, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  type Counterpart,
  listConversations,
  presentCard,
  presentChat,
  previewConversation,
  sendMessage,
  startConversation,
} from '#domain/conversations';
import type { Actor } from '#domain/memberships';
import type { ChatCardData } from '#shared/chat-data';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { ChatList } from '#web/conversations/chat-list.tsx';
import { Composer } from '#web/conversations/composer.tsx';
import {
  addressOf,
  counterpartOf,
  identityIn,
  inboxOf,
  openInboxes,
} from '#web/conversations/inboxes.server';
import { MessageCard } from '#web/conversations/message-card.tsx';
import { useChats } from '#web/conversations/use-chats';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { inputClass } from '#web/ui/field.tsx';
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
  const { deps } = request;
  const query = new URLSearchParams(request.search);
  const search = query.get('q')?.slice(0, 100) ?? '';
  const before = Number(query.get('before') ?? Number.NaN);
  const begins = await begin(request, actor, counterpartOf(query));
  const { name, inbox } = inboxOf(actor, query.get('inbox'));
  const isWaiting = inbox.kind !== 'member' && query.has('waiting');
  const { items, hasMore } = await listConversations(deps, actor, inbox, {
    search,
    isWaiting,
    ...(Number.isSafeInteger(before) && { before }),
  });
  return {
    inbox: name,
    inboxes: openInboxes(actor),
    identity: identityIn[name],
    address: addressOf(inbox),
    begins,
    search,
    isWaiting,
    isWhole: search === '' && !isWaiting && !Number.isSafeInteger(before),
    chats: items.map((one) => presentChat(one, deps)),
    hasMore,
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

const inboxLabel = {
  member: m.chat_inbox_member,
  partner: m.chat_inbox_partner,
  store: m.chat_inbox_store,
  operator: m.chat_inbox_operator,
};

export default function Chat({ loaderData, actionData }: Route.ComponentProps) {
  const { inbox, inboxes, begins, search, isWaiting, hasMore, clientId, identity, address, isWhole } =
    loaderData;
  const chats = useChats({ chats: loaderData.chats, identity, address, isLive: isWhole });
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
      {inboxes.length > 1 && (
        <nav aria-label={m.chat_inboxes()} className="mb-4 flex flex-wrap border-b border-line">
          {inboxes.map((kind) => (
            <LocalLink
              key={kind}
              to={kind === 'member' ? paths.chat : paths.chatInbox(kind)}
              aria-current={kind === inbox ? 'page' : undefined}
              className="flex min-h-12 items-center -mb-px border-b-2 border-transparent px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
            >
              {inboxLabel[kind]()}
            </LocalLink>
          ))}
        </nav>
      )}
      {(chats.length > 0 || !isWhole) && !begins && (
        <ChatSearch inbox={inbox} search={search} isWaiting={isWaiting} />
      )}
      {chats.length > 0 ? (
        <ChatList
          chats={chats}
          olderQuery={
            hasMore ? olderQuery({ inbox, search, isWaiting, before: chats.at(-1)!.activity }) : null
          }
        />
      ) : !isWhole ? (
        <EmptyState title={m.chat_search_none()} text={m.chat_search_none_text()} />
      ) : begins ? null : (
        <EmptyState
          title={m.chat_empty()}
          text={m.chat_empty_text()}
          action={
            <LocalLink to={`${paths.chat}?support=1`} className="font-semibold text-primary underline">
              {m.chat_ask_support()}
            </LocalLink>
          }
        />
      )}
    </>
  );
}

interface ListQuery {
  inbox: string;
  search: string;
  isWaiting: boolean;
}

/** By name or words; in the inboxes of staff also those who wait for an answer. */
function ChatSearch({ inbox, search, isWaiting }: ListQuery) {
  return (
    <search>
      <Form className="mb-4 flex flex-wrap items-end gap-3">
        {inbox !== 'member' && <input type="hidden" name="inbox" value={inbox} />}
        <label className="grow basis-60">
          <span className="block font-semibold">{m.chat_search()}</span>
          <input type="search" name="q" defaultValue={search} maxLength={100} className={inputClass} />
        </label>
        {inbox !== 'member' && (
          <label className="inline-flex min-h-12 items-center gap-2">
            <input type="checkbox" name="waiting" value="1" defaultChecked={isWaiting} className="size-6" />
            {m.chat_only_waiting()}
          </label>
        )}
        <Button variant="secondary">{m.chat_search_button()}</Button>
      </Form>
    </search>
  );
}

function olderQuery({ inbox, search, isWaiting, before }: ListQuery & { before: number }): string {
  return String(
    new URLSearchParams({
      ...(inbox !== 'member' && { inbox }),
      ...(search && { q: search }),
      ...(isWaiting && { waiting: '1' }),
      before: String(before),
    }),
  );
}
