// A member's orders in three tabs (spec §2 /member/my-order): search and pages in the address, each with its next thing to do.
import * as m from '#messages/messages';
import { countOrders, listOrders, nextActionOf, type TabCount } from '#domain/bookings';
import { tabLabel } from '#labels/bookings';
import { categoryLabel } from '#labels/catalogue';
import { listDocumentProgress } from '#domain/participants';
import { listReviewedBookings } from '#domain/reviews';
import { countSouvenirOrders } from '#domain/souvenir-orders';
import { type OrderTab, orderTabs } from '#shared/booking-states';
import { categories } from '#shared/catalogue';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage, typedSearch } from '#shared/list-query';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { CachedCopy } from '#web/bookings/cached-copy.tsx';
import { OrderCard } from '#web/bookings/order-card.tsx';
import { type OrderCardView, orderCardView } from '#web/bookings/order-card-view';
import { type OrderFilter, OrderFilters, ordersUrl } from '#web/bookings/order-filters.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { isAreaOpen } from '#web/areas';
import type { RouteHandle } from '#web/route-handle';
import { souvenirTab } from '#web/souvenir-orders/orders-url';
import { SouvenirOrders } from '#web/souvenir-orders/souvenir-list.tsx';
import { loadSouvenirOrders } from '#web/souvenir-orders/souvenir-list.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/my-order';

export const handle: RouteHandle = { member: {} };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'orders');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const { page, tab, ...narrowed } = readFilter(request.search);
  const counts = await countOrders(deps, actor, brand, narrowed);
  const isSold = isAreaOpen('merchandise', brand.flags);
  const frame = {
    asOf: formatInstant(deps.now(), locale),
    tabs: orderTabs.map((tab) => ({ tab, label: tabLabel[tab](), found: counts[tab].found })),
    souvenirs: isSold ? await countSouvenirOrders(deps, actor, brand.id) : null,
  };
  if (isSold && new URLSearchParams(request.search).get('tab') === souvenirTab)
    return { ...frame, filter: null, choices: null, list: await loadSouvenirOrders(request, actor, page) };
  const filter = { ...narrowed, tab: tab ?? orderTabs.find((one) => counts[one].found > 0) ?? orderTabs[0] };
  const list = await listOrders(deps, actor, brand, { ...filter, page, limit: pageSizes.list });
  const ids = list.items.map(({ id }) => id);
  const [documents, reviewed] = await Promise.all([
    listDocumentProgress(deps, ids),
    listReviewedBookings(deps, ids),
  ]);
  const orders = list.items.map((order) =>
    orderCardView(
      order,
      nextActionOf(
        { ...order, documents: documents.get(order.id)!, isReviewed: reviewed.has(order.id) },
        deps.now(),
      ),
      locale,
    ),
  );
  const choices = choicesOf(filter, counts[filter.tab]);
  return { ...frame, filter, choices, orders, page, limit: list.limit, total: list.total };
}

/** Our choice: shorter lists are read at a glance. */
const searchFrom = 4;

/** The categories that a search may be narrowed to, in words; null where there is too little to search in. */
function choicesOf({ search, category }: OrderFilter, { all, categories: known }: TabCount) {
  if (search === '' && category === null && all < searchFrom) return null;
  const shown = category === null || known.includes(category) ? known : [...known, category];
  return shown.map((value) => ({ value, label: categoryLabel[value]() }));
}

/** What cannot be is as if it had not been said. Without a tab the first that has orders opens: after paying that is the one with the journey. */
function readFilter(search: string): Omit<OrderFilter, 'tab'> & { tab: OrderTab | null; page: number } {
  const query = new URLSearchParams(search);
  return {
    tab: orderTabs.find((tab) => tab === query.get('tab')) ?? null,
    category: categories.find((category) => category === query.get('category')) ?? null,
    search: typedSearch(query, 'search'),
    page: askedPage(query),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.orders_title());
}

export default function MyOrderRoute({ loaderData }: Route.ComponentProps) {
  const { asOf, tabs, choices, filter, souvenirs } = loaderData;
  return (
    <>
      <CachedCopy at={asOf} />
      <PageTitle>{m.orders_title()}</PageTitle>
      <OrderFilters filter={filter} tabs={tabs} choices={choices} souvenirs={souvenirs} />
      {loaderData.filter === null ? (
        <SouvenirOrders list={loaderData.list} />
      ) : (
        <JourneyOrders {...loaderData} />
      )}
    </>
  );
}

interface JourneyOrdersProps {
  filter: OrderFilter;
  orders: OrderCardView[];
  page: number;
  limit: number;
  total: number;
}

function JourneyOrders({ filter, orders, page, limit, total }: JourneyOrdersProps) {
  const isSearched = filter.search !== '' || filter.category !== null;
  if (orders.length === 0)
    return (
      <EmptyState
        title={m.orders_empty()}
        text={isSearched ? m.orders_empty_search() : m.orders_empty_text()}
        action={
          isSearched ? (
            <LocalLink
              to={ordersUrl({ ...filter, search: '', category: null })}
              className={buttonClass('secondary')}
            >
              {m.orders_search_clear()}
            </LocalLink>
          ) : (
            <LocalLink to={paths.umrah} className={buttonClass('primary')}>
              {m.orders_find_journey()}
            </LocalLink>
          )
        }
      />
    );
  return (
    <>
      <ul className="space-y-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} limit={limit} total={total} pathOf={(to) => ordersUrl(filter, to)} />
    </>
  );
}
