// Search in free words over everything the brand sells (docs/product/catalogue.md). Our choice of address: /search, the specification has none.
// Without words it leads on to the list of the chosen category: the home page's form arrives here.
import { Search as SearchIcon } from 'lucide-react';
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { lastSearches, recordSearch } from '#domain/guests';
import { catalogueScope } from '#domain/catalogue';
import { affiliateParam } from '#shared/affiliate';
import { categories, type Category } from '#shared/catalogue';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { searchWith } from '#web/catalogue/list-url';
import { ListBody } from '#web/catalogue/list-body.tsx';
import { ListHero } from '#web/catalogue/list-hero.tsx';
import { RecentSearches } from '#web/catalogue/recent-searches.tsx';
import { categoryLabel } from '#labels/catalogue';
import { useFrame, usePath } from '#web/frame';
import { pageMeta } from '#web/seo';
import { loadDepartureList } from '#web/catalogue/departure-list.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/search';

const path = paths.search;
const listPaths: Record<Category, string> = {
  hajj: paths.hajjList,
  umrah: paths.umrah,
  tourism: paths.tourism,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, brand, locale, affiliateCode } = request;
  const params = new URLSearchParams(request.search);
  const words = (params.get('q') ?? '').trim();
  const asked = params.get('category') ?? '';
  const open = categories.filter((one) => catalogueScope(deps, brand).categories.includes(one));
  const category = open.find((one) => one === asked) ?? null;
  if (words === '' && category) {
    const kept = affiliateCode ? { [affiliateParam]: [affiliateCode] } : {};
    throw redirect(
      localePath(listPaths[category] + searchWith(request.search, { category: [], q: [], ...kept }), locale),
    );
  }
  const list = await loadDepartureList(request, {
    category,
    facets: ['kind', 'month', 'from', 'to', 'airline', 'stars', 'partner'],
  });
  const isUnknown = asked !== '' && !category;
  if (words !== '' && list.total > 0 && !list.ignored.includes('q'))
    await recordSearch(deps, request.ensureGuestId(), words);
  return {
    ...list,
    words,
    open,
    chosenCategory: category,
    ignored: isUnknown ? [...list.ignored, 'category'] : list.ignored,
    recent: await lastSearches(deps, request.guestId),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.catalogue_search_title(),
    description: m.catalogue_search_description(),
    path,
    noIndex: true,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words, open, chosenCategory, recent, ...list } = loaderData;
  return (
    <>
      <ListHero
        title={words === '' ? m.catalogue_search_title() : m.catalogue_search_results({ words })}
        intro={m.catalogue_search_hint()}
      >
        <WordsForm words={words} category={chosenCategory} />
        <nav aria-label={m.catalogue_filter_category()} className="mt-3 flex flex-wrap gap-2">
          {[null, ...open].map((one) => (
            <LocalLink
              key={one}
              to={path + searchWith(list.search, { category: one ? [one] : [] })}
              rel="nofollow"
              keepScroll
              aria-current={one === chosenCategory ? 'page' : undefined}
              className="flex min-h-12 items-center rounded-full border border-white/60 px-4 font-semibold text-white hover:bg-white/10 aria-[current]:bg-white aria-[current]:text-primary-dark"
            >
              {one ? categoryLabel[one]() : m.catalogue_search_everything()}
            </LocalLink>
          ))}
        </nav>
      </ListHero>
      <div className="mx-auto max-w-page px-4">
        <RecentSearches searches={recent} title={m.catalogue_search_recent()} />
      </div>
      <ListBody path={path} list={list} />
    </>
  );
}

function WordsForm({ words, category }: { words: string; category: Category | null }) {
  const { affiliateCode } = useFrame();
  const address = usePath();
  return (
    <search>
      <form key={words} method="get" action={address(path)} className="mt-5 flex max-w-2xl flex-wrap gap-3">
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          aria-label={m.catalogue_search_label()}
          enterKeyHint="search"
          className={`${inputClass} min-w-0 grow basis-44`}
        />
        {category && <input type="hidden" name="category" value={category} />}
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <button type="submit" className={buttonClass('secondary')}>
          <SearchIcon aria-hidden="true" size={20} />
          {m.catalogue_search_button()}
        </button>
      </form>
    </search>
  );
}
