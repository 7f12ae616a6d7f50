// Numbers about the catalogue that can be counted on the site itself (spec §2 /tentang-kami): never typed in by hand.
import { listPartners } from '#domain/partners';
import { catalogueScope, listDepartures } from '#domain/catalogue';
import type { CatalogueNumbers } from '#web/site-content/numbers.tsx';
import type { PageRequest } from '#web/request/page-context.server';

/** Counted now: partners that may sell today, departures that can be booked, airports they leave from. */
export async function catalogueNumbers({ deps, brand }: PageRequest): Promise<CatalogueNumbers> {
  const scope = catalogueScope(deps, brand);
  const one = { page: 1, limit: 1 };
  const [partners, departures] = await Promise.all([
    listPartners(deps, scope, { kind: 'travel', sellingOnly: true, ...one }),
    listDepartures(deps, scope, { facets: {}, sort: 'earliest', ...one }),
  ]);
  return {
    partners: partners.total,
    departures: departures.total,
    departuresIsCapped: departures.totalIsCapped,
    airports: departures.facetCounts?.from.length ?? null,
    countedOn: scope.today,
  };
}
