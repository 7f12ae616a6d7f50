// The Quran over HTTP (spec §7 third-party Quran service, which this replaces): chapters, verses, translation, search, bookmarks.
import * as z from 'zod';
import { pageSizes, searchMaxLength } from '#shared/limits';
import { endpoint } from '#api/define';
import { paged } from '#api/inputs';

const spec = '§7 Third-party services';
const quran = '/api/v3/quran';
const ofEverybody = { method: 'GET', who: 'everyone', spec } as const;
const ofMember = { who: 'member', spec } as const;

/** Anything else than a number names nothing and is answered with 404. */
const chapterOnly = z.object({ chapter: z.string() });
const place = z.object({ chapter: z.string(), verse: z.string() });

const chapterData = z.object({
  number: z.int(),
  slug: z.string(),
  name: z.string(),
  arabic_name: z.string(),
  meaning: z.string(),
  revealed_in: z.enum(['makkah', 'madinah']),
  verse_count: z.int(),
  first_juz: z.int(),
  last_juz: z.int(),
});
const source = z.object({ name: z.string(), licence: z.string(), address: z.url() });
const markData = z.object({
  chapter: z.int(),
  chapter_name: z.string(),
  verse: z.int(),
  kept_at: z.iso.datetime(),
});

export const quranContract = {
  chapters: endpoint({
    ...ofEverybody,
    path: `${quran}/chapters`,
    summary: 'The 114 chapters',
    data: z.array(chapterData),
  }),
  verses: endpoint({
    ...ofEverybody,
    path: `${quran}/chapters/:chapter/verses`,
    summary: 'Verses of a chapter in Uthmani spelling; the basmalah before them where there is one',
    params: chapterOnly,
    data: z.object({
      chapter: chapterData,
      basmalah: z.string().nullable(),
      source,
      verses: z.array(
        z.object({ number: z.int(), text: z.string(), juz: z.int(), page: z.int(), is_sajdah: z.boolean() }),
      ),
    }),
    errors: ['not_found'],
  }),
  translation: endpoint({
    ...ofEverybody,
    path: `${quran}/chapters/:chapter/translation`,
    params: chapterOnly,
    summary:
      'The Indonesian translation of a chapter, unmodified: numbers such as 6) mark footnotes that the source does not carry',
    data: z.object({
      chapter: chapterData,
      language: z.literal('id'),
      source,
      verses: z.array(z.object({ number: z.int(), text: z.string() })),
    }),
    errors: ['not_found'],
  }),
  search: endpoint({
    ...ofEverybody,
    path: `${quran}/search`,
    summary: 'Verses whose Indonesian translation holds every word of q, in any of its forms',
    query: z.object({ q: z.string().max(searchMaxLength).default('') }).extend(paged(pageSizes.list).shape),
    paged: true,
    data: z.array(
      z.object({
        chapter: z.int(),
        chapter_name: z.string(),
        verse: z.int(),
        snippet: z.array(z.object({ text: z.string(), is_hit: z.boolean() })),
      }),
    ),
  }),
  bookmarks: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${quran}/bookmarks`,
    summary: "The member's own bookmarks, newest first, and where they last read",
    data: z.object({ bookmarks: z.array(markData), last_read: markData.nullable() }),
  }),
  keepBookmark: endpoint({
    ...ofMember,
    method: 'PUT',
    path: `${quran}/bookmarks/:chapter/:verse`,
    summary: 'Bookmark a verse',
    params: place,
    data: z.null(),
    errors: ['not_found'],
  }),
  removeBookmark: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${quran}/bookmarks/:chapter/:verse`,
    summary: 'Remove a bookmark',
    params: place,
    data: z.null(),
    errors: ['not_found'],
  }),
  lastRead: endpoint({
    ...ofMember,
    method: 'PUT',
    path: `${quran}/last-read/:chapter/:verse`,
    summary: 'Note where the member last read',
    params: place,
    data: z.null(),
    errors: ['not_found'],
  }),
};
