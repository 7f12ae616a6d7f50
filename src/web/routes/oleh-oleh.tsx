// Souvenirs (spec §2 /oleh-oleh): banners, categories, search, price range, order, show more. Only read: no framework script.
// "Show more" is an address: it brings back what was there and one page more.
import * as m from '#messages/messages';
import { type ItemCategory, listItemCategories, listItems } from '#domain/items';
import { listBanners } from '#domain/site-content';
import { todayInIndonesia } from '#shared/dates';
import { type ItemQuery, itemListQuery, itemSorts, readPrice } from '#shared/item-query';
import { typedSearch } from '#shared/list-query';
import type { Locale } from '#shared/locale';
import * as paths from '#shared/paths';
import { localized } from '#labels/localized';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { ItemBanners } from '#web/items/item-banners.tsx';
import { ItemCards } from '#web/items/item-card.tsx';
import { CategoryLinks, ItemFilters } from '#web/items/item-filters.tsx';
import { itemCardView } from '#web/items/item-view';
import { loadSeenItems } from '#web/items/own-items.server';
import { OwnSeenItems } from '#web/items/own-items.tsx';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/oleh-oleh';

/** Fills two, three and four columns. */
const perPage = 24;
const lastPage = 20;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const { deps, brand, locale } = request;
  const params = new URLSearchParams(request.search);
  const categories = await listItemCategories(deps);
  const query = readQuery(params, categories);
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), lastPage) : 1;
  const isWhole = itemListQuery(query) === '' && page === 1;
  const [list, seenItems, banners] = await Promise.all([
    deps.readList((db) => listItems({ db, now: deps.now }, { ...query, page: 1, limit: page * perPage })),
    isWhole ? loadSeenItems(request) : null,
    isWhole ? listBanners(deps, brand, { today: todayInIndonesia(deps.now()), place: 'souvenirs' }) : [],
  ]);
  return {
    query,
    page,
    categories: categories.map((category) => ({ ...category, name: localized(category.name, locale) })),
    items: list.items.map((item) => itemCardView(item, locale)),
    total: list.total,
    corrected: list.corrected,
    seenItems,
    banners: banners.map(({ id, title, text, link, picture }) => ({
      id,
      link,
      picture,
      title: localized(title, locale),
      text: localized(text, locale),
    })),
    heading: headingOf(query, categories, locale),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: loaderData?.heading ?? m.item_title(),
    description: m.item_intro(),
    path: paths.souvenirs + itemListQuery({ category: query?.category ?? '' }),
    noIndex: Boolean(query && itemListQuery({ ...query, category: '' })),
  });
}

export default function Souvenirs({ loaderData }: Route.ComponentProps) {
  const { query, page, categories, items, total, corrected, seenItems, banners, heading } = loaderData;
  const last = items.at(-1);
  return (
    <div className="mx-auto max-w-page px-4 py-5 md:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{heading}</h1>
        <span className="flex gap-5">
          <MoreLink to={paths.stores}>{m.item_to_stores()}</MoreLink>
          <MoreLink to={paths.cart}>{m.cart_title()}</MoreLink>
        </span>
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.item_intro()}</p>
      <ItemFilters query={query} />
      <CategoryLinks categories={categories} query={query} />
      {banners.length > 0 && <ItemBanners banners={banners} />}
      <p className="mt-6 font-semibold tabular-nums">
        {m.item_found({ count: total })}
        {corrected && (
          <span className="block font-normal text-ink-soft">{m.item_corrected({ words: corrected })}</span>
        )}
      </p>
      <div className="mt-3">
        {items.length > 0 ? (
          <ItemCards items={items} level="h2" />
        ) : (
          <EmptyState
            title={m.item_none()}
            text={m.item_none_text()}
            action={
              <LocalLink to={paths.souvenirs} className={buttonClass('secondary')}>
                {m.item_show_all()}
              </LocalLink>
            }
          />
        )}
      </div>
      {items.length < total && page < lastPage && last && (
        <p className="mt-6 flex justify-center">
          <LocalLink
            to={`${paths.souvenirs}${itemListQuery(query, page + 1)}#item-${last.slug}`}
            className={buttonClass('secondary')}
          >
            {m.item_more({ count: Math.min(perPage, total - items.length) })}
          </LocalLink>
        </p>
      )}
      {seenItems && <OwnSeenItems seenItems={seenItems} />}
    </div>
  );
}

/** What cannot be read is dropped: an old bookmark still shows a list. */
function readQuery(params: URLSearchParams, categories: readonly ItemCategory[]): ItemQuery {
  return {
    search: typedSearch(params, 'search'),
    category: categories.find(({ slug }) => slug === params.get('category'))?.slug ?? '',
    startPrice: readPrice(params.get('start_price')),
    endPrice: readPrice(params.get('end_price')),
    sort: itemSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}

function headingOf({ category }: ItemQuery, categories: readonly ItemCategory[], locale: Locale): string {
  const found = categories.find(({ slug }) => slug === category);
  return found ? localized(found.name, locale).text : m.item_title();
}
