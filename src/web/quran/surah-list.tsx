// Surahs by number, each with its name in both scripts, what the name means, and its size.
import { surahPath } from '#shared/quran';
import { cardClass } from '#web/ui/section.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { surahDetails, type SurahView } from './quran-view.ts';

export function SurahList({ surahs }: { surahs: readonly SurahView[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
      {surahs.map((surah) => (
        <li key={surah.number}>
          <LocalLink
            to={surahPath(surah)}
            className={`${cardClass} flex h-full min-h-20 items-center gap-3 px-3 py-3 md:gap-4 md:px-4 hover:border-primary`}
          >
            <span className="ayah shrink-0 tabular-nums">{surah.number}</span>
            <span className="min-w-0 flex-1">
              <b className="block text-lg font-bold leading-tight">{surah.name}</b>
              <span className="block leading-snug">{surah.meaning}</span>
              <span className="block text-sm text-ink-soft">{surahDetails(surah)}</span>
            </span>
            <span
              lang="ar"
              dir="rtl"
              className="arabic-name w-20 shrink-0 overflow-hidden whitespace-nowrap text-xl md:w-24 md:text-2xl text-primary"
            >
              {surah.arabicName}
            </span>
          </LocalLink>
        </li>
      ))}
    </ol>
  );
}
