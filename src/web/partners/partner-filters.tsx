// Looking a partner up: by name, by city, in an order. A plain form; the list is at its address.
import { Search } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { searchMaxLength } from '#shared/limits';
import { type PartnerSort, partnerSorts } from '#shared/partner-sorts';
import * as paths from '#shared/paths';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFrame, usePath } from '#web/frame';

export interface PartnerChoice {
  search: string;
  /** Code of the regency; empty: everywhere. */
  city: string;
  sort: PartnerSort;
}

const sortLabel: Record<PartnerSort, () => string> = {
  name: m.partners_sort_name,
  rating: m.partners_sort_rating,
  packages: m.partners_sort_packages,
};

export function PartnerFilters({
  choice,
  cities,
}: {
  choice: PartnerChoice;
  cities: readonly { code: string; name: string }[];
}) {
  const { affiliateCode } = useFrame();
  const path = usePath();
  return (
    <search>
      <form
        method="get"
        action={path(paths.partners)}
        className="mt-5 grid grid-cols-2 items-end gap-3 md:grid-cols-[2fr_1.5fr_1fr_auto]"
      >
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <Field
          label={m.partners_search()}
          name="q"
          type="search"
          defaultValue={choice.search}
          maxLength={searchMaxLength}
          className="col-span-2 md:col-span-1"
        />
        <SelectField
          label={m.partners_city()}
          name="city"
          value={choice.city}
          none={m.partners_city_any()}
          choices={cities.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <SelectField
          label={m.partners_sort()}
          name="sort"
          value={choice.sort}
          choices={partnerSorts.map((sort) => ({ value: sort, label: sortLabel[sort]() }))}
        />
        <Button variant="secondary" className="col-span-2 md:col-span-1">
          <Search aria-hidden size={20} />
          {m.partners_search_button()}
        </Button>
      </form>
    </search>
  );
}

/** The address of a page of what is asked for. */
export function partnersPath({ search, city, sort }: PartnerChoice, page: number): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(city && { city }),
    ...(sort !== 'name' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.partners}?${query}` : paths.partners;
}
