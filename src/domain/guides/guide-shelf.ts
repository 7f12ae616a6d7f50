// The twelve guides in the order of a book, read from data/{id,en} at start (spec §2 guides; decision 0025).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#shared/locale';
import { type GuideText, parseGuide } from './guide-text.ts';

/** Parts of the book and their chapters; chapters are numbered through. */
export const guideParts = [
  {
    part: 'know',
    slugs: [
      'pengenalan-umroh',
      'pengenalan-haji',
      'jenis-umroh',
      'jenis-haji',
      'sejarah-umroh',
      'sejarah-haji',
    ],
  },
  { part: 'prepare', slugs: ['persiapan-umroh', 'persiapan-haji'] },
  { part: 'perform', slugs: ['miqat', 'talbiyah', 'rukun-haji'] },
  { part: 'return', slugs: ['pulang-haji'] },
] as const;

export type GuideSlug = (typeof guideParts)[number]['slugs'][number];

export interface Guide extends GuideText {
  slug: GuideSlug;
  /** 1 to 12, in the order of the book. */
  chapter: number;
  minutes: number;
}

export const guideSlugs: readonly GuideSlug[] = guideParts.flatMap(({ slugs }) => [...slugs]);

/** Words a minute of a careful reader who wants to remember the text. */
const wordsPerMinute = 170;

const shelf = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Map(guideSlugs.map((slug, index) => [slug, readGuide(slug, index + 1, locale)])),
  ]),
) as Record<Locale, Map<GuideSlug, Guide>>;

export function isGuideSlug(slug: string): slug is GuideSlug {
  return guideSlugs.includes(slug as GuideSlug);
}

export function findGuide(slug: GuideSlug, locale: Locale): Guide {
  return shelf[locale].get(slug)!;
}

function readGuide(slug: GuideSlug, chapter: number, locale: Locale): Guide {
  const file = readFileSync(join(import.meta.dirname, 'data', locale, `${slug}.md`), 'utf8');
  return {
    ...parseGuide(file),
    slug,
    chapter,
    minutes: Math.max(1, Math.round(file.split(/\s+/).length / wordsPerMinute)),
  };
}
