// Searches the Indonesian translation (spec §2 Quran): a verse must contain every word, in any of its forms. In memory:
// 6,236 verses never change, and an answer takes a fraction of a millisecond (decision 0024).
import { stem } from './stem.ts';
import { translations } from './quran-text.ts';
import type { Surah } from './surahs.ts';
import { placeOf, withoutNoteMarks } from './verses.ts';

export interface SnippetPart {
  text: string;
  /** One of the searched words. */
  isHit: boolean;
}

export interface FoundVerse {
  surah: Surah;
  /** Of the verse within its surah. */
  number: number;
  snippet: SnippetPart[];
}

export interface SearchResult {
  items: FoundVerse[];
  total: number;
}

interface Index {
  /** For each stem the verses that contain it, in order, counted from 0. */
  versesOf: Map<string, number[]>;
  stemOf: (word: string) => string;
  /** The words of each verse in order, for finding exact forms. */
  plainTexts: string[];
}

let index: Index | undefined;

/** Verses that contain every word of `text`, those with the exact forms first, then in order. Empty without a word. */
export function searchTranslation(
  text: string,
  { page, limit }: { page: number; limit: number },
): SearchResult {
  const { versesOf, stemOf, plainTexts } = (index ??= buildIndex());
  const words = wordsIn(text)
    .map(({ word }) => word)
    .slice(0, mostWords);
  const stems = [...new Set(words.map(stemOf))].filter((one) => words.length === 1 || !tooCommon.has(one));
  if (stems.length === 0) return { items: [], total: 0 };
  const [rarest, ...others] = stems
    .map((one) => versesOf.get(one) ?? [])
    .sort((one, other) => one.length - other.length);
  const sets = others.map((verses) => new Set(verses));
  const found = rarest!.filter((verse) => sets.every((set) => set.has(verse)));
  const typed = words.join(' ');
  const asTyped =
    words.length > 1 ? new Set(found.filter((verse) => plainTexts[verse]!.includes(typed))) : null;
  const ordered = asTyped
    ? [...found.filter((verse) => asTyped.has(verse)), ...found.filter((verse) => !asTyped.has(verse))]
    : found;
  const shown = ordered.slice((page - 1) * limit, page * limit);
  const isHit = (word: string) => stems.includes(stemOf(word));
  return {
    total: found.length,
    items: shown.map((verse) => ({ ...placeOf(verse + 1), snippet: snippetOf(quoted(verse), isHit) })),
  };
}

const mostWords = 8;
/** Stop words: they add nothing beside other words. */
const tooCommon = new Set([
  'dan',
  'yang',
  'di',
  'ke',
  'dari',
  'itu',
  'ini',
  'kepada',
  'untuk',
  'pada',
  'dengan',
]);
const snippetLength = 200;

const quoted = (verse: number) => withoutNoteMarks(translations()[verse]!);

/** Words without marks and accents ("Ya`jūj" is "yajuj"), and where they stand. */
function wordsIn(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’‘`\u00ad]+/gu)].flatMap(({ 0: written, index: from }) => {
    const word = written
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    return word ? [{ word, from, to: from + written.length }] : [];
  });
}

function buildIndex(): Index {
  const texts = translations().map((_text, verse) => wordsIn(quoted(verse)).map(({ word }) => word));
  const known = new Set(texts.flat());
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const one = stems.get(word) ?? stem(word, (other) => known.has(other));
    // Visitors' words are not cached: the cache would grow without end.
    if (known.has(word)) stems.set(word, one);
    return one;
  };
  const versesOf = new Map<string, number[]>();
  texts.forEach((words, verse) => {
    for (const one of new Set(words.map(stemOf))) {
      const verses = versesOf.get(one);
      if (verses) verses.push(verse);
      else versesOf.set(one, [verse]);
    }
  });
  return { versesOf, stemOf, plainTexts: texts.map((words) => words.join(' ')) };
}

/** The words around the first hit, cut at spaces, in parts that are hits or not. */
function snippetOf(text: string, isHit: (word: string) => boolean): SnippetPart[] {
  const hits = wordsIn(text).filter(({ word }) => isHit(word));
  const start = cutBefore(text, (hits[0]?.from ?? 0) - snippetLength / 3);
  const end = cutAfter(text, start + snippetLength);
  const parts: SnippetPart[] = [];
  const add = (part: string, isHit: boolean) => void (part && parts.push({ text: part, isHit }));
  let at = start;
  for (const { from, to } of hits.filter(({ to }) => to <= end)) {
    add(`${at === start && start > 0 ? '…' : ''}${text.slice(at, from)}`, false);
    add(text.slice(from, to), true);
    at = to;
  }
  add(`${text.slice(at, end)}${end < text.length ? '…' : ''}`, false);
  return parts;
}

function cutBefore(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1;
}

function cutAfter(text: string, at: number): number {
  const space = at >= text.length ? -1 : text.indexOf(' ', at);
  return space < 0 ? text.length : space;
}
