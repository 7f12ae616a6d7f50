// Finds a surah by its number, its name in any spelling, its meaning, or its juz (spec §2 surah list). Pure.
import { type Surah, surahs } from './surahs.ts';

/** The surahs that match `typed`, in order; all of them without a word. "juz 30" finds those within it. */
export function surahsNamed(typed: string): readonly Surah[] {
  const text = typed.trim().toLowerCase();
  const [, juz] = /^juz\D{0,3}(\d{1,2})$/.exec(text) ?? [];
  if (juz) return surahs.filter(({ juz: { first, last } }) => first <= Number(juz) && Number(juz) <= last);
  const [, number] = /^(?:qs?\.? ?|surah |surat )?(\d{1,3})(?::\d{1,3})?$/.exec(text) ?? [];
  if (number) return surahs.filter((surah) => surah.number === Number(number));
  const sought = sounds(text.replace(/^sura[ht] /, ''));
  if (sought === '') return surahs.filter(({ arabicName }) => arabicName.includes(text));
  const exact = surahs.filter((surah) => known.get(surah.number)!.some((name) => name.includes(sought)));
  return exact.length > 0
    ? exact
    : surahs.filter(({ name, otherNames }) =>
        [name, ...otherNames].some((one) => isNearly(sounds(one), sought)),
      );
}

/** Pairs that Indonesian, Arabic and English spellings write differently, folded into one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[^\p{L}\p{N}]+/gu, ''],
  [/s[yh]|t[sh](?=[aiu])/g, 's'],
  [/d[zh]|zh/g, 'z'],
  [/gh/g, 'g'],
  [/kh/g, 'k'],
  [/q/g, 'k'],
  [/aw/g, 'au'],
  [/ay/g, 'ai'],
  [/ee/g, 'i'],
  [/oo|o/g, 'u'],
  [/v/g, 'w'],
  [/(.)\1+/gu, '$1'],
  [/h$/, ''],
];

function sounds(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '');
  return spellings.reduce(
    (word, [written, sound]) => word.replace(written, sound),
    /[a-z]/.test(plain) ? plain : '',
  );
}

const known = new Map(
  surahs.map(({ number, name, otherNames, meaning }) => [
    number,
    [name, ...otherNames, meaning.id, meaning.en ?? ''].map(sounds),
  ]),
);

/** Without the article, at most one letter in five is wrong, missing or too many. */
function isNearly(name: string, sought: string): boolean {
  const [one, other] = [name, sought].map((word) => word.replace(/^(?:a[lnrstdz])(?=..)/, '')) as [
    string,
    string,
  ];
  return one.length > 2 && distance(one, other) <= Math.floor(Math.min(one.length, other.length) / 5);
}

/** Characters changed, added or left out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      next[to] = Math.min(
        next[to - 1]! + 1,
        row[to]! + 1,
        row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[other.length]!;
}
