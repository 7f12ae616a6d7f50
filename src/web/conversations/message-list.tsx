// Messages in the order of their sequence, with a line for each day and one above what was not read yet; below them what has not left.
import { ShieldAlert } from 'lucide-react';
import * as m from '#messages/messages';
import type { ChatMessageData } from '#shared/chat-data';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { useFrame } from '#web/frame';
import { usePath } from '#web/ui/local-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConversationForm } from './conversation-form.tsx';
import { highlight } from './highlight.ts';
import { Highlighted } from './highlighted.tsx';
import { MessageCard } from './message-card.tsx';
import type { OrderReader } from './order-reference.ts';
import type { Messages } from './thread.ts';

interface MessageListProps {
  /** The path of the conversation. */
  here: string;
  messages: Messages;
  peerReadSequence: number;
  /** Above it stands the line "not read yet". */
  unreadAt: number | null;
  /** To which a promise can be pinned. */
  orderCodes: readonly string[];
  reader: OrderReader;
  /** Words that are marked. */
  search: string;
  /** The message that was gone to. */
  at: number | null;
}

export const unreadLineId = 'unread';

export const messageId = (sequence: number) => `m${sequence}`;

export function MessageList({
  here,
  messages,
  peerReadSequence,
  unreadAt,
  orderCodes,
  reader,
  search,
  at,
}: MessageListProps) {
  const { locale } = useFrame();
  const lastOwn = messages.findLast(({ is_own }) => is_own);
  return (
    <ol className="space-y-3">
      {messages.map((message, index) => {
        const day = dayOf(message);
        const isNewDay = index === 0 || dayOf(messages[index - 1]!) !== day;
        return (
          <li key={message.id} id={messageId(message.sequence)}>
            {isNewDay && (
              <p className="my-4 text-center text-sm font-semibold text-ink-soft">
                {formatDate(day, locale)}
              </p>
            )}
            {message.sequence === unreadAt && (
              <p
                id={unreadLineId}
                className="my-4 border-t-2 border-primary pt-1 text-center text-sm font-semibold text-primary"
              >
                {m.chat_unread_line()}
              </p>
            )}
            <Bubble
              here={here}
              message={message}
              orderCodes={orderCodes}
              reader={reader}
              search={search}
              isGoneTo={message.sequence === at}
            />
            {message === lastOwn && message.sequence <= peerReadSequence && (
              <p className="mt-1 text-right text-sm text-ink-soft">{m.chat_read()}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const dayOf = ({ created_at }: ChatMessageData) => todayInIndonesia(new Date(created_at));

interface BubbleProps extends Pick<MessageListProps, 'here' | 'orderCodes' | 'reader' | 'search'> {
  message: ChatMessageData;
  isGoneTo: boolean;
}

function Bubble({ here, message, orderCodes, reader, search, isGoneTo }: BubbleProps) {
  const { locale } = useFrame();
  const { is_own, sender, warnings, card, attachments, pinned_to } = message;
  const path = usePath();
  const look = is_own ? 'ml-8 border-primary bg-card' : 'mr-8 border-line bg-page';
  return (
    <article className={`rounded-card border p-3 ${look} ${isGoneTo ? 'outline-3 outline-accent' : ''}`}>
      <p className="text-sm text-ink-soft">
        <span className="font-semibold">{sender.name ?? (is_own ? m.chat_you() : m.chat_staff())}</span>{' '}
        <time dateTime={message.created_at}>{formatInstant(new Date(message.created_at), locale)}</time>
      </p>
      {message.message && (
        <p className="mt-1 whitespace-pre-wrap break-words">
          <Highlighted parts={highlight(message.message, search)} />
        </p>
      )}
      {attachments.map((file) => (
        <a
          key={file.id}
          href={path(file.path)}
          className="mt-2 inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {file.content_type === 'application/pdf' ? m.chat_pdf() : m.chat_picture()}
        </a>
      ))}
      {card && <MessageCard card={card} reader={reader} />}
      {pinned_to && (
        <p className="mt-2 text-sm font-semibold text-good">{m.chat_pinned_to({ code: pinned_to })}</p>
      )}
      {warnings.length > 0 && (
        <p className="mt-2 flex gap-2 rounded-lg border border-warn p-3" role="note">
          <ShieldAlert size={22} aria-hidden="true" className="shrink-0 text-warn" />
          <span>
            <strong>{m.chat_warning()}</strong> {m.chat_warning_text()}
          </span>
        </p>
      )}
      {sender.side === 'partner' && message.message && !pinned_to && orderCodes.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer py-3 text-sm font-semibold text-ink-soft pr-8">
            {m.chat_pin()}
          </summary>
          <ConversationForm here={here} className="flex flex-wrap gap-2">
            <input type="hidden" name="intent" value="pin" />
            <input type="hidden" name="message_id" value={message.id} />
            {orderCodes.map((code) => (
              <Button key={code} variant="secondary" name="order" value={code}>
                {m.chat_pin_to({ code })}
              </Button>
            ))}
          </ConversationForm>
        </details>
      )}
    </article>
  );
}
