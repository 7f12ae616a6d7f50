// Looking for an item: words, a price range, an order, and categories as links (spec §2 souvenirs). A plain form; the list is
// at its address.
import { Search, SlidersHorizontal } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { type ItemQuery, type ItemSort, itemListQuery, itemSorts } from '#shared/item-query';
import { searchMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import type { Localized } from '#labels/localized';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFrame, usePath } from '#web/frame';

const sortLabel: Record<ItemSort, () => string> = {
  newest: m.item_sort_newest,
  cheapest: m.item_sort_cheapest,
  dearest: m.item_sort_dearest,
  rating: m.item_sort_rating,
};

export function ItemFilters({ query }: { query: ItemQuery }) {
  const { affiliateCode } = useFrame();
  const path = usePath();
  return (
    <search>
      <form method="get" action={path(paths.souvenirs)} className="mt-4">
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <div className="flex max-w-xl items-end gap-3">
          <Field
            label={m.item_search()}
            name="search"
            type="search"
            defaultValue={query.search}
            maxLength={searchMaxLength}
            placeholder={m.item_search_example()}
            className="min-w-0 grow"
          />
          <Button variant="secondary">
            <Search aria-hidden size={20} />
            {m.item_search_button()}
          </Button>
        </div>
        <details open={isNarrowed(query)} className="group max-w-xl">
          <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-primary pr-8">
            <SlidersHorizontal aria-hidden size={18} />
            {m.item_filters()}
          </summary>
          <div className="grid grid-cols-2 gap-3 pb-2 md:grid-cols-3">
            <Field
              label={m.item_price_least()}
              name="start_price"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={query.startPrice ?? ''}
            />
            <Field
              label={m.item_price_most()}
              name="end_price"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={query.endPrice ?? ''}
            />
            <div className="col-span-2 md:col-span-1">
              <SelectField
                label={m.item_sort()}
                name="sort"
                value={query.sort}
                choices={itemSorts.map((sort) => ({ value: sort, label: sortLabel[sort]() }))}
              />
            </div>
          </div>
        </details>
      </form>
    </search>
  );
}

const isNarrowed = ({ startPrice, endPrice, sort }: ItemQuery) =>
  startPrice !== null || endPrice !== null || sort !== 'newest';

interface CategoryLink {
  slug: string;
  name: Localized;
  total: number;
}

const chip =
  'inline-flex min-h-12 items-center rounded-lg border border-line bg-card px-4 font-semibold whitespace-nowrap aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white';

/** On a phone one row that scrolls sideways. */
export function CategoryLinks({
  categories,
  query,
}: {
  categories: readonly CategoryLink[];
  query: ItemQuery;
}) {
  const to = (category: string) => paths.souvenirs + itemListQuery({ ...query, category });
  return (
    <nav aria-label={m.item_categories()} className="-mx-4 mt-2 overflow-x-auto px-4 pb-1">
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        <li>
          <LocalLink to={to('')} aria-current={query.category === '' ? 'page' : undefined} className={chip}>
            {m.item_category_all()}
          </LocalLink>
        </li>
        {categories.map(({ slug, name, total }) => (
          <li key={slug}>
            <LocalLink
              to={to(slug)}
              aria-current={query.category === slug ? 'page' : undefined}
              className={chip}
            >
              <LocalizedText said={name} />
              <span className="ml-2 font-normal tabular-nums opacity-80">{total}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
