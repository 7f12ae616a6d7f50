// The words behind facet values that only the database knows: airports, cities, airlines, partners.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';

/** Facets whose values are codes; the names of all of them, by code. */
export type FacetNames = Record<'from' | 'to' | 'airline' | 'partner', ReadonlyMap<string, LocalText>>;

/** Every list asks for these few hundred names, and they change by hand: a minute late is soon enough. */
const keptMs = 60_000;
const kept = new WeakMap<Db, { until: number; names: Promise<FacetNames> }>();

/** Names of all airports, destinations, airlines and travel partners; at most a minute old. */
export function facetNamesOf({ db, now }: { db: Db; now: () => Date }): Promise<FacetNames> {
  const known = kept.get(db);
  const at = now().getTime();
  if (known && at < known.until) return known.names;
  const names = readNames(db);
  kept.set(db, { until: at + keptMs, names });
  // A failure must not be remembered.
  names.catch(() => kept.delete(db));
  return names;
}

interface NameRow {
  facet: keyof FacetNames;
  value: string;
  name: LocalText;
}

async function readNames(db: Db): Promise<FacetNames> {
  const { rows } = await sql<NameRow>`
    select 'from' as facet, iata as value, jsonb_build_object('id', city) as name from airports
    union all select 'airline', iata, jsonb_build_object('id', name) from airlines
    union all select 'to', slug, name from destinations
    union all select 'partner', slug, jsonb_build_object('id', name) from partners`.execute(db);
  const names = { from: new Map<string, LocalText>(), to: new Map<string, LocalText>(), airline: new Map<string, LocalText>(), partner: new Map<string, LocalText>() };
  for (const { facet, value, name } of rows) names[facet].set(value, name);
  return names;
}
