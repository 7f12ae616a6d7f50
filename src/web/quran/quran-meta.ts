// What search engines and link previews read of the Quran's pages; where they stand.
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { surahPath } from '#shared/quran';
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList, chapterOfQuran } from '#web/structured-data';
import type { SurahView } from './quran-view.ts';

type Matches = Parameters<typeof pageMeta>[0];

export function surahCrumbs({ name }: SurahView): BreadcrumbItem[] {
  return [{ name: m.frame_home(), to: '/' }, { name: m.quran_title(), to: paths.quran }, { name }];
}

export function surahMeta(matches: Matches, surah: SurahView): MetaDescriptor[] {
  const frame = frameIn(matches);
  const path = surahPath(surah);
  const [title, description] = [
    m.quran_surah_title({ name: surah.name }),
    m.quran_surah_description({ name: surah.name, meaning: surah.meaning, count: surah.verseCount }),
  ];
  return pageMeta(matches, {
    title,
    description,
    path,
    structured: frame
      ? [
          breadcrumbList(frame, surahCrumbs(surah)),
          chapterOfQuran(frame, { ...surah, path, description, book: m.quran_title() }),
        ]
      : [],
  });
}
