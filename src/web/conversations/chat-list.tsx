// Conversations, the newest activity first: with whom, the last words, how much is unread.
import * as m from '#messages/messages';
import type { ChatData } from '#shared/chat-data';
import { unreadMost } from '#shared/conversations';
import { formatInstant } from '#shared/dates';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { chatList, conversationPath } from '#shared/chat-places';
import type { ChatIdentity } from './chat-socket.ts';

interface ChatListProps {
  chats: ChatData[];
  reader: ChatIdentity;
  olderQuery: string | null;
}

export function ChatList({ chats, reader, olderQuery }: ChatListProps) {
  const { locale } = useFrame();
  return (
    <>
      <ul className="divide-y divide-line">
        {chats.map((chat) => (
          <li key={chat.id}>
            <LocalLink
              to={conversationPath(reader, chat.id)}
              className="flex min-h-16 items-center gap-3 py-3 hover:text-primary"
            >
              <span className="min-w-0 grow">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate font-bold">{peerName(chat)}</span>
                  {chat.last_message && (
                    <time dateTime={chat.last_message.created_at} className="shrink-0 text-sm text-ink-soft">
                      {formatInstant(new Date(chat.last_message.created_at), locale)}
                    </time>
                  )}
                </span>
                <span className="block truncate text-ink-soft">{preview(chat)}</span>
                {chat.waiting_since && <span className="text-sm font-semibold">{m.chat_waiting()}</span>}
              </span>
              {chat.unread > 0 && (
                <span className="inline-flex min-h-7 min-w-7 items-center justify-center rounded-full bg-primary px-2 text-sm font-bold text-white">
                  {chat.unread > unreadMost ? `${unreadMost}+` : chat.unread}
                  <span className="sr-only"> {m.chat_unread()}</span>
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
      {olderQuery && (
        <LocalLink
          to={`${chatList(reader)}?${olderQuery}`}
          className="mt-4 inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {m.chat_older_chats()}
        </LocalLink>
      )}
    </>
  );
}

/** The other side: the member, their partner, or support. */
export function peerName({ side, member_name, partner }: ChatData): string {
  return side === 'member' ? (partner?.name ?? m.chat_support()) : member_name;
}

function preview({ last_message: last }: ChatData): string {
  if (!last) return '';
  const text = last.message || (last.has_attachments ? m.chat_file() : m.chat_card());
  return last.is_own ? m.chat_own_words({ text }) : text;
}
