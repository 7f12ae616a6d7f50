// The home page's loader work (spec §2 home, §4 tab selector, docs/product/catalogue.md).
import {
  type CatalogueScope,
  catalogueScope,
  facetNamesOf,
  kindsOf,
  listDepartures,
} from '#domain/catalogue';
import { lastSearches, recentlySeen } from '#domain/guests';
import { listTrendingArticles } from '#domain/hasanah';
import { listActivePromos } from '#domain/promos';
import { listBanners } from '#domain/site-content';
import { readOnce } from '#domain/validity';
import type { ProductKind } from '#shared/catalogue';
import { textIn } from '#shared/locale';
import { isAreaOpen } from '#web/areas';
import { coverUrl, coverFor } from '#art/cover';
import { articleCardView } from '#web/hasanah/article-view';
import { hajjTab, type HomeTab, otherTab, type TileName, tileNames } from './home-choices.ts';
import type { TripChoices } from './trip-search.tsx';
import { promoView } from '#web/promos/promo-view';
import { cardViews, everybodysCards, withWishes } from '#web/catalogue/card-views.server';
import type { PageRequest } from '#web/request/page-context.server';
import { loadUnfinished } from '#web/checkout/unfinished.server';

const departuresShown = 6;
const seenShown = 3;
/** Spec §2, §9. */
const homePromos = 6;
/** Our choice: one row. */
const homeArticles = 2;
const monthsAhead = 12;

export async function loadHome(request: PageRequest) {
  const { deps, brand, locale } = request;
  const scope = catalogueScope(deps, brand);
  const hasHajj = scope.categories.includes('hajj');
  const isHajjChosen = hasHajj && new URLSearchParams(request.search).get('tab') === String(hajjTab);
  const kinds = isHajjChosen
    ? kindsOf(scope, 'hajj')
    : [...kindsOf(scope, 'umrah'), ...kindsOf(scope, 'tourism')];
  const [{ nearest, nearestIds, ...shown }, own, unfinished] = await Promise.all([
    readOnce(deps, 'home', brand, [locale, isHajjChosen], () => readEverybodysHome(request, scope, kinds)),
    loadSeen(request),
    loadUnfinished(request),
  ]);
  const tab: HomeTab = isHajjChosen ? hajjTab : otherTab;
  return {
    ...shown,
    tab: hasHajj ? tab : null,
    nearest: await withWishes(request, nearest, nearestIds),
    tiles: tileCovers(hasHajj),
    unfinished,
    ...own,
  };
}

/** What this browser has looked at and searched for. */
export async function loadSeen(request: PageRequest) {
  const { deps, brand, guestId } = request;
  const [seen, searches] = await Promise.all([
    recentlySeen(deps, catalogueScope(deps, brand), guestId, seenShown).then((cards) =>
      cardViews(request, cards),
    ),
    lastSearches(deps, guestId),
  ]);
  return { seen, searches };
}

/** What everybody sees. */
async function readEverybodysHome(request: PageRequest, scope: CatalogueScope, kinds: ProductKind[]) {
  const { deps, brand, locale } = request;
  const [nearest, choices, banners, promos, articles] = await Promise.all([
    // For one traveller: only what one can still join.
    listDepartures(
      deps,
      scope,
      { facets: { kind: kinds }, people: 1, sort: 'earliest', page: 1, limit: departuresShown },
      { facets: false },
    ),
    tripChoices(request, scope),
    listBanners(deps, brand, { today: scope.today }),
    isAreaOpen('promos', brand.flags) ? listActivePromos(deps, brand, homePromos) : [],
    isAreaOpen('hasanah', brand.flags) ? listTrendingArticles(deps, brand, homeArticles) : [],
  ]);
  return {
    nearest: await everybodysCards(request, nearest.items),
    nearestIds: nearest.items.map(({ id }) => id),
    choices,
    promos: promos.map((promo) => promoView(promo, { locale, today: scope.today })),
    articles: articles.map((article) => articleCardView(article, locale)),
    banners: banners.map(({ title, text, link, picture }) => ({
      title: textIn(title, locale).text,
      text: textIn(text, locale).text,
      lang: textIn(text, locale).lang,
      link,
      picture,
    })),
  };
}

/** Months and cities in which something departs; with too many departures to count, the coming year and every airport. */
async function tripChoices({ deps, locale }: PageRequest, scope: CatalogueScope): Promise<TripChoices> {
  const [{ facetCounts }, names] = await Promise.all([
    listDepartures(deps, scope, { facets: {}, sort: 'earliest', page: 1, limit: 1 }),
    facetNamesOf(deps),
  ]);
  const airports = facetCounts?.from.map(({ value }) => value) ?? [...names.from.keys()];
  const cities = airports.map((iata) => {
    const name = names.from.get(iata);
    return { iata, name: name ? textIn(name, locale).text : iata };
  });
  return {
    categories: [...scope.categories],
    months: facetCounts?.month.map(({ value }) => value) ?? monthsFrom(scope.today),
    cities: cities.sort((a, b) => a.name.localeCompare(b.name)),
  };
}

/** 'YYYY-MM' of the coming year, this month included. */
function monthsFrom(today: string): string[] {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: monthsAhead }, (_, index) =>
    new Date(Date.UTC(year!, month! - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

const tileScenes: Record<TileName, { kind: string; cities: string[] }> = {
  umroh: { kind: 'umrah_regular', cities: ['makkah', 'madinah'] },
  haji: { kind: 'hajj_plus', cities: ['makkah'] },
  plus: { kind: 'tour_umrah_plus', cities: ['istanbul'] },
  abroad: { kind: 'tour_international', cities: ['granada'] },
  home: { kind: 'tour_domestic', cities: ['demak'] },
};

function tileCovers(hasHajj: boolean): { name: TileName; cover: string }[] {
  return tileNames
    .filter((name) => hasHajj || name !== 'haji')
    .map((name) => ({ name, cover: coverUrl(coverFor({ ...tileScenes[name], seedText: name })) }));
}
