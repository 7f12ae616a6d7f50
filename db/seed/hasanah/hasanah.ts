// What hasanah holds in the demo: articles, press releases and news. Texts are files, one a language: a title, a summary, Markdown.
// Nobody's likes and no number of readers are invented.
import { readFile } from 'node:fs/promises';
import { insertRows, type Row } from '#db/catalogue/insert-rows';
import { idFor } from '#db/catalogue/random';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import type { ArticleKind, ArticleTopic } from '#shared/hasanah';
import { type Locale, locales, type LocalText } from '#shared/locale';

interface ArticleSeed {
  slug: string;
  topic: ArticleTopic;
  /** Days before the day of seeding. */
  daysAgo: number;
  isHeader?: true;
}

const articles: readonly ArticleSeed[] = [
  { slug: 'memeriksa-izin-ppiu', topic: 'licence', daysAgo: 2, isHeader: true },
  { slug: 'umrah-bersama-orang-tua', topic: 'preparation', daysAgo: 5 },
  { slug: 'memahami-harga-all-in', topic: 'money', daysAgo: 9 },
  { slug: 'adab-di-madinah', topic: 'journey', daysAgo: 13 },
  { slug: 'antrean-dan-jenis-haji', topic: 'preparation', daysAgo: 18 },
  { slug: 'menjaga-uang-dari-penipuan', topic: 'money', daysAgo: 24 },
  { slug: 'umrah-di-bulan-ramadan', topic: 'worship', daysAgo: 31 },
  { slug: 'sehat-sebelum-berangkat', topic: 'health', daysAgo: 37 },
  { slug: 'memilih-tipe-kamar', topic: 'money', daysAgo: 44 },
  { slug: 'isi-koper-umrah', topic: 'preparation', daysAgo: 52 },
  { slug: 'arti-5-pasti', topic: 'licence', daysAgo: 60 },
  { slug: 'sepulang-dari-tanah-suci', topic: 'journey', daysAgo: 71 },
];

const pressReleases: readonly ArticleSeed[] = [
  { slug: 'siaran-situs-contoh-dibuka', topic: 'brand', daysAgo: 15 },
  { slug: 'siaran-bacaan-hasanah', topic: 'brand', daysAgo: 4 },
];

const news: readonly { id: string; daysAgo: number }[] = [
  { id: 'jadwal-salat-dapat-diekspor', daysAgo: 3 },
  { id: 'panduan-terbuka-tanpa-jaringan', daysAgo: 10 },
];

/** Wants the brands. */
export async function seedHasanah(db: Db, { today }: { today: string }): Promise<void> {
  const rows = await Promise.all([
    ...articles.map((seed) => articleRow('article', seed, today)),
    ...pressReleases.map((seed) => articleRow('press_release', seed, today)),
  ]);
  await insertRows(db, 'articles', rows);
  await insertRows(
    db,
    'news_items',
    await Promise.all(
      news.map(async ({ id, daysAgo }): Promise<Row<'news_items'>> => ({
        id,
        ...(await textsOf(id)),
        source: 'Hasanah',
        published_at: morning(addDays(today, -daysAgo)),
      })),
    ),
  );
}

async function articleRow(
  kind: ArticleKind,
  { slug, topic, daysAgo, isHeader }: ArticleSeed,
  today: string,
): Promise<Row<'articles'>> {
  const at = morning(addDays(today, -daysAgo));
  return {
    id: idFor('article', slug),
    brand_id: null,
    slug,
    kind,
    topic,
    ...(await textsOf(slug)),
    state: 'published',
    is_header: isHeader ?? false,
    publish_at: at,
    created_at: at,
    updated_at: at,
  };
}

const morning = (date: string) => `${date}T01:00:00Z`;

async function textsOf(name: string): Promise<Record<'title' | 'summary' | 'body', LocalText>> {
  const [inIndonesian, inEnglish] = await Promise.all(locales.map((locale) => readText(name, locale)));
  const both = (part: keyof ReadText): LocalText => ({ id: inIndonesian![part], en: inEnglish![part] });
  return { title: both('title'), summary: both('summary'), body: both('body') };
}

interface ReadText {
  title: string;
  summary: string;
  body: string;
}

/** Throws for a file without title, summary or body: it is shipped, so that is a fault of ours. */
async function readText(name: string, locale: Locale): Promise<ReadText> {
  const file = await readFile(new URL(`${locale}/${name}.md`, import.meta.url), 'utf8');
  const [, title, summary, body] = /^# (.+)\n\n(.+)\n\n([\s\S]+)$/.exec(file) ?? [];
  if (!title || !summary || !body) throw new Error(`${locale}/${name}.md begins with a title and a summary`);
  return { title, summary, body };
}
