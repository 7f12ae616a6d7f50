// The name of each filter, for headings, for the chips of chosen filters and for the note about ignored values.
import * as m from '#messages/messages';

const words: Record<string, () => string> = {
  kind: m.catalogue_filter_kind,
  month: m.catalogue_filter_month,
  days: m.catalogue_filter_days,
  from: m.catalogue_filter_from,
  to: m.catalogue_filter_to,
  airline: m.catalogue_filter_airline,
  stars: m.catalogue_filter_stars,
  partner: m.catalogue_filter_partner,
  pay: m.catalogue_filter_pay,
  price_min: m.catalogue_filter_price_min,
  price_max: m.catalogue_filter_price_max,
  departs_from: m.catalogue_filter_departs_from,
  departs_to: m.catalogue_filter_departs_to,
  people: m.catalogue_filter_people,
  sort: m.catalogue_filter_sort,
  page: m.catalogue_filter_page,
  limit: m.catalogue_filter_page,
  q: m.catalogue_filter_words,
  category: m.catalogue_filter_category,
  type: m.catalogue_filter_type,
};

/** The name of the filter behind a name in the address; the name itself when it is none of ours. */
export function filterLabel(name: string): string {
  return words[name]?.() ?? name;
}
