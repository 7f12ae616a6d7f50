// A member's wishlist (spec §2 tabs, §4 toggle, §8 "Wishlist load failure"). "Show more" is an address: it brings back what was there
// and ten more. The form of every heart on the site comes here.
import { lazy, useEffect, useState } from 'react';
import { replace, useLocation } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { catalogueScope } from '#domain/catalogue';
import { listWishedItems, toggleItemWish } from '#domain/items';
import { addToWishlist, listWishlist, toggleWishlist } from '#domain/wishlist';
import type { Category } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import { pageSizes } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { isSlugOrId } from '#shared/names';
import * as paths from '#shared/paths';
import { readReturnTo } from '#shared/return-to';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { CardGrid } from '#web/catalogue/card-grid.tsx';
import { DepartureCard, type GridCardProps } from '#web/catalogue/departure-card.tsx';
import type { CardView } from '#web/catalogue/card-view';
import { type ItemCardView, itemCardView } from '#web/items/item-view';
import { listPaths } from '#web/product/list-path';
import { PageTitle } from '#web/ui/page-title.tsx';
import { WishHeart } from '#web/wishlist/wish-heart.tsx';
import { wishlistPath, type WishlistTabName } from '#web/wishlist/wishlist-path';
import { WishlistTabs } from '#web/wishlist/wishlist-tabs.tsx';
import { wishlistTabOf, wishlistTabs } from '#web/wishlist/wishlist-tabs.server';
import type { RouteHandle } from '#web/route-handle';
import { cardViews } from '#web/catalogue/card-views.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/wishlist';

// Most who open their wishlist look for journeys: souvenirs bring their own script. The server writes them at once.
const WishedItems = import.meta.env.SSR
  ? (await import('#web/wishlist/wished-items.tsx')).WishedItems
  : lazy(async () => ({ default: (await import('#web/wishlist/wished-items.tsx')).WishedItems }));

export const handle: RouteHandle = { member: {} };

/** As many as a page may hold. */
const lastPage = 20;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const query = new URLSearchParams(request.search);
  const tab = wishlistTabOf(query.get('tab'));
  const asked = Number(query.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), lastPage) : 1;
  return {
    tab,
    page,
    tabs: wishlistTabs(request),
    ...(tab === 'items'
      ? { browsePath: paths.souvenirs, browse: m.wishlist_browse_items(), none: m.wishlist_none_items() }
      : { browsePath: listPaths[tab], browse: m.wishlist_browse(), none: m.wishlist_none_text() }),
    ...(await loadTab(request, actor, tab, page * pageSizes.list)),
  };
}

