// What a message is about, as it is now: a departure, a partner, a store, an item, an order, or the invoice of one (the safe payment card).
import * as m from '#messages/messages';
import { stateLabel } from '#labels/bookings';
import type { ChatCardData } from '#shared/chat-data';
import { formatDate, formatInstant } from '#shared/dates';
import { formatRupiah, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';

export function MessageCard({ card }: { card: ChatCardData }) {
  const { locale } = useFrame();
  const box = 'mt-2 block rounded-lg border border-line bg-card p-3 hover:border-primary';
  if (card.kind === 'partner' || card.kind === 'store')
    return (
      <LocalLink to={(card.kind === 'store' ? paths.store : paths.partner)(card.slug)} className={box}>
        {m.chat_about({ title: card.name })}
      </LocalLink>
    );
  if (card.kind === 'item')
    return (
      <LocalLink to={paths.item(card.store_slug, card.slug)} className={box}>
        <span className="block font-bold">{card.title}</span>
        <span className="block text-ink-soft">{card.store_name}</span>
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
