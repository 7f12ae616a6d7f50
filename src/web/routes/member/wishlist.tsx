// A member's wishlist (spec §2 tabs, §4 toggle, §8 "Wishlist load failure"). "Show more" is an address: it brings back what was there
// and ten more. The form of every heart on the site comes here.
import { useEffect, useState } from 'react';
import { replace, useLocation } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { catalogueScope } from '#domain/catalogue';
import { listWishlist, toggleWishlist } from '#domain/wishlist';
import type { Category } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import { pageSizes } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { isSlugOrId } from '#shared/names';
import * as paths from '#shared/paths';
import { readReturnTo } from '#shared/return-to';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { CardGrid } from '#web/catalogue/card-grid.tsx';
import type { CardView } from '#web/catalogue/card-view';
import { listPaths } from '#web/product/list-path';
import { PageTitle } from '#web/ui/page-title.tsx';
import { WishHeart } from '#web/wishlist/wish-heart.tsx';
import { wishlistPath } from '#web/wishlist/wishlist-path';
import { WishlistTabs } from '#web/wishlist/wishlist-tabs.tsx';
import { wishlistTabOf, wishlistTabs } from '#web/wishlist/wishlist-tabs.server';
import type { RouteHandle } from '#web/route-handle';
import { cardViews } from '#web/catalogue/card-views.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/wishlist';

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
    browsePath: listPaths[tab],
    ...(await loadList(request, actor, tab, page * pageSizes.list)),
  };
}

/** Adds or takes off, and leads back to where the heart was pressed; a guest by way of signing in, which saves it (decision 0066). */
export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const form = await readForm(args.request);
  const departure = String(form.get('departure') ?? '');
  const { redirect: back } = readReturnTo(new URLSearchParams({ redirect: String(form.get('back') ?? '') }));
  if (!request.actor && isSlugOrId(departure)) request.pendingWish.keep(departure);
  const actor = requireMember(back?.startsWith('/') ? { ...request, path: back, search: '' } : request);
  try {
    const { isDeleted } = await toggleWishlist(
      request.deps,
      actor,
      catalogueScope(request.deps, request.brand),
      departure,
    );
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
  const { tab, tabs, browsePath, page, cards, total, problem } = loaderData;
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
        {total > 0 && (
          <h2 className="text-lg font-bold tabular-nums">
            {m.wishlist_shown({ shown: cards.length, total })}
          </h2>
        )}
        <WishedCards key={`${tab} ${page}`} cards={cards} browsePath={browsePath} />
        {cards.length < total && page < lastPage && (
          <LocalLink
            to={`${wishlistPath(tab, page + 1)}#${cards.at(-1)!.slug}`}
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

/** What was let go stays where it was, with an empty heart, until the list is opened anew: a second press takes it back. */
function WishedCards({ cards, browsePath }: { cards: CardView[]; browsePath: string }) {
  const [first] = useState(cards);
  if (first.length === 0)
    return (
      <EmptyState
        title={m.wishlist_none()}
        text={m.wishlist_none_text()}
        action={
          <LocalLink to={browsePath} className={buttonClass('secondary')}>
            {m.wishlist_browse()}
          </LocalLink>
        }
      />
    );
  const wished = new Set(cards.map(({ slug }) => slug));
  return (
    <CardGrid cards={first.map((card) => ({ ...card, isWished: wished.has(card.slug) }))} Heart={WishHeart} />
  );
}

/** After "show more" the focus goes to where the list was longer: the fragment names the card, as it does without script. */
function useFirstNewCard(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash)
      document.querySelector<HTMLElement>(`[id="${hash.slice(1)}"] a`)?.focus({ preventScroll: true });
  }, [hash]);
}

/** A list that cannot be read is an empty one that says why. */
async function loadList(
  request: PageRequest,
  actor: Actor,
  category: Category,
  limit: number,
): Promise<{ cards: CardView[]; total: number; problem: string | null }> {
  const { deps, brand, log } = request;
  try {
    const { items, total } = await listWishlist(deps, actor, catalogueScope(deps, brand), {
      category,
      page: 1,
      limit,
    });
    return { cards: await cardViews(request, items), total, problem: null };
  } catch (error) {
    log.error({ err: error }, 'wishlist failed');
    return {
      cards: [],
      total: 0,
      problem: error instanceof AppError ? problemText(error) : m.error_unavailable(),
    };
  }
}
