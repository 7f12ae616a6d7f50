// Products over HTTP (spec §7).
import { productsContract } from './contract.ts';
import { recentlySeen, lastSearches, recordSearch, recordView } from '#domain/guests';
import { findPartner, listPartners } from '#domain/partners';
import {
  catalogueScope,
  findProduct,
  listBestHotels,
  listDepartureDates,
  listDurations,
  listKinds,
  listRecommendations,
} from '#domain/catalogue';
import { parseAffiliateCode } from '#shared/affiliate';
import { type ProductKind, tourTypes } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import { messageFor, presentPagination } from '#api/answers';
import { answerDepartures, answerProduct } from '#api/answer-departures';
import { answerFilters, answerFixed, type FixedList } from './departure-lists.ts';
import { type ApiRequest, implement } from '#api/implement';
import { presentPartner } from '#api/partners/present';

/** Short lists answer without paging. */
const short = async (list: FixedList, request: ApiRequest) => ({
  data: (await answerFixed(list, request)).data,
});
const scopeOf = ({ deps, brand }: ApiRequest) => catalogueScope(deps, brand);
const tourKinds = {
  ...tourTypes,
  domestic: ['tour_domestic'],
  international: ['tour_international'],
  umrah_plus: ['tour_umrah_plus'],
} as const satisfies Record<string, readonly ProductKind[]>;

export const productsApi = implement(productsContract, {
  products: ({ query }, request) => answerFilters(query, request),
  umrahSearch: ({ query }, request) => answerFilters(query, request, 'umrah'),
  tourismSearch: ({ query }, request) => answerFilters(query, request, 'tourism'),
  hajjSearch: ({ query }, request) => answerFilters(query, request, 'hajj'),
  hajj: ({ query }, request) => short({ category: 'hajj', ...query }, request),
  hajjPartners: async ({ query }, request) => {
    const page = await listPartners(request.deps, scopeOf(request), {
      kind: 'travel',
      sells: 'hajj',
      ...query,
    });
    return { data: page.items.map(presentPartner), pagination: presentPagination(page) };
  },
  financing: async ({ query: { category, limit } }, request) =>
    scopeOf(request).financing
      ? short({ category, limit, facets: { pay: ['financing'] } }, request)
      : { data: [] },
  savings: ({ query: { category, limit } }, request) =>
    short({ category, limit, facets: { pay: ['savings'] } }, request),
  variant: async ({ query: { search = '', limit } }, request) => {
    const kinds = (await listKinds(request.deps, scopeOf(request))).map((choice) => ({
      kind: choice.kind,
      category: choice.category,
      name: messageFor(`catalogue_kind_${choice.kind}`),
      total: choice.total,
      price_from: choice.priceFrom,
    }));
    return {
      data: kinds
        .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
        .slice(0, limit),
    };
  },
  search: async ({ params, query: { page, limit } }, request) => {
    const answer = await answerFilters(
      { q: params.query, page: String(page), limit: String(limit) },
      request,
    );
    if (page === 1) await recordSearch(request.deps, request.ensureGuestId(), params.query);
    return answer;
  },
  lastSearches: async ({ query: { limit } }, { deps, guestId }) => ({
    data: await lastSearches(deps, guestId, limit),
  }),
  recentlySeen: async ({ query: { limit } }, request) => ({
    data: await answerDepartures(
      await recentlySeen(request.deps, scopeOf(request), request.guestId, limit),
      request,
    ),
  }),
  partnerProducts: async ({ params, query: { limit } }, request) => {
    const partner = await findPartner(request.deps, scopeOf(request), params.partner);
    if (!partner) throw new AppError('not_found');
    return short({ limit, facets: { partner: [partner.slug] } }, request);
  },
  detail: async ({ params, query }, request) => {
    const product = await getProduct(params.id, request);
    return { data: await answerProduct(product, request, parseAffiliateCode(query.affiliate_code)) };
  },
  recommendation: async ({ params, query: { page, limit } }, request) => {
    const list = await listRecommendations(
      request.deps,
      scopeOf(request),
      await getProduct(params.id, request),
      page,
      limit,
    );
    return { data: { items: await answerDepartures(list.items, request), is_show_more: list.isShowMore } };
  },
  seen: async ({ params }, request) => {
    const isKnown = await recordView(request.deps, scopeOf(request), request.ensureGuestId(), params.id);
    if (!isKnown) throw new AppError('not_found');
    return { data: null };
  },
  tourism: ({ query: { category, limit } }, request) =>
    short(
      { category: 'tourism', limit, facets: category ? { kind: [...tourKinds[category]] } : {} },
      request,
    ),
  tourismDates: async ({ query }, request) => ({ data: await dates(request, 'tourism', query.limit) }),
  tourismDurations: async (_input, request) => ({
    data: await listDurations(request.deps, scopeOf(request), 'tourism'),
  }),
  tours: ({ query: { limit } }, request) =>
    short(
      { category: 'tourism', limit, facets: { kind: [...tourKinds.domestic, ...tourKinds.international] } },
      request,
    ),
  bestHotels: async ({ query: { limit } }, request) => ({
    data: await answerDepartures(await listBestHotels(request.deps, scopeOf(request), limit), request),
  }),
  affordable: ({ query: { limit } }, request) =>
    short({ category: 'umrah', sort: 'cheapest', limit }, request),
  umrahDates: async ({ query }, request) => ({ data: await dates(request, 'umrah', query.limit) }),
  umrahDurations: async (_input, request) => ({
    data: await listDurations(request.deps, scopeOf(request), 'umrah'),
  }),
});

async function getProduct(id: string, request: ApiRequest) {
  const product = await findProduct(request.deps, scopeOf(request), id);
  if (!product) throw new AppError('not_found');
  return product;
}

async function dates(request: ApiRequest, category: 'umrah' | 'tourism', limit: number) {
  const choices = await listDepartureDates(request.deps, scopeOf(request), category, limit);
  return choices.map(({ date, total, priceFrom }) => ({
    departure_date: date,
    total,
    price_from: priceFrom,
  }));
}
