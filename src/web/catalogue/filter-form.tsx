// The filters of a list (spec §2, docs/product/catalogue.md): one form, beside the list on desktops and a bottom sheet on phones.
// It is a popover, so the sheet opens without script; a browser without popovers shows it in place.
// What moves in it is catalogue/apply-filters.ts: it finds the form by `data-count`.
import * as m from '#messages/messages';
import type { Category, ProductKind } from '#shared/catalogue';
import { affiliateParam } from '#shared/affiliate';
import { useFrame, usePath } from '#web/frame';
import type { FacetView } from './facet-view.ts';
import { chipsClass, FacetGroup } from './facet-group.tsx';
import { chosen, compareParam } from './list-url.ts';
import { DateRange, PeopleSelect, PriceRange } from './range-fields.tsx';

const sheetId = 'filters';
/** Where the count of a choice is asked for. */
const countAddress = {
  all: '/api/v3/products',
  umrah: '/api/v3/products/umroh/search',
  hajj: '/api/v3/products/hajj/search',
  tourism: '/api/v3/products/wisata-syariah/search',
};
/** Facets that show their options at once; the others when they are opened or used. */
const openAtFirst = 3;

export interface FilterFormProps {
  /** Path of the list without language prefix, and its present search. */
  path: string;
  search: string;
  facets: FacetView[];
  category: Category | null;
  /** What the page is about, when it is less than the category. */
  kinds: readonly ProductKind[] | null;
  hasDates: boolean;
}

export function FilterForm({ path, search, facets, category, kinds, hasDates }: FilterFormProps) {
  const { affiliateCode } = useFrame();
  const address = usePath();
  return (
    <form
      id={sheetId}
      popover="auto"
      method="get"
      action={address(path)}
      aria-label={m.catalogue_filters()}
      // Not what was ticked before going away, but what the list beside it shows.
      autoComplete="off"
      // What cannot be is left out of the list and named there, in the page's own words.
      noValidate
      data-count={countAddress[category ?? 'all']}
      data-kinds={kinds?.join(',')}
      className="w-full shrink-0 text-ink open:fixed open:inset-x-0 open:bottom-0 open:top-auto open:m-0 open:max-h-[88dvh] open:w-full open:max-w-none open:overflow-y-auto open:overscroll-contain open:rounded-t-2xl open:bg-card open:px-4 backdrop:bg-ink/50 lg:static lg:m-0 lg:block lg:w-64 lg:overflow-visible lg:bg-paper lg:p-0"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-card py-2 lg:static lg:bg-paper">
        <h2 className="text-lg font-bold">{m.catalogue_filters()}</h2>
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          data-sheet-close
          className="min-h-12 px-2 font-semibold text-primary lg:hidden"
        >
          {m.catalogue_close()}
        </button>
      </div>
      <div className={chipsClass}>
        {facets.map((facet, index) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            isOpen={index < openAtFirst || facet.options.some((one) => one.isChosen)}
          />
        ))}
      </div>
      {hasDates && <DateRange search={search} />}
      <PriceRange search={search} category={category} />
      <PeopleSelect search={search} />
      <Kept search={search} />
      {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
      <div className="sticky bottom-0 bg-card py-3 lg:static lg:bg-paper">
        <button
          type="submit"
          aria-live="polite"
          className="min-h-12 w-full rounded-lg bg-primary px-5 font-semibold text-white hover:bg-primary-dark"
          data-one={m.catalogue_show_count({ count: 1 })}
          data-other={m.catalogue_show_count({ count: '#' })}
          data-capped={m.catalogue_show_count({ count: cappedText })}
        >
          {m.catalogue_apply_filters()}
        </button>
      </div>
    </form>
  );
}

/** The button that opens the filters on phones, saying how many are chosen. */
export function FilterButton({ count }: { count: number }) {
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      data-sheet-trigger
      className="min-h-12 rounded-lg border border-primary bg-card px-5 font-semibold text-primary lg:hidden"
    >
      {count > 0 ? m.catalogue_filters_chosen({ count }) : m.catalogue_filters()}
    </button>
  );
}

/** Parts of the address that the form does not show but must keep. */
function Kept({ search }: { search: string }) {
  return ['sort', 'type', 'category', 'q', compareParam].flatMap((name) => {
    const values = chosen(search, name);
    return values.length > 0
      ? [
          <input
            key={name}
            type="hidden"
            name={name}
            value={name === 'q' ? new URLSearchParams(search).get('q')! : values.join(',')}
          />,
        ]
      : [];
  });
}

interface Count {
  total: number;
  totalIsCapped: boolean;
}

const cappedText = '1.000+';

/** 1000 and more are not counted further. */
export function countText({ total, totalIsCapped }: Count): string {
  return totalIsCapped ? cappedText : String(total);
}
