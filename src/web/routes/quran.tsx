// The surahs, and a search for them and in the translation (spec §2 /quran). Only read: no framework script.
import * as m from '#messages/messages';
import { searchTranslation, surahs, surahsNamed } from '#domain/quran';
import { maxPage, pageSizes, searchMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { arabicFontLinks } from '#web/arabic-font';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Attribution } from '#web/quran/attribution.tsx';
import { FoundVerses } from '#web/quran/found-verses.tsx';
import { Bookmarks } from '#web/quran/bookmarks.tsx';
import { QuranSearch } from '#web/quran/quran-search.tsx';
import { type QuranListView, surahView } from '#web/quran/quran-view';
import { SurahList } from '#web/quran/surah-list.tsx';
import { ReadingHead } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { quranIsland } from '#web/ui/island-urls';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/quran';

export const links = arabicFontLinks;

export async function loader(args: Route.LoaderArgs): Promise<QuranListView> {
  const request = pageRequest(args);
  requireArea(request, 'quran');
  const query = new URLSearchParams(request.search);
  const search = (query.get('q') ?? '').trim().slice(0, searchMaxLength);
  const limit = pageSizes.list;
  const page = Math.min(maxPage, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const found = search === '' ? surahs : surahsNamed(search);
  return {
    search,
    surahs: found.map((surah) => surahView(surah, request.locale)),
    verses: { ...searchTranslation(search, { page, limit }), page, limit },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return readingMeta(matches, {
    title: m.quran_title(),
    description: m.quran_description(),
    path: paths.quran,
    noIndex: loaderData?.search !== '',
  });
}

export default function Quran({ loaderData: { search, surahs: found, verses } }: Route.ComponentProps) {
  return (
    <>
      <ReadingHead title={{ text: m.quran_title() }}>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{m.quran_intro()}</p>
        <QuranSearch search={search} />
      </ReadingHead>
      <div className="mx-auto max-w-page px-4 py-8">
        {search === '' && <Bookmarks />}
        {found.length > 0 && (
          <Section title={search === '' ? m.quran_surahs() : m.quran_surahs_found()} className="">
            <SurahList surahs={found} />
          </Section>
        )}
        {verses.total > 0 && <FoundVerses search={search} verses={verses} />}
        {found.length === 0 && verses.total === 0 && (
          <EmptyState
            title={m.quran_none_title()}
            text={m.quran_none_text()}
            action={
              <LocalLink to={paths.quran} className={buttonClass('secondary')}>
                {m.quran_all()}
              </LocalLink>
            }
          />
        )}
        <Attribution />
      </div>
      <script type="module" src={quranIsland} fetchPriority="low" />
    </>
  );
}
