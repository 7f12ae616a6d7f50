// How an order of a conversation is called, and where its reader looks at it.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';

/** Whose pages of orders they may open; null: none. */
export type OrderReader = 'member' | 'partner' | 'store' | null;

/** Null: there is no page of it for them. */
export function orderPath(
  reader: OrderReader,
  order: { kind: 'order'; code: string } | { kind: 'store_order'; id: string },
): string | null {
  if (order.kind === 'order')
    return reader === 'member'
      ? paths.member.order(order.code)
      : reader === 'partner'
        ? paths.partnerConsole.booking(order.code)
        : null;
  return reader === 'member'
    ? paths.member.storeOrder(order.id)
    : reader === 'store'
      ? paths.storeConsole.order(order.id)
      : null;
}

/** A souvenir order by what is in it. */
export function itemsText({ title, others }: { title: string; others: number }): string {
  return others > 0 ? m.chat_order_items({ title, count: others }) : title;
}
