// Finds a place by name, in any spelling, or by coordinates (docs/product/prayer-times.md). Pure.
import { spellingsOf } from '#shared/spellings';
import { type PrayerPlace, prayerPlaces } from './places.ts';
import { distanceKm } from './qibla.ts';
import type { Spot } from './sun.ts';

const mostFound = 12;
const mostWords = 6;
/** The same as pg_trgm's own limit. */
const alike = 0.3;
/** A similar word is worth less than an exact one. */
const likenessWorth = 0.8;
const provinceWorth = 0.5;
const kindWorth = 0.1;
const wholeNameWorth = 0.05;
/** Words of names that identify no place. */
const kindWords = new Map([
  ['kab', 'regency'],
  ['kabupaten', 'regency'],
  ['regency', 'regency'],
  ['kota', 'city'],
  ['kotamadya', 'city'],
  ['city', 'city'],
]);

/** With its trigrams, which hundreds of words are compared by in each search. */
interface Word {
  text: string;
  triples: ReadonlySet<string>;
}

interface Indexed {
  place: PrayerPlace;
  nameWords: readonly Word[];
  provinceWords: readonly Word[];
}

const index: readonly Indexed[] = prayerPlaces.map((place) => ({
  place,
  nameWords: wordsOf(place.bareName).map(withTriples),
  provinceWords: wordsOf(place.province.id).map(withTriples),
}));

/**
 * The places that match `search`, best first, at most a dozen: every word must be in the name or the province, or be
 * similar to a word there; `kab` and `kota` only decide between places of one name. Where nothing has all the words,
 * the last is dropped ("Jakarta Selatan" is in the table as Jakarta). Without a word: none.
 */
export function findPrayerPlaces(search: string): PrayerPlace[] {
  const typed = wordsOf(search).slice(0, mostWords);
  const kinds = new Set(typed.flatMap((word) => kindWords.get(word) ?? []));
  for (
    let words = typed.filter((word) => !kindWords.has(word));
    words.length > 0;
    words = words.slice(0, -1)
  ) {
    const found = placesWith(words, kinds);
    if (found.length > 0) return found;
  }
  return [];
}

function placesWith(words: readonly string[], kinds: ReadonlySet<string>): PrayerPlace[] {
  const typed = words.map((word) => spellingsOf(word).map(withTriples));
  const found = index
    .map((entry) => ({ place: entry.place, worth: worthOf(entry, typed) }))
    .filter(({ worth }) => worth > 0)
    .map(({ place, worth }) => ({ place, worth: worth + (kinds.has(place.kind) ? kindWorth : 0) }))
    .sort(
      (a, b) =>
        b.worth - a.worth ||
        rank(a.place) - rank(b.place) ||
        a.place.bareName.localeCompare(b.place.bareName),
    );
  // Where a place matches well, merely similar ones are noise.
  return found
    .filter(({ worth }) => worth > found[0]!.worth / 2)
    .slice(0, mostFound)
    .map(({ place }) => place);
}

/** The place nearest to coordinates, and its distance. */
export function nearestPrayerPlace(spot: Spot): { place: PrayerPlace; distanceKm: number } {
  return prayerPlaces
    .map((place) => ({ place, distanceKm: distanceKm(spot, place) }))
    .reduce((best, one) => (one.distanceKm < best.distanceKm ? one : best));
}

/** Between 0 (a word fits nowhere) and a little above 1 (they are its whole name). */
function worthOf({ nameWords, provinceWords }: Indexed, typed: readonly (readonly Word[])[]): number {
  let sum = 0;
  for (const spellings of typed) {
    const worth = Math.max(bestOf(nameWords, spellings), provinceWorth * bestOf(provinceWords, spellings));
    if (worth === 0) return 0;
    sum += worth;
  }
  // "Bandung" is Bandung before it is Bandung Barat.
  return sum / typed.length + (typed.length === nameWords.length ? wholeNameWorth : 0);
}

function bestOf(held: readonly Word[], spellings: readonly Word[]): number {
  return Math.max(0, ...spellings.flatMap((spelling) => held.map((one) => resemblance(one, spelling))));
}

function resemblance(held: Word, typed: Word): number {
  if (held.text === typed.text) return 1;
  if (held.text.startsWith(typed.text)) return 0.9 + 0.1 * (typed.text.length / held.text.length);
  const likeness = similarity(held.triples, typed.triples);
  return likeness < alike ? 0 : likeness * likenessWorth;
}

/** The cities of the pilgrimage, then cities, then regencies. */
function rank({ kind }: PrayerPlace): number {
  return ['pilgrim_city', 'city', 'regency'].indexOf(kind);
}

/** As pg_trgm counts: trigrams that both have, of all that either has. */
function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let both = 0;
  for (const triple of first) if (second.has(triple)) both += 1;
  return both / (first.size + second.size - both);
}

function withTriples(text: string): Word {
  const padded = `  ${text} `;
  const triples = Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  return { text, triples: new Set(triples) };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’`\p{M}]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
