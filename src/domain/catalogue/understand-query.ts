// A query with its free words understood: what lists and the search calls of the API are asked (decision 0067).
import { sql } from 'kysely';
import type { CachedReads } from '#platform/database/cached-reads';
import type { Db } from '#platform/database/database';
import type { FacetName } from '#shared/catalogue';
import type { DepartureQuery } from '#shared/departure-query';
import type { Correction } from './correct-words.ts';
import { type FacetNames, facetNamesOf } from './facet-names.ts';
import { type CatalogueScope, kindsOf } from './scope.ts';
import { searchVocabulary, type Vocabulary } from './search-vocabulary.ts';
import { type Understood, understandWords, wordsOf } from './understand-words.ts';

export interface UnderstoodQuery {
  query: DepartureQuery;
  corrections: Correction[];
}

/** The query with filters for the words that mean some; what the address itself asks for stays. */
export async function understandQuery(
  deps: { db: Db; reads: CachedReads },
  scope: CatalogueScope,
  query: DepartureQuery,
): Promise<UnderstoodQuery> {
  if (!query.search) return { query, corrections: [] };
  const vocabulary = sellable(vocabularyOf(await facetNamesOf(deps)), scope, query);
  const isKnown = await knownWords(
    deps.db,
    wordsOf(query.search).filter((word) => word.length > 3 && !vocabulary.has(word)),
  );
  const found = understandWords(query.search, {
    vocabulary,
    isKnown,
    today: scope.today,
    category: query.category,
  });
  return { query: merged(query, found), corrections: found.corrections };
}

const built = new WeakMap<FacetNames, Vocabulary>();

function vocabularyOf(names: FacetNames): Vocabulary {
  const known = built.get(names) ?? searchVocabulary(names);
  built.set(names, known);
  return known;
}

/** Without what this list cannot be filtered by: its words are searched for as text then. */
function sellable(vocabulary: Vocabulary, scope: CatalogueScope, { category }: DepartureQuery): Vocabulary {
  const kinds: readonly string[] = category ? kindsOf(scope, category) : scope.kinds;
  return new Map(
    [...vocabulary].filter(
      ([, meaning]) =>
        meaning.is !== 'facet' ||
        (meaning.name === 'kind'
          ? kinds.includes(meaning.value)
          : meaning.value !== 'financing' || scope.financing),
    ),
  );
}

/** Which of these words stand in the catalogue or begin one of its words. */
async function knownWords(db: Db, words: string[]): Promise<(word: string) => boolean> {
  if (words.length === 0) return () => false;
  const { rows } = await sql<{ word: string }>`
    select typed as word from unnest(${words}::text[]) typed where exists (select from search_words s where s.word like typed || '%')`.execute(
    db,
  );
  const known = new Set(rows.map(({ word }) => word));
  return (word) => known.has(word);
}

function merged(query: DepartureQuery, found: Understood): DepartureQuery {
  const facets = { ...query.facets };
  for (const name of Object.keys(found.facets) as FacetName[])
    facets[name] = [...new Set([...(facets[name] ?? []), ...found.facets[name]!])];
  const isFiltered =
    Object.keys(found).some((name) => !['rest', 'corrections', 'facets'].includes(name)) ||
    Object.keys(found.facets).length > 0;
  // Only signs, or words that say nothing: they are looked for as they stand.
  const search = found.rest === '' && !isFiltered ? query.search : found.rest || undefined;
  const range = rangeOf(query, found);
  return {
    ...query,
    ...range,
    facets,
    search,
    people: query.people ?? found.people,
    sort: query.sort === 'best_match' ? (found.sort ?? (search ? 'best_match' : 'earliest')) : query.sort,
  };
}

/** A range that the address begins or ends is its own whole: two halves of different origin may run backwards. */
function rangeOf(query: DepartureQuery, found: Understood) {
  const hasPrice = query.priceMin !== undefined || query.priceMax !== undefined;
  const hasDays = query.departsFrom !== undefined || query.departsTo !== undefined;
  const { priceMin, priceMax } = hasPrice ? query : found;
  const { departsFrom, departsTo } = hasDays ? query : found;
  return { priceMin, priceMax, departsFrom, departsTo };
}
