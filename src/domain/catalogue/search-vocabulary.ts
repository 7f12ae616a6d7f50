// The words a search understands and what each means: the catalogue's own names, and what people write for them. Pure.
import { type ListSort, type ProductKind, productKinds } from '#shared/catalogue';
import { plainText } from '#shared/plain-text';
import { allSpellings } from '#shared/spellings';
import type { FacetNames } from './facet-names.ts';
import {
  cityNames,
  countryNames,
  fillers,
  kindNames,
  markNames,
  monthNames,
  numberWords,
  payNames,
  sortNames,
  unitNames,
} from './search-synonyms.ts';

export type Mark = keyof typeof markNames;
export type Unit = keyof typeof unitNames;
export type Meaning =
  | { is: 'place'; from: readonly string[]; to: readonly string[] }
  | { is: 'facet'; name: 'airline' | 'kind' | 'pay'; value: string }
  | { is: 'month'; month: number }
  | { is: 'number'; value: number }
  | { is: 'unit'; unit: Unit }
  | { is: 'mark'; mark: Mark }
  | { is: 'sort'; sort: ListSort }
  | { is: 'word' }
  | { is: 'filler' };

/** By phrase of plain words, at most `longestPhrase` of them. */
export type Vocabulary = ReadonlyMap<string, Meaning>;
export const longestPhrase = 3;

/** Words that begin the name of an airline and say too little alone. */
const commonFirstWords = new Set(['super', 'royal', 'air', 'indonesia']);

/** The first meaning of a phrase stays: names of the catalogue before countries, these before everything else. */
export function searchVocabulary(names: FacetNames): Vocabulary {
  const words = new Map<string, Meaning>();
  const put = (phrases: readonly string[], meaning: Meaning) => {
    for (const phrase of phrases) {
      if (phrase !== '' && phrase.split(' ').length <= longestPhrase && !words.has(phrase))
        words.set(phrase, meaning);
    }
  };
  const putEach = <Key extends string>(
    table: Record<Key, readonly string[]>,
    meaning: (key: Key) => Meaning,
  ) => {
    for (const key of Object.keys(table) as Key[]) put(table[key], meaning(key));
  };
  for (const [phrase, place] of placesOf(names)) put([phrase], place);
  putEach(countryNames, (country) => ({
    is: 'place',
    from: [],
    to: [...names.to.keys()].filter((slug) => names.countries.get(`to:${slug}`) === country),
  }));
  for (const [phrase, meaning] of words)
    if (meaning.is === 'place' && meaning.from.length + meaning.to.length === 0) words.delete(phrase);
  for (const [iata, name] of names.airline)
    put([plainText(name.id)], { is: 'facet', name: 'airline', value: iata });
  for (const [iata, name] of names.airline) {
    const first = plainText(name.id).split(' ')[0]!;
    if (first.length > 3 && !commonFirstWords.has(first))
      put([first], { is: 'facet', name: 'airline', value: iata });
  }
  monthNames.forEach((spellings, index) => put(spellings, { is: 'month', month: index + 1 }));
  numberWords.forEach((spellings, value) => put(spellings, { is: 'number', value }));
  for (const kind of productKinds satisfies readonly ProductKind[])
    put(kindNames[kind], { is: 'facet', name: 'kind', value: kind });
  putEach(payNames, (value) => ({ is: 'facet', name: 'pay', value }));
  putEach(sortNames, (sort) => ({ is: 'sort', sort }));
  putEach(unitNames, (unit) => ({ is: 'unit', unit }));
  putEach(markNames, (mark) => ({ is: 'mark', mark }));
  put(fillers, { is: 'filler' });
  put(allSpellings, { is: 'word' });
  return words;
}

/** Cities of departure at home and destinations under each of their names; one city may be both. */
function placesOf(names: FacetNames): Map<string, Extract<Meaning, { is: 'place' }>> {
  const places = new Map<string, { is: 'place'; from: string[]; to: string[] }>();
  const put = (name: string, side: 'from' | 'to', value: string) => {
    const plain = plainText(name);
    for (const phrase of new Set([plain, ...(cityNames[plain] ?? [])])) {
      const place = places.get(phrase) ?? { is: 'place', from: [], to: [] };
      if (!place[side].includes(value)) place[side].push(value);
      places.set(phrase, place);
    }
  };
  for (const [iata, name] of names.from)
    if (names.countries.get(`from:${iata}`) === 'ID') put(name.id, 'from', iata);
  for (const [slug, name] of names.to)
    for (const text of [name.id, name.en ?? '', slug.replaceAll('-', ' ')]) put(text, 'to', slug);
  places.delete('');
  return places;
}
