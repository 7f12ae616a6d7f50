// What a message is about, as it is now: a departure, a partner, a store, an item, an order of a journey or of souvenirs, or an invoice (the
// safe payment card). Orders lead to the reader's own page of them.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { stateLabel } from '#labels/bookings';
import { storeOrderStateLabel } from '#labels/souvenir-orders';
import type { ChatCardData } from '#shared/chat-data';
import { formatDate, formatInstant } from '#shared/dates';
import { formatRupiah, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { itemsText, type OrderReader, orderPath } from './order-reference.ts';

const box = 'mt-2 block rounded-lg border border-line bg-card p-3';

export function MessageCard({ card, reader }: { card: ChatCardData; reader: OrderReader }) {
  const { locale } = useFrame();
  if (card.kind === 'partner' || card.kind === 'store')
    return (
      <CardBox to={(card.kind === 'store' ? paths.store : paths.partner)(card.slug)}>
        {m.chat_about({ title: card.name })}
      </CardBox>
    );
  if (card.kind === 'item')
    return (
      <CardBox to={paths.item(card.store_slug, card.slug)}>
        <span className="block font-bold">{card.title}</span>
        <span className="block text-ink-soft">{card.store_name}</span>
      </CardBox>
    );
  if (card.kind === 'payment')
    return (
      <CardBox to={orderPath(reader, { kind: 'order', code: card.order_code })}>
        <span className="block font-bold">{m.chat_payment_card({ code: card.order_code })}</span>
        <span className="block text-lg">{formatRupiah(rupiah(card.amount))}</span>
        <span className="block text-ink-soft">
          {card.status === 'paid'
            ? m.chat_payment_paid()
            : card.status !== 'waiting'
              ? m.chat_payment_closed()
              : m.chat_payment_until({ until: formatInstant(new Date(card.due_at), locale) })}
        </span>
      </CardBox>
    );
  if (card.kind === 'store_order')
    return (
      <CardBox to={orderPath(reader, card)}>
        <span className="block font-bold">{itemsText(card)}</span>
        <span className="block text-ink-soft">
          {card.code} · {storeOrderStateLabel[card.state].word()}
        </span>
      </CardBox>
    );
  return (
    <CardBox to={card.kind === 'product' ? paths.product(card.slug) : orderPath(reader, card)}>
      <span className="block font-bold">{card.title}</span>
      <span className="block text-ink-soft">
        {formatDate(card.departs_on, locale)}
        {card.kind === 'order' && ` · ${card.code} · ${stateLabel[card.state].word()}`}
      </span>
    </CardBox>
  );
}

/** Without an address it leads nowhere. */
function CardBox({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    <div className={box}>{children}</div>
  ) : (
    <LocalLink to={to} className={`${box} hover:border-primary`}>
      {children}
    </LocalLink>
  );
}
