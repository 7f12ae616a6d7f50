// Umrah packages that one can save for, the earliest first (spec §2 /saving).
import { catalogueScope, listDepartures } from '#domain/catalogue';
import { cardViews } from '#web/catalogue/card-views.server';
import type { PageRequest } from '#web/request/page-context.server';

export async function listSavingsPackages(
  request: PageRequest,
  { page, limit }: { page: number; limit: number },
) {
  const { deps, brand } = request;
  const { items, total } = await listDepartures(
    deps,
    catalogueScope(deps, brand),
    {
      category: 'umrah',
      search: undefined,
      facets: { pay: ['savings'] },
      priceMin: undefined,
      priceMax: undefined,
      departsFrom: undefined,
      departsTo: undefined,
      people: undefined,
      sort: 'earliest',
      page,
      limit,
    },
    { facets: false },
  );
  return { cards: await cardViews(request, items), total };
}
