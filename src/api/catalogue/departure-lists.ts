// Lists of departures behind many paths: one way to read the URL, one way to answer.
import {
  catalogueScope,
  type DepartureQuery,
  listDepartures,
  queryRules,
  understandQuery,
} from '#domain/catalogue';
import type { Category, FacetName } from '#shared/catalogue';
import { parseDepartureQuery } from '#shared/departure-query';
import { AppError } from '#shared/errors';
import { pageSizes } from '#shared/limits';
import { answerDepartures } from '#api/answer-departures';
import { presentPagination } from '#api/answers';
import type { ApiRequest } from '#api/implement';

type Texts = Record<string, string | string[] | undefined>;

/** All filters of a page, from the URL; refuses invalid values, with their field. */
export async function answerFilters(texts: Texts, request: ApiRequest, category?: Category) {
  const scope = catalogueScope(request.deps, request.brand);
  const { query, faults } = parseDepartureQuery(
    searchParams(texts),
    queryRules(scope, { category, limit: pageSizes.list }),
  );
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return answerQuery(query, request);
}

export interface FixedList extends Partial<Pick<DepartureQuery, 'category' | 'search' | 'sort' | 'page'>> {
  facets?: Partial<Record<FacetName, string[]>>;
  limit: number;
}

/** A list whose filters the endpoint itself decides. */
export function answerFixed(
  { facets = {}, sort = 'earliest', page = 1, ...rest }: FixedList,
  request: ApiRequest,
) {
  return answerQuery({ facets, sort, page, ...rest }, request);
}

async function answerQuery(asked: DepartureQuery, request: ApiRequest) {
  const { deps, brand } = request;
  const scope = catalogueScope(deps, brand);
  const { query } = await understandQuery(deps, scope, asked);
  const list = await deps.readList((db) => listDepartures({ db }, scope, query, { facets: false }));
  return { data: await answerDepartures(list.items, request), pagination: presentPagination(list) };
}

function searchParams(texts: Texts): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(texts)) {
    for (const text of [value ?? []].flat()) params.append(name, text);
  }
  return params;
}
