// A surah (spec §2 /quran/{id}/{slug}): under its one address; `?ayat=` leads down to a verse. Only read: no framework script.
import { data, redirect } from 'react-router';
import { basmalahBefore, findSurah, listVerses, type Verse } from '#domain/quran';
import { localePath } from '#shared/locale-path';
import { surahPath } from '#shared/quran';
import { arabicFontLinks } from '#web/arabic-font';
import { surahMeta } from '#web/quran/quran-meta';
import { type Recitation, type SurahPageView, surahView } from '#web/quran/quran-view';
import { SurahPage } from '#web/quran/surah-page.tsx';
import { quranIsland } from '#web/ui/island-urls';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/surah';

export const links = arabicFontLinks;

export async function loader(args: Route.LoaderArgs): Promise<SurahPageView> {
  const request = pageRequest(args);
  requireArea(request, 'quran');
  const { locale, search } = request;
  const surah = findSurah(args.params.surah);
  if (!surah) throw data(null, { status: 404 });
  const query = new URLSearchParams(search);
  const asked = query.get('ayat');
  if (asked !== null) {
    // What is no verse leads to the nearest.
    const verse = Math.min(surah.verseCount, Math.max(1, Math.trunc(Number(asked)) || 1));
    throw redirect(localePath(surahPath(surah, verse), locale));
  }
  if (args.params.slug !== surah.slug) throw redirect(localePath(surahPath(surah), locale) + search, 301);
  const beside = (number: number) => {
    const other = findSurah(number);
    return other && surahView(other, locale);
  };
  const verses = listVerses(surah);
  return {
    recitation: recitationOf(request, surah.number, verses),
    surah: surahView(surah, locale),
    basmalah: basmalahBefore(surah),
    verses,
    previous: beside(surah.number - 1),
    next: beside(surah.number + 1),
  };
}

/** Opens the content policy of this page to the source, and to nothing else. */
function recitationOf(request: PageRequest, surah: number, verses: readonly Verse[]): Recitation | null {
  const { quranAudio } = request.deps;
  if (!quranAudio) return null;
  request.mediaOrigin = quranAudio.origin;
  return {
    reciter: quranAudio.reciter,
    surah: quranAudio.ofSurah(surah),
    verses: verses.map(({ number }) => quranAudio.ofVerse(surah, number)),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? surahMeta(matches, loaderData.surah) : [];
}

export default function SurahRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SurahPage {...loaderData} />
      <script type="module" src={quranIsland} fetchPriority="low" />
    </>
  );
}
