// Products (spec §7): lists, search, detail. A product is a departure; `{id}` is its id or its slug.
import * as z from 'zod';
import { categories, productKinds, type TourType, tourTypes } from '#shared/catalogue';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { departureData, productData, recommendationData } from './departure-contract.ts';
import { departureFilters, limited, named, paged, withAffiliate } from '#api/inputs';
import { partnerData } from '#api/partners/contract';

const spec = '§7 Products';
const departures = z.array(departureData);
const dates = z.array(z.object({ departure_date: z.iso.date(), total: z.int(), price_from: z.int() }));
const durations = z.array(z.object({ days: z.int(), total: z.int() }));

/** A list with all filters of its page; 10 to a page unless `limit` says otherwise. */
const list = <const P extends `/api/v3/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    who: 'everyone',
    summary,
    spec,
    query: departureFilters,
    data: departures,
    paged: true,
    errors: ['invalid_input'],
  });

/** The types of the menu and the destinations of the list, in the specification's words; `umrah_plus` is the kind's own name. */
const tourKind = z.enum([
  ...(Object.keys(tourTypes) as TourType[]),
  'domestic',
  'international',
  'umrah_plus',
]);

export const productsContract = {
  products: list('/api/v3/products', 'Departures that can be bought, of every category the brand sells'),
  umrahSearch: list('/api/v3/products/umroh/search', 'Umrah departures'),
  tourismSearch: list('/api/v3/products/wisata-syariah/search', 'Sharia tourism departures'),
  hajjSearch: list('/api/v3/products/hajj/search', 'Hajj departures'),
  hajj: endpoint({
    method: 'GET',
    path: '/api/v3/products/hajj',
    who: 'everyone',
    summary: 'The nearest hajj departures',
    spec,
    query: limited(pageSizes.list),
    data: departures,
  }),
  hajjPartners: endpoint({
    method: 'GET',
    path: '/api/v3/products/hajj/travels',
    who: 'everyone',
    summary: 'Travel partners with hajj departures that can be bought',
    spec,
    query: paged(pageSizes.list),
    data: z.array(partnerData),
    paged: true,
  }),
  financing: endpoint({
    method: 'GET',
    path: '/api/v3/products/financing/category',
    who: 'everyone',
    summary: 'Departures that can be financed; none where the brand has no financing',
    spec,
    query: limited(pageSizes.financing).extend({ category: z.enum(categories).optional() }),
    data: departures,
  }),
  savings: endpoint({
    method: 'GET',
    path: '/api/v3/products/savings/category',
    who: 'everyone',
    summary: 'Departures that can be saved for',
    spec,
    query: limited(pageSizes.savings).extend({ category: z.enum(categories).optional() }),
    data: departures,
  }),
  variant: endpoint({
    method: 'GET',
    path: '/api/v3/products/variant',
    who: 'everyone',
    summary: 'Kinds of journey on sale, by name',
    spec,
    query: limited(pageSizes.list).extend({ search: z.string().max(100).optional() }),
    data: z.array(
      z.object({
        kind: z.enum(productKinds),
        category: z.enum(categories),
        name: z.string(),
        total: z.int(),
        price_from: z.int(),
      }),
    ),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v3/products/search/:query',
    who: 'everyone',
    summary: "Free search; kept among the guest's last searches",
    spec,
    params: z.object({ query: z.string() }),
    query: paged(pageSizes.list),
    data: departures,
    paged: true,
    errors: ['invalid_input'],
  }),
  lastSearches: endpoint({
    method: 'GET',
    path: '/api/v3/products/users/last-search-guest',
    who: 'everyone',
    summary: 'What this browser searched last',
    spec,
    query: limited(pageSizes.lastSearches),
    data: z.array(z.string()),
  }),
  recentlySeen: endpoint({
    method: 'GET',
    path: '/api/v3/products/users/last-seen-guest',
    who: 'everyone',
    summary: 'What this browser looked at last',
    spec: 'docs/product/api.md',
    query: limited(pageSizes.list),
    data: departures,
  }),
  partnerProducts: endpoint({
    method: 'GET',
    path: '/api/v3/products/:partner/recommendation/agency',
    who: 'everyone',
    summary: 'What a travel partner recommends: its nearest departures',
    spec,
    params: z.object({ partner: z.string() }),
    query: limited(pageSizes.list),
    data: departures,
    errors: ['not_found'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v3/products/:id/detail',
    who: 'everyone',
    summary: 'Everything about one departure',
    spec,
    params: named,
    query: withAffiliate,
    data: productData,
    errors: ['not_found'],
  }),
  recommendation: endpoint({
    method: 'GET',
    path: '/api/v3/products/:id/recommendation',
    who: 'everyone',
    summary: 'Other programmes that might suit',
    spec,
    params: named,
    query: paged(pageSizes.list),
    data: recommendationData,
    errors: ['not_found'],
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/v3/products/:id/seen',
    who: 'everyone',
    summary: 'Keep that this browser looked at it',
    spec,
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  tourism: endpoint({
    method: 'GET',
    path: '/api/v3/products/wisata-syariah',
    who: 'everyone',
    summary: 'The nearest sharia tourism departures',
    spec,
    query: limited(pageSizes.list).extend({ category: tourKind.optional() }),
    data: departures,
  }),
  tourismDates: endpoint({
    method: 'GET',
    path: '/api/v3/products/wisata-syariah/earliest/departure-date',
    who: 'everyone',
    summary: 'Departure days, the earliest first',
    spec,
    query: limited(pageSizes.earliestDepartures),
    data: dates,
  }),
  tourismDurations: endpoint({
    method: 'GET',
    path: '/api/v3/products/wisata-syariah/duration',
    who: 'everyone',
    summary: 'Lengths of journey',
    spec,
    data: durations,
  }),
  tours: endpoint({
    method: 'GET',
    path: '/api/v3/products/wisata-syariah/tour',
    who: 'everyone',
    summary: 'The nearest domestic and international tours',
    spec,
    query: limited(pageSizes.tours),
    data: departures,
  }),
  bestHotels: endpoint({
    method: 'GET',
    path: '/api/v3/products/umroh/best-hotel',
    who: 'everyone',
    summary: 'Umrah programmes with the best hotels',
    spec,
    query: limited(pageSizes.bestHotels),
    data: departures,
  }),
  affordable: endpoint({
    method: 'GET',
    path: '/api/v3/products/umroh/affordable',
    who: 'everyone',
    summary: 'Umrah by all-in price, the cheapest first',
    spec,
    query: limited(pageSizes.affordableUmrah),
    data: departures,
  }),
  umrahDates: endpoint({
    method: 'GET',
    path: '/api/v3/products/umroh/earliest/departure-date',
    who: 'everyone',
    summary: 'Departure days, the earliest first',
    spec,
    query: limited(pageSizes.earliestDepartures),
    data: dates,
  }),
  umrahDurations: endpoint({
    method: 'GET',
    path: '/api/v3/products/umroh/duration',
    who: 'everyone',
    summary: 'Lengths of journey',
    spec,
    data: durations,
  }),
};
