// Messages in the order of their sequence, with a line for each day, cards, files, and the warning beside what looks like fraud.
import { ShieldAlert } from 'lucide-react';
import * as m from '#messages/messages';
import { stateLabel } from '#labels/bookings';
import type { ChatCardData, ChatMessageData } from '#shared/chat-data';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';

export function MessageList({
  messages,
  peerReadSequence,
}: {
  messages: ChatMessageData[];
  peerReadSequence: number;
}) {
  const { locale } = useFrame();
  const lastOwn = messages.findLast(({ is_own }) => is_own);
  return (
    <ol className="space-y-3">
      {messages.map((message, index) => {
        const day = dayOf(message);
        const isNewDay = index === 0 || dayOf(messages[index - 1]!) !== day;
        return (
          <li key={message.id} id={`m${message.sequence}`}>
            {isNewDay && (
              <p className="my-4 text-center text-sm font-semibold text-ink-soft">
                {formatDate(day, locale)}
              </p>
            )}
            <Bubble message={message} locale={locale} />
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

function Bubble({ message, locale }: { message: ChatMessageData; locale: Locale }) {
  const { is_own, sender, warnings, card, attachments, pinned_to } = message;
  const path = usePath();
  const look = is_own ? 'ml-8 border-primary bg-card' : 'mr-8 border-line bg-page';
  return (
    <article className={`rounded-card border p-3 ${look}`}>
      <p className="text-sm text-ink-soft">
        <span className="font-semibold">{sender.name ?? (is_own ? m.chat_you() : m.chat_staff())}</span>{' '}
        <time dateTime={message.created_at}>{formatInstant(new Date(message.created_at), locale)}</time>
      </p>
      {message.message && <p className="mt-1 whitespace-pre-wrap break-words">{message.message}</p>}
      {attachments.map((file) => (
        <a
          key={file.id}
          href={path(file.path)}
          className="mt-2 inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {file.content_type === 'application/pdf' ? m.chat_pdf() : m.chat_picture()}
        </a>
      ))}
      {card && <Card card={card} locale={locale} />}
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
    </article>
  );
}

function Card({ card, locale }: { card: ChatCardData; locale: Locale }) {
  const box = 'mt-2 block rounded-lg border border-line p-3 hover:border-primary';
  if (card.kind === 'partner')
    return (
      <LocalLink to={paths.partner(card.slug)} className={box}>
        {m.chat_about({ title: card.name })}
      </LocalLink>
    );
  if (card.kind === 'payment')
    return (
      <LocalLink to={paths.member.order(card.order_code)} className={box}>
        <span className="block font-bold">{m.chat_payment_card({ code: card.order_code })}</span>
        <span className="block text-lg">{formatRupiah(rupiah(card.amount))}</span>
        <span className="block text-ink-soft">
          {card.status === 'paid'
            ? m.chat_payment_paid()
            : card.status !== 'waiting'
              ? m.chat_payment_closed()
              : m.chat_payment_until({ until: formatInstant(new Date(card.due_at), locale) })}
        </span>
      </LocalLink>
    );
  const to = card.kind === 'product' ? paths.product(card.slug) : paths.member.order(card.code);
  return (
    <LocalLink to={to} className={box}>
      <span className="block font-bold">{card.title}</span>
      <span className="block text-ink-soft">
        {formatDate(card.departs_on, locale)}
        {card.kind === 'order' && ` · ${card.code} · ${stateLabel[card.state].word()}`}
      </span>
    </LocalLink>
  );
}