/** Adds, or takes off where the heart was known to be full, and leads back to where the heart was pressed; a guest by way of signing in, which saves it (decision 0066). */
export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const form = await readForm(args.request);
  const departure = String(form.get('departure') ?? '');
  const item = String(form.get('item') ?? '');
  const { redirect: back } = readReturnTo(new URLSearchParams({ redirect: String(form.get('back') ?? '') }));
  if (!request.actor && isSlugOrId(departure)) request.pendingWish.keep(departure);
  const actor = requireMember(back?.startsWith('/') ? { ...request, path: back, search: '' } : request);
  try {
    const scope = catalogueScope(request.deps, request.brand);
    const isDeleted = item
      ? (await toggleItemWish(request.deps, actor, item)).isDeleted
      : form.has('keep')
        ? await addToWishlist(request.deps, actor, scope, departure).then(() => false)
        : (await toggleWishlist(request.deps, actor, scope, departure)).isDeleted;
    request.leaveToast({ type: 'success', message: isDeleted ? m.wishlist_removed() : m.wishlist_added() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({ type: 'error', message: problemText(error) });
  }
  // Where React runs no step is added to the way back.
  return replace(localePath(back?.startsWith('/') ? back : paths.member.wishlist, request.locale), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.wishlist_title());
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { tab, tabs, page, cards, items, shown, total, problem } = loaderData;
  const listed = [...cards.map(({ slug }) => slug), ...items.map(({ slug }) => `item-${slug}`)];
  useFirstNewCard();
  return (
    <>
      <PageTitle>{m.wishlist_title()}</PageTitle>
      <WishlistTabs current={tab} tabs={tabs} />
      <div className="mt-6 space-y-6">
        {problem && (
          <Notice tone="bad" live title={m.wishlist_failed()}>
            {problem}
          </Notice>
        )}
        {total > 0 && <h2 className="text-lg font-bold tabular-nums">{shown}</h2>}
        <Wished key={`${tab} ${page}`} {...loaderData} />
        {listed.length < total && page < lastPage && (
          <LocalLink
            to={`${wishlistPath(tab, page + 1)}#${listed.at(-1)!}`}
            keepScroll
            className={buttonClass('secondary')}
          >
            {m.wishlist_more()}
          </LocalLink>
        )}
      </div>
    </>
  );
}

type WishedProps = Pick<
  Route.ComponentProps['loaderData'],
  'tab' | 'cards' | 'items' | 'none' | 'browse' | 'browsePath'
>;

function Wished({ tab, cards, items, none, browse, browsePath }: WishedProps) {
  // An empty list stays one while it is on the screen, and a full one does not become empty by a press.
  const [isEmpty] = useState(cards.length + items.length === 0);
  if (isEmpty)
    return (
      <EmptyState
        title={m.wishlist_none()}
        text={none}
        action={
          <LocalLink to={browsePath} className={buttonClass('secondary')}>
            {browse}
          </LocalLink>
        }
      />
    );
  return tab === 'items' ? <WishedItems items={items} /> : <WishedCards cards={cards} />;
}

/** What was let go stays where it was, with an empty heart, until the list is opened anew: a second press takes it back. */
function WishedCards({ cards }: { cards: CardView[] }) {
  const [first] = useState(cards);
  const wished = new Set(cards.map(({ slug }) => slug));
  return (
    <CardGrid cards={first.map((card) => ({ ...card, isWished: wished.has(card.slug) }))} Card={WishedCard} />
  );
}

function WishedCard(card: GridCardProps) {
  return <DepartureCard {...card} path={usePath()} Heart={WishHeart} />;
}

/** After "show more" the focus goes to where the list was longer: the fragment names the card, as it does without script. */
function useFirstNewCard(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash)
      document.querySelector<HTMLElement>(`[id="${hash.slice(1)}"] a`)?.focus({ preventScroll: true });
  }, [hash]);
}

interface LoadedTab {
  cards: CardView[];
  items: ItemCardView[];
  /** '10 dari 12 paket' */
  shown: string | null;
  total: number;
  problem: string | null;
}

/** A list that cannot be read is an empty one that says why. */
async function loadTab(
  request: PageRequest,
  actor: Actor,
  tab: WishlistTabName,
  limit: number,
): Promise<LoadedTab> {
  try {
    return await (tab === 'items' ? loadItems : loadCards(tab))(request, actor, limit);
  } catch (error) {
    request.log.error({ err: error }, 'wishlist failed');
    return {
      cards: [],
      items: [],
      shown: null,
      total: 0,
      problem: error instanceof AppError ? problemText(error) : m.error_unavailable(),
    };
  }
}

const loadCards =
  (category: Category) =>
  async (request: PageRequest, actor: Actor, limit: number): Promise<LoadedTab> => {
    const { deps, brand } = request;
    const scope = catalogueScope(deps, brand);
    const { items: found, total } = await listWishlist(deps, actor, scope, { category, page: 1, limit });
    return {
      cards: await cardViews(request, found),
      items: [],
      shown: m.wishlist_shown({ shown: found.length, total }),
      total,
      problem: null,
    };
  };

async function loadItems({ deps, locale }: PageRequest, actor: Actor, limit: number): Promise<LoadedTab> {
  const { items: found, total } = await listWishedItems(deps, actor, { page: 1, limit });
  return {
    cards: [],
    items: found.map((item) => itemCardView(item, locale)),
    shown: m.wishlist_shown_items({ shown: found.length, total }),
    total,
    problem: null,
  };
}
