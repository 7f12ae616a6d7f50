// Filters that are not chips: price, dates of departure, number of people (spec §2 list filters).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { Category } from '#shared/catalogue';
import { firstDay, lastDay } from '#shared/departure-query';
import { formatRupiah } from '#shared/money';
import { filterLabel } from '#labels/filters';
import { chosen } from './list-url.ts';

const million = 1_000_000;
/** Steps of the price filter, in million rupiah: where the prices of each category really lie. */
const priceSteps: Record<Category, readonly number[]> = {
  umrah: [25, 30, 35, 40, 50, 60],
  hajj: [150, 200, 250, 300, 350, 400, 500],
  tourism: [3, 5, 8, 12, 20, 30, 40, 50],
};
const allSteps = [5, 10, 20, 30, 40, 50, 100, 200, 300, 400];
const peopleChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function PriceRange({ search, category }: { search: string; category: Category | null }) {
  const steps = (category ? priceSteps[category] : allSteps).map((step) => step * million);
  return (
    <FieldGroup title={m.catalogue_filter_price()}>
      {(['price_min', 'price_max'] as const).map((name) => {
        const value = chosen(search, name)[0] ?? '';
        return (
          <Select key={name} name={name} value={value}>
            <option value="">{m.catalogue_any_price()}</option>
            {withValue(steps, value).map((step) => (
              <option key={step} value={step}>
                {formatRupiah(step)}
              </option>
            ))}
          </Select>
        );
      })}
    </FieldGroup>
  );
}

export function DateRange({ search }: { search: string }) {
  return (
    <FieldGroup title={m.catalogue_filter_dates()}>
      {['departs_from', 'departs_to'].map((name) => (
        <label key={name} className="block">
          <span className="mb-1 block text-sm text-ink-soft">{filterLabel(name)}</span>
          <input
            type="date"
            name={name}
            min={firstDay}
            max={lastDay}
            defaultValue={chosen(search, name)[0] ?? ''}
            className={fieldClass}
          />
        </label>
      ))}
    </FieldGroup>
  );
}

export function PeopleSelect({ search }: { search: string }) {
  const value = chosen(search, 'people')[0] ?? '';
  return (
    <FieldGroup title={m.catalogue_filter_seats()}>
      <Select name="people" value={value}>
        <option value="">{m.catalogue_any_people()}</option>
        {withValue(peopleChoices, value).map((count) => (
          <option key={count} value={count}>
            {m.catalogue_people({ count })}
          </option>
        ))}
      </Select>
    </FieldGroup>
  );
}

const fieldClass = 'min-h-12 w-full rounded-lg border border-line bg-card px-3 text-base';

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both space-y-3">{children}</div>
    </fieldset>
  );
}

function Select({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm text-ink-soft">{filterLabel(name)}</span>
      <select name={name} defaultValue={value} className={fieldClass}>
        {children}
      </select>
    </label>
  );
}

/** The steps, and the value of the address when it lies between them: a shared link must not change by being opened. */
function withValue(steps: readonly number[], value: string): number[] {
  const asked = Number(value);
  return value !== '' && Number.isSafeInteger(asked) && asked > 0 && !steps.includes(asked)
    ? [...steps, asked].sort((a, b) => a - b)
    : [...steps];
}
