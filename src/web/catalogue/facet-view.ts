// Facets of a list as chips show them (docs/product/catalogue.md): values with their words and counts. Built in loaders.
import type { FacetCount, FacetCounts, FacetNames } from '#domain/catalogue';
import * as m from '#messages/messages';
import { type FacetName, type ProductKind, productKinds } from '#shared/catalogue';
import { formatDate } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { kindLabel } from '#labels/catalogue';

export interface FacetView {
  name: FacetName;
  options: FacetOption[];
}

export interface FacetOption {
  value: string;
  label: string;
  /** Null when there are too many departures to count. */
  count: number | null;
  isChosen: boolean;
}

export interface FacetChoice {
  /** The facets this page offers, in order. */
  offered: readonly FacetName[];
  chosen: Partial<Record<FacetName, string[]>>;
  /** Kinds this page is about: others are not offered. */
  kinds: readonly ProductKind[];
  /** Ways to pay that are open here. */
  pay: readonly string[];
}

/** The facets worth showing: values that lead somewhere or are chosen, facets with at least one of them. */
export function facetViews(
  counts: FacetCounts,
  choice: FacetChoice,
  names: FacetNames,
  locale: Locale,
): FacetView[] {
  return choice.offered.flatMap((name) => {
    const chosen = choice.chosen[name] ?? [];
    const options = valuesOf(counts, name, chosen)
      .filter(({ value }) => name !== 'kind' || choice.kinds.includes(value as ProductKind))
      .filter(({ value }) => name !== 'pay' || choice.pay.includes(value))
      .map(({ value, count }) => ({
        value,
        label: facetLabel(name, value, names, locale),
        count,
        isChosen: chosen.includes(value),
      }));
    return options.length > 0 ? [{ name, options: inOrder(name, options) }] : [];
  });
}

/** Counted values, and chosen ones that have no departure left: they must stay to be unticked. */
function valuesOf(
  counts: FacetCounts,
  name: FacetName,
  chosen: string[],
): { value: string; count: number | null }[] {
  const counted: FacetCount[] = counts?.[name] ?? [];
  const missing = chosen.filter((value) => !counted.some((one) => one.value === value));
  return [...counted, ...missing.map((value) => ({ value, count: counts ? 0 : null }))];
}

/** Months and days in their own order, names by how much they offer. */
function inOrder(name: FacetName, options: FacetOption[]): FacetOption[] {
  if (name === 'month') return options.sort((a, b) => a.value.localeCompare(b.value));
  if (name === 'days') return options.sort((a, b) => Number(a.value) - Number(b.value));
  if (name === 'stars') return options.sort((a, b) => Number(b.value) - Number(a.value));
  if (name === 'kind')
    return options.sort(
      (a, b) => productKinds.indexOf(a.value as ProductKind) - productKinds.indexOf(b.value as ProductKind),
    );
  return options.sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label));
}

/** The words of one value: 'Januari 2027', '9 hari', 'Jakarta (CGK)'. */
export function facetLabel(name: FacetName, value: string, names: FacetNames, locale: Locale): string {
  switch (name) {
    case 'month':
      return formatDate(value, locale, 'shortMonth');
    case 'days':
      return m.catalogue_days({ count: Number(value) });
    case 'stars':
      return m.catalogue_stars({ count: Number(value) });
    case 'kind':
      return kindLabel[value as ProductKind]?.() ?? value;
    case 'pay':
      return payWord[value]?.() ?? value;
    case 'from':
      return `${nameIn(names.from, value, locale)} (${value})`;
    default:
      return nameIn(names[name], value, locale);
  }
}

function nameIn(names: FacetNames['from'], value: string, locale: Locale): string {
  const name = names.get(value);
  return name ? textIn(name, locale).text : value;
}

const payWord: Record<string, () => string> = {
  down_payment: m.catalogue_pay_down_payment,
  financing: m.catalogue_pay_financing,
  savings: m.catalogue_pay_savings,
};
