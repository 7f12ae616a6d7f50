// The labels of facet values that only the database knows: airports, cities, airlines, partners.
import { sql } from 'kysely';
import type { CachedReads } from '#platform/database/cached-reads';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';

/** Facets whose values are codes; the names of all of them, by code. */
export interface FacetNames extends Record<NamedFacet, ReadonlyMap<string, LocalText>> {
  /** Country codes of airports and destinations, by 'name:value'. */
  countries: ReadonlyMap<string, string>;
}
type NamedFacet = 'from' | 'to' | 'airline' | 'partner';

/** Names of all airports, destinations, airlines and travel partners: a few hundred, for which every list asks. */
export function facetNamesOf({ db, reads }: { db: Db; reads: CachedReads }): Promise<FacetNames> {
  return reads.value('facet names', () => readNames(db));
}

interface NameRow {
  facet: NamedFacet;
  value: string;
  country: string | null;
  name: LocalText;
}

async function readNames(db: Db): Promise<FacetNames> {
  const { rows } = await sql<NameRow>`
    select 'from' as facet, iata as value, country_code as country, jsonb_build_object('id', city) as name from airports
    union all select 'airline', iata, null, jsonb_build_object('id', name) from airlines
    union all select 'to', slug, country_code, name from destinations
    union all select 'partner', slug, null, jsonb_build_object('id', name) from partners`.execute(db);
  const names = {
    from: new Map<string, LocalText>(),
    to: new Map<string, LocalText>(),
    airline: new Map<string, LocalText>(),
    partner: new Map<string, LocalText>(),
    countries: new Map<string, string>(),
  };
  for (const { facet, value, country, name } of rows) {
    names[facet].set(value, name);
    if (country) names.countries.set(`${facet}:${value}`, country);
  }
  return names;
}
