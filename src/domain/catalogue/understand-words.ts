// What free words ask for: "umroh desember dari surabaya" is the word umroh, a month and a city (docs/product/catalogue.md, decision 0067).
// Pure: words and the catalogue's vocabulary in, filters and the words that are left out.
import type { Category, FacetName, ListSort } from '#shared/catalogue';
import { addDays } from '#shared/dates';
import { maxAmount } from '#shared/departure-query';
import { type Correction, correctWords, phraseAt } from './correct-words.ts';
import type { Mark, Meaning, Unit, Vocabulary } from './search-vocabulary.ts';

export interface Understood {
  facets: Partial<Record<FacetName, string[]>>;
  priceMin?: number;
  priceMax?: number;
  departsFrom?: string;
  departsTo?: string;
  people?: number;
  sort?: ListSort;
  /** Words that are no filter: they are searched for as text. */
  rest: string;
  corrections: Correction[];
}

export interface Context {
  vocabulary: Vocabulary;
  /** True for words that stand in the catalogue or begin one that does: they are no typing errors. */
  isKnown: (word: string) => boolean;
  today: string;
  /** A city that is both is left from, except on a tour: there one goes to it. */
  category?: Category | undefined;
}

const maxTokens = 20;

/** Words and numbers of a text, plain; "5bintang" is two of them, "27,5" and "30.000.000" one. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘ʼ`\p{M}]/gu, '');
  return (plain.match(/\d+(?:[.,]\d+)*|\p{L}+|\p{N}+/gu) ?? []).slice(0, maxTokens);
}

/** Reading what is left once more changes nothing, so an address made of the answer asks for the same. */
export function understandWords(text: string, context: Context): Understood {
  const typed = wordsOf(text);
  const { words, corrections } = correctWords(typed, context.vocabulary, context.isKnown);
  const isTour =
    context.category === 'tourism' || words.some((word) => ['wisata', 'tour', 'tur'].includes(word));
  const asked: Asked = { facets: {}, months: [], years: [], prices: [], isTour };
  let rest = words;
  // Words that were apart may stand together once those between them are understood.
  for (let length = Infinity; rest.length < length;) {
    length = rest.length;
    rest = readOnce(rest, context, asked);
  }
  return {
    facets: asked.facets,
    ...pricesOf(asked),
    ...daysOf(asked, context.today),
    ...(asked.people && { people: asked.people }),
    ...(asked.sort && { sort: asked.sort }),
    rest: rest.join(' '),
    corrections,
  };
}

interface Asked {
  facets: Partial<Record<FacetName, string[]>>;
  months: { month: number; year?: number | undefined; day?: number | undefined }[];
  years: number[];
  prices: { amount: number; isLowest: boolean }[];
  people?: number;
  sort?: ListSort;
  isTour: boolean;
}

/** One reading from left to right; answers the words it did not understand. */
function readOnce(words: readonly string[], context: Context, asked: Asked): string[] {
  const rest: string[] = [];
  let mark: Mark | undefined;
  for (let at = 0; at < words.length;) {
    const counted = readNumber(words, at, context, asked, mark);
    if (counted > 0) {
      at += counted;
      mark = undefined;
      continue;
    }
    const found = phraseAt(words, at, context.vocabulary);
    const length = found?.length ?? 1;
    if (found?.meaning.is === 'mark') mark = found.meaning.mark;
    else if (!found || !readMeaning(found.meaning, asked, mark)) rest.push(...words.slice(at, at + length));
    else if (found.meaning.is !== 'filler') mark = undefined;
    at += length;
  }
  return rest;
}

/** False for what is only a word. */
function readMeaning(meaning: Meaning, asked: Asked, mark: Mark | undefined): boolean {
  switch (meaning.is) {
    case 'place': {
      const isTo =
        meaning.from.length === 0 ||
        (meaning.to.length > 0 && (mark === 'to' || (mark !== 'from' && asked.isTour)));
      put(asked, isTo ? 'to' : 'from', isTo ? meaning.to : meaning.from);
      return true;
    }
    case 'facet':
      put(asked, meaning.name, [meaning.value]);
      return true;
    case 'sort':
      asked.sort ??= meaning.sort;
      return true;
    default:
      return meaning.is === 'filler';
  }
}

function put({ facets }: Asked, name: FacetName, values: readonly string[]): void {
  facets[name] = [...new Set([...(facets[name] ?? []), ...values])];
}

