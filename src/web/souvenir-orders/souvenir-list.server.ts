// The tab of souvenirs among a member's orders (spec §2 /member/my-order).
import type { Actor } from '#domain/memberships';
import { listSouvenirOrders, type SouvenirOrder } from '#domain/souvenir-orders';
import { localized } from '#labels/localized';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import type { Locale } from '#shared/locale';
import type { PageRequest } from '#web/request/page-context.server';
import { stepPath } from './require-order.server.ts';
import type { SouvenirCardView, SouvenirListView } from './souvenir-list-view.ts';

export async function loadSouvenirOrders(
  { deps, brand, locale }: PageRequest,
  actor: Actor,
  page: number,
): Promise<SouvenirListView> {
  const list = await listSouvenirOrders(deps, actor, { brandId: brand.id, page, limit: pageSizes.list });
  return {
    orders: list.items.map((order) => cardView(order, locale)),
    page,
    limit: list.limit,
    total: list.total,
  };
}

function cardView(order: SouvenirOrder, locale: Locale): SouvenirCardView {
  const { id, code, state, total, parts } = order;
  const isOpen = state === 'choosing_shipping' || state === 'waiting_payment';
  return {
    id,
    code,
    state,
    ordered: formatInstant(order.createdAt, locale),
    total,
    nextPath: isOpen ? stepPath(order) : null,
    payBy: isOpen ? formatInstant(order.payableUntil, locale) : null,
    parts: parts.map((part) => ({
      id: part.id,
      state: part.state,
      store: part.store.name,
      items: part.lines
        .map(({ name, quantity }) => `${localized(name, locale).text} × ${quantity}`)
        .join(', '),
    })),
  };
}
