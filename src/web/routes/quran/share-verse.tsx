// Sharing a verse (spec §2 /quran/{id}/{slug optional}/DropdownShare): as text and as a picture. `?ayat=` says which; the first without it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { findSurah, findVerse, withoutNoteMarks } from '#domain/quran';
import { localePath } from '#shared/locale-path';
import { surahPath, versePath } from '#shared/quran';
import { arabicFontLinks } from '#web/arabic-font';
import { surahView } from '#web/quran/quran-view';
import { ShareVerse, type ShareVerseView } from '#web/quran/share-verse.tsx';
import { quranIsland } from '#web/ui/island-urls';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/share-verse';

export const links = arabicFontLinks;

export async function loader(args: Route.LoaderArgs): Promise<ShareVerseView> {
  const request = pageRequest(args);
  requireArea(request, 'quran');
  const { locale, search, origin } = request;
  const surah = findSurah(args.params.surah);
  const asked = new URLSearchParams(search).get('ayat') ?? '1';
  const verse = surah && findVerse(surah, Number(asked));
  if (!verse) throw data(null, { status: 404 });
  if (args.params.slug !== surah.slug)
    throw redirect(localePath(versePath(surah, verse.number), locale), 301);
  return {
    surah: surahView(surah, locale),
    verse: verse.number,
    text: verse.text,
    translation: withoutNoteMarks(verse.translation),
    address: origin + localePath(surahPath(surah, verse.number), locale),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { surah, verse } = loaderData;
  const place = m.quran_place({ name: surah.name, verse });
  return pageMeta(matches, {
    title: m.quran_share_title({ place }),
    description: m.quran_share_description({ place }),
    noIndex: true,
  });
}

export default function ShareVerseRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShareVerse {...loaderData} />
      <script type="module" src={quranIsland} fetchPriority="low" />
    </>
  );
}
