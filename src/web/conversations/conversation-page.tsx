// A conversation: its messages, what has not left yet, the next message, and beside it what protects those who write and what staff need.
import { useRef, useState } from 'react';
import * as m from '#messages/messages';
import { conversationReportLabel } from '#labels/conversations';
import type { ChatData } from '#shared/chat-data';
import { conversationReportReasons } from '#shared/conversations';
import { formatInstant } from '#shared/dates';
import { useFrame } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { peerName } from './chat-list.tsx';
import type { ChatIdentity } from './chat-socket.ts';
import { conversationPath } from '#shared/chat-places';
import { ConversationForm } from './conversation-form.tsx';
import { ConversationSearch, type FoundMessages } from './conversation-search.tsx';
import { Composer } from './composer.tsx';
import type { RefusedFields, StaffTools as Tools } from './conversation-page.server.ts';
import { MessageList } from './message-list.tsx';
import type { OrderReader } from './order-reference.ts';
import { PendingList } from './pending-list.tsx';
import { StaffTools } from './staff-tools.tsx';
import { firstUnread, type Messages } from './thread.ts';
import { useConversation } from './use-conversation.ts';
import { useShownMessage } from './use-shown-message.ts';
import { useUnreadLine } from './use-unread-line.ts';

export interface ConversationPageProps {
  chat: ChatData;
  messages: Messages;
  hasMore: boolean;
  /** More was written after what is shown: it comes by itself where there is script. */
  hasNewer: boolean;
  /** The message that was gone to. */
  at: number | null;
  search: string;
  found: FoundMessages | null;
  clientId: string;
  accountId: string;
  identity: ChatIdentity;
  orders: {
    code: string;
    title: string;
    /** Its day and its state, in words. */
    text: string;
    awaitsPayment: boolean;
    path: string | null;
  }[];
  reader: OrderReader;
  staff: Tools | null;
  text: string;
  /** What an act was refused for; the message that was not sent. */
  answer: { message: string; problem: string; fields: RefusedFields } | undefined;
}

export function ConversationPage(props: ConversationPageProps) {
  const { hasMore, hasNewer, at, search, clientId, accountId, identity, orders, staff, answer } = props;
  const { view, client } = useConversation({ ...props, hasOlder: hasMore, accountId, identity });
  const { chat, messages, pending, hasOlder } = view;
  const [text, setText] = useState(answer?.message || props.text);
  const [readAtFirst] = useState(props.chat.read_sequence);
  const [isAway, setAway] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const path = usePath();
  const here = conversationPath(identity, chat.id);
  const unread = useUnreadLine({ view, client, readAtFirst, isElsewhere: at !== null });
  useShownMessage(at);
  const send = (message: string, file: File | null) => {
    setText('');
    box.current?.scrollTo({ top: 0 });
    void client.send(message, file);
  };
  return (
    <>
      <PageTitle>{peerName(chat)}</PageTitle>
      <Status chat={chat} typing={view.typing} />
      <div className="gap-8 lg:grid lg:grid-cols-[1fr_20rem]">
        <section aria-label={m.chat_messages()}>
          {unread.isHidden && (
            <Button type="button" variant="quiet" className="noscript:hidden" onClick={unread.show}>
              {m.chat_jump_unread()}
            </Button>
          )}
          {/* Begins at its end, also without script, and stays there while messages come. */}
          <div
            ref={box}
            role="log"
            aria-label={m.chat_messages()}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
            tabIndex={0}
            className="flex max-h-[60dvh] flex-col-reverse overflow-y-auto rounded-card border border-line bg-page p-3"
            onScroll={({ currentTarget }) => setAway(currentTarget.scrollTop < -200)}
          >
            <div>
              {hasOlder && (
                <LocalLink
                  to={`${here}?before=${messages[0]!.sequence}`}
                  className="mb-4 inline-flex min-h-12 items-center font-semibold text-primary underline"
                  onClick={(event) => {
                    event.preventDefault();
                    void client.loadOlder().catch(() => undefined);
                  }}
                >
                  {m.chat_older()}
                </LocalLink>
              )}
              <MessageList
                here={here}
                messages={messages}
                peerReadSequence={chat.peer_read_sequence}
                unreadAt={firstUnread(messages, readAtFirst)}
                orderCodes={orders.map(({ code }) => code)}
                reader={props.reader}
                search={search}
                at={at}
              />
              {hasNewer && (
                <noscript>
                  <a href={path(here)}>{m.chat_to_newest()}</a>
                </noscript>
              )}
              <PendingList pending={pending} client={client} />
            </div>
          </div>
          {/* Its place is kept: the page scrolls by itself to what was not read, and the next message is written below. */}
          <div className="-mb-4 noscript:hidden">
            <Button
              type="button"
              variant="quiet"
              className={isAway ? '' : 'invisible'}
              onClick={() => box.current?.scrollTo({ top: 0 })}
            >
              {m.chat_jump_newest()}
            </Button>
          </div>
          {answer?.problem && (
            <Notice tone="bad" live>
              {answer.problem}
            </Notice>
          )}
          {chat.is_blocked ? (
            <Notice tone="warn">{m.chat_blocked()}</Notice>
          ) : (
            <Composer
              here={here}
              clientId={clientId}
              text={text}
              onText={(written) => {
                setText(written);
                if (written) client.noteTyping();
              }}
              onSend={send}
              takesFile
            />
          )}
        </section>
        <div className="mt-6 space-y-4 lg:mt-0">
          <ConversationSearch path={here} search={search} found={props.found} />
          <Orders here={here} orders={orders} isStaff={chat.side !== 'member'} clientId={clientId} />
          {staff && (
            <StaffTools chat={chat} here={here} tools={staff} refused={answer?.fields} onUse={setText} />
          )}
          <Safety chat={chat} here={here} />
        </div>
      </div>
    </>
  );
}

