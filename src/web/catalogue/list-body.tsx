// The body of every list of departures: filters, sort, cards, "show more", comparison (spec §2 lists, docs/product/catalogue.md).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { listSorts } from '#shared/catalogue';
import { buttonClass } from '#web/ui/button.tsx';
import { Remembered } from '#web/markup/remembered.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { listIsland } from '#web/ui/island-urls';
import { returnToPlaceScript } from '#web/ui/elements/scroll-position';
import { ActiveFilters, IgnoredNote, MeantNote } from './active-filters.tsx';
import { CardList } from './card-list.tsx';
import { CompareBar } from './compare-bar.tsx';
import { countText, FilterButton, FilterForm } from './filter-form.tsx';
import { chosen, searchWith } from './list-url.ts';
import { ListEmpty } from './list-empty.tsx';
import type { ListView } from './list-view.ts';
import { PriceCalendar } from './price-calendar.tsx';
import { sortLabel } from '#labels/catalogue';

interface ListBodyProps {
  path: string;
  list: ListView;
  /** What else there is for whoever found nothing here. */
  after?: ReactNode;
}

export function ListBody({ path, list, after }: ListBodyProps) {
  const { search } = list;
  return (
    <>
      <div className="mx-auto flex w-full max-w-page flex-col gap-x-8 gap-y-4 px-4 py-3 md:py-6 lg:flex-row">
        <Remembered
          piece={FilterForm}
          of={{
            path,
            search,
            facets: list.facets,
            category: list.category,
            kinds: list.kinds,
            hasDates: list.hasDates,
          }}
        />
        <section aria-label={m.catalogue_results()} className="min-w-0 grow space-y-3">
          <IgnoredNote ignored={list.ignored} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 aria-live="polite" className="text-lg font-bold tabular-nums">
              {m.catalogue_found({ count: countText(list) })}
            </h2>
            <FilterButton count={list.active.length} />
            <Remembered piece={SortLinks} of={{ path, search, sort: list.sort }} />
          </div>
          <Remembered piece={PriceCalendar} of={{ path, search, months: list.months }} />
          <MeantNote corrections={list.corrections} />
          <ActiveFilters path={path} search={search} active={list.active} />
          {list.previousPage !== null && (
            <LocalLink
              to={path + searchWith(search, { page: [String(list.previousPage)] })}
              className={buttonClass('secondary')}
            >
              {m.catalogue_show_previous()}
            </LocalLink>
          )}
          {list.cards.length > 0 ? (
            <CardList cards={list.cards} list={{ path, search }} />
          ) : (
            <ListEmpty path={path} list={list} />
          )}
          {list.hasMore && <ShowMore path={path} list={list} />}
          {after}
        </section>
      </div>
      <CompareBar path={path} search={search} />
      <script dangerouslySetInnerHTML={{ __html: returnToPlaceScript }} />
      <script type="module" src={listIsland} fetchPriority="low" />
    </>
  );
}

function SortLinks({ path, search, sort: current }: { path: string } & Pick<ListView, 'search' | 'sort'>) {
  const hasWords = chosen(search, 'q').length > 0;
  const sorts = hasWords ? (['best_match', ...listSorts] as const) : listSorts;
  return (
    <nav
      aria-label={m.catalogue_sort()}
      className="-mx-4 flex w-[calc(100%+2rem)] overflow-x-auto px-4 md:mx-0 md:w-auto md:px-0"
    >
      {sorts.map((sort) => (
        <LocalLink
          key={sort}
          keepScroll
          rel="nofollow"
          // The first one is what an address without a sort means.
          to={path + searchWith(search, { sort: sort === sorts[0] ? [] : [sort] })}
          aria-current={sort === current ? 'true' : undefined}
          className="flex min-h-12 items-center whitespace-nowrap border-b-2 border-line px-2 text-[0.9375rem] md:px-3 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
        >
          {sortLabel[sort]()}
        </LocalLink>
      ))}
    </nav>
  );
}

function ShowMore({ path, list }: { path: string; list: ListView }) {
  return (
    <p className="pt-2 text-center">
      <LocalLink
        to={path + searchWith(list.search, { page: [String(list.page + 1)] })}
        keepScroll
        data-focus-next={`li[id]:nth-child(${list.cards.length + 1}) h3 a`}
        className={buttonClass('secondary', 'lg')}
      >
        {m.catalogue_show_more()}
      </LocalLink>
    </p>
  );
}