/** Reads numbers with what they count, and months with their day and year; answers how many words that were, 0 for none. */
function readNumber(
  words: readonly string[],
  at: number,
  { vocabulary, today }: Context,
  asked: Asked,
  mark: Mark | undefined,
): number {
  const monthAt = (index: number) => monthOf(vocabulary.get(words[index] ?? ''));
  const unitAt = (index: number) => unitOf(vocabulary.get(words[index] ?? ''));
  const numberAt = (index: number) => numberOf(words[index] ?? '', vocabulary);
  const yearAt = (index: number) => yearOf(words[index] ?? '', today);
  const isLowest = mark === 'min';

  const day = dayOf(words[at]!);
  const first = day !== undefined && monthAt(at + 1) ? at + 1 : at;
  const month = monthAt(first);
  if (month) {
    const year = yearAt(first + 1);
    asked.months.push({ month, year, day: first > at ? day : undefined });
    return first - at + (year ? 2 : 1);
  }
  const year = yearAt(at);
  if (year) {
    asked.years.push(year);
    return 1;
  }
  const number = numberAt(at);
  if (number === undefined) {
    const stars = unitAt(at) === 'stars' ? numberAt(at + 1) : undefined;
    return stars !== undefined && count(asked, 'stars', stars, isLowest) ? 2 : 0;
  }
  const unit = unitAt(at + 1);
  if (unit && count(asked, unit, number, isLowest)) return 2;
  const second = numberAt(at + 1);
  // "25-30 juta"
  if (second !== undefined && unitAt(at + 2) === 'million' && count(asked, 'million', number, true))
    return count(asked, 'million', second, false) ? 3 : 1;
  return number >= 1_000_000 && price(asked, number, isLowest) ? 1 : 0;
}

const monthOf = (meaning: Meaning | undefined) => (meaning?.is === 'month' ? meaning.month : undefined);
const unitOf = (meaning: Meaning | undefined) => (meaning?.is === 'unit' ? meaning.unit : undefined);
const dayOf = (word: string) => (/^([1-9]|[12]\d|3[01])$/.test(word) ? Number(word) : undefined);

/** Departures are planned a few years ahead; other numbers are no years. */
function yearOf(word: string, today: string): number | undefined {
  const year = /^20\d\d$/.test(word) ? Number(word) : 0;
  return year >= Number(today.slice(0, 4)) && year <= Number(today.slice(0, 4)) + 10 ? year : undefined;
}

function numberOf(word: string, vocabulary: Vocabulary): number | undefined {
  const meaning = vocabulary.get(word);
  if (meaning?.is === 'number') return meaning.value;
  if (/^\d{1,3}([.,]\d{3})+$/.test(word)) return Number(word.replace(/[.,]/g, ''));
  return /^\d{1,12}([.,]\d{1,2})?$/.test(word) ? Number(word.replace(',', '.')) : undefined;
}

/** False when so many cannot be. */
function count(asked: Asked, unit: Unit, number: number, isLowest: boolean): boolean {
  if (unit === 'million') return price(asked, Math.round(number * 1_000_000), isLowest);
  const most = { stars: 5, days: 60, people: 100 }[unit];
  if (!Number.isInteger(number) || number < 1 || number > most) return false;
  if (unit === 'people') asked.people ??= number;
  else if (unit === 'stars' && isLowest) put(asked, 'stars', ['1', '2', '3', '4', '5'].slice(number - 1));
  else put(asked, unit, [String(number)]);
  return true;
}

function price({ prices }: Asked, amount: number, isLowest: boolean): boolean {
  if (amount < 1 || amount > maxAmount) return false;
  prices.push({ amount, isLowest });
  return true;
}

/** One price is the most somebody pays; of two the lower one is the least. */
function pricesOf({ prices }: Asked): Pick<Understood, 'priceMin' | 'priceMax'> {
  const amounts = prices.map(({ amount }) => amount);
  if (amounts.length === 0) return {};
  if (amounts.length > 1) return { priceMin: Math.min(...amounts), priceMax: Math.max(...amounts) };
  return prices[0]!.isLowest ? { priceMin: amounts[0]! } : { priceMax: amounts[0]! };
}

function daysOf(
  { months, years, facets }: Asked,
  today: string,
): Pick<Understood, 'departsFrom' | 'departsTo'> {
  if (months.length === 0) {
    return years.length === 0
      ? {}
      : { departsFrom: `${Math.min(...years)}-01-01`, departsTo: `${Math.max(...years)}-12-31` };
  }
  // The next such month in which somebody can still depart.
  const [thisYear, thisMonth] = addDays(today, 1).split('-').map(Number) as [number, number];
  const written = months.map(
    ({ month, year = years.at(-1) ?? (month < thisMonth ? thisYear + 1 : thisYear) }) =>
      `${year}-${String(month).padStart(2, '0')}`,
  );
  facets.month = [...new Set(written)];
  const day = months.length === 1 ? months[0]!.day : undefined;
  const date = day && `${written[0]}-${String(day).padStart(2, '0')}`;
  return date && addDays(date, 0) === date ? { departsFrom: date } : {};
}