function Status({ chat, typing }: { chat: ChatData; typing: ChatData['side'] | null }) {
  const { locale } = useFrame();
  const presence = typing
    ? typing === chat.side
      ? m.chat_typing_colleague()
      : m.chat_typing({ name: peerName(chat) })
    : chat.is_online
      ? m.chat_online()
      : chat.offline_at && m.chat_last_seen({ at: formatInstant(new Date(chat.offline_at), locale) });
  const care = chat.assignee_name && m.chat_assignee({ name: chat.assignee_name });
  return (
    <p className="-mt-4 mb-4 min-h-7 text-ink-soft" aria-live="polite">
      {[presence, care].filter(Boolean).join(' · ')}
    </p>
  );
}

interface OrdersProps extends Pick<ConversationPageProps, 'orders' | 'clientId'> {
  here: string;
  isStaff: boolean;
}

/** Beside the conversation; staff send the real invoice of one into it. */
function Orders({ here, orders, clientId, isStaff }: OrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section className="rounded-card border border-line p-4" aria-labelledby="orders">
      <h2 id="orders" className="text-lg font-bold">
        {m.chat_orders()}
      </h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.code} className="py-2">
            <p className="font-semibold">{order.title}</p>
            <p className="text-ink-soft">{order.text}</p>
            {order.path === null ? (
              <p>{order.code}</p>
            ) : (
              <LocalLink
                to={order.path}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline"
              >
                {order.code}
              </LocalLink>
            )}
            {isStaff && order.awaitsPayment && (
              <ConversationForm here={here}>
                <input type="hidden" name="intent" value="payment" />
                <input type="hidden" name="client_id" value={clientId} />
                <Button variant="secondary" name="order" value={order.code}>
                  {m.chat_send_payment()}
                </Button>
              </ConversationForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Safety({ chat, here }: { chat: ChatData; here: string }) {
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="min-h-12 cursor-pointer font-semibold pr-8">{m.chat_safety()}</summary>
      <p className="my-3">{m.chat_safety_text()}</p>
      {chat.partner && (
        <ConversationForm here={here} className="mb-4">
          <Button variant="secondary" name="intent" value={chat.is_blocked ? 'unblock' : 'block'}>
            {chat.is_blocked ? m.chat_unblock() : m.chat_block()}
          </Button>
        </ConversationForm>
      )}
      <ConversationForm here={here} className="space-y-3">
        <label className="block">
          <span className="block font-semibold">{m.chat_report_why()}</span>
          <select name="reason" className={inputClass}>
            {conversationReportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {conversationReportLabel[reason]()}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" name="intent" value="report">
          {m.chat_report()}
        </Button>
      </ConversationForm>
    </details>
  );
}
