// The one search of the home page (docs/product/catalogue.md): what, month, departure city, people. A plain form: the search page
// leads on to the right list.
import { Search } from 'lucide-react';
import * as m from '#messages/messages';
import type { Category } from '#shared/catalogue';
import { formatDate } from '#shared/dates';
import { affiliateParam } from '#shared/affiliate';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { categoryLabel } from '#labels/catalogue';
import { useFrame, usePath } from '#web/frame';

export interface TripChoices {
  categories: Category[];
  /** 'YYYY-MM' in which something departs. */
  months: string[];
  cities: { iata: string; name: string }[];
}

const peopleChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function TripSearch({ choices }: { choices: TripChoices }) {
  const { locale, affiliateCode } = useFrame();
  const path = usePath();
  return (
    <search aria-label={m.home_search()}>
      <form
        method="get"
        action={path(paths.search)}
        className="rounded-card border border-line bg-card p-4 text-ink md:p-5"
      >
        <fieldset>
          <legend className="sr-only">{m.home_search_what()}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.categories.map((category) => (
              <label
                key={category}
                className="relative inline-flex min-h-12 cursor-pointer items-center rounded-full border border-ink-faint px-3 has-checked:border-primary has-checked:bg-primary has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
              >
                <input
                  type="radio"
                  name="category"
                  value={category}
                  defaultChecked={category === 'umrah'}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {categoryLabel[category]()}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-3 grid grid-cols-2 gap-3 md:gap-4">
          <Field name="month" label={m.home_search_month()}>
            {(control) => (
              <select {...control}>
                <option value="">{m.home_search_any_month()}</option>
                {choices.months.map((month) => (
                  <option key={month} value={month}>
                    {formatDate(month, locale, 'month')}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field name="from" label={m.home_search_from()}>
            {(control) => (
              <select {...control}>
                <option value="">{m.home_search_any_city()}</option>
                {choices.cities.map(({ iata, name }) => (
                  <option key={iata} value={iata}>
                    {name} ({iata})
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field name="people" label={m.home_search_people()}>
            {(control) => (
              <select {...control} defaultValue="1">
                {peopleChoices.map((count) => (
                  <option key={count} value={count}>
                    {m.catalogue_people({ count })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <button type="submit" className={`${buttonClass('primary')} self-end`}>
            <Search aria-hidden="true" size={20} />
            {m.home_search_button()}
          </button>
        </div>
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <LocalLink
          to={paths.search}
          className="-mb-2 mt-1 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.home_search_words()}
        </LocalLink>
      </form>
    </search>
  );
}
