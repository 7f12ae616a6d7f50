// A surah to be read: its head, the basmalah where it has one, its verses, and the surahs beside it (spec §2 surah detail).
import { ArrowLeft, ArrowRight } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { localePath } from '#shared/locale-path';
import { surahPath } from '#shared/quran';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
import { Arabic } from './arabic.tsx';
import { Attribution } from './attribution.tsx';
import { surahCrumbs } from './quran-meta.ts';
import { surahDetails, type SurahPageView } from './quran-view.ts';
import { ReadingTools } from './reading-tools.tsx';
import { SurahRecitation } from './recitation.tsx';
import { VerseItem } from './verse-item.tsx';

export function SurahPage({ surah, basmalah, verses, previous, next, recitation }: SurahPageView) {
  const { locale, affiliateCode, member } = useFrame();
  return (
    <>
      <div className="girih border-b border-line">
        <div className="mx-auto max-w-[54rem] px-4 pb-8 pt-2">
          <Breadcrumb items={surahCrumbs(surah)} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <h1 className="text-3xl font-bold tracking-tight md:text-5xl">
              {m.quran_surah_title({ name: surah.name })}
            </h1>
            <p lang="ar" dir="rtl" className="arabic-name text-5xl text-primary">
              {surah.arabicName}
            </p>
          </div>
          <p className="mt-2 text-lg">{surah.meaning}</p>
          <p className="text-ink-soft">{surahDetails(surah)}</p>
        </div>
      </div>
      <div className="mx-auto max-w-[54rem] px-4 py-6">
        <ReadingTools surah={surah} />
        {recitation && (
          <div className="mt-4 print:hidden">
            <p className="text-ink-soft">{m.quran_reciter({ reciter: recitation.reciter })}</p>
            {recitation.surah && <SurahRecitation address={recitation.surah} name={surah.name} />}
          </div>
        )}
        <quran-reader
          data-surah={surah.number}
          data-name={surah.name}
          data-member={member ? '' : undefined}
          className="block"
        >
          {basmalah && <Arabic className="py-6 text-center">{basmalah}</Arabic>}
          <form method="get" action={localePath(`${surahPath(surah)}/DropdownShare`, locale)}>
            {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
            <ol aria-label={m.quran_verses()}>
              {verses.map((verse, index) => (
                <VerseItem
                  key={verse.number}
                  surah={surah.number}
                  verse={verse}
                  recitation={recitation?.verses[index] ?? null}
                />
              ))}
            </ol>
          </form>
        </quran-reader>
        <nav
          aria-label={m.quran_neighbours()}
          className="mt-8 flex flex-wrap justify-between gap-3 print:hidden"
        >
          {previous ? (
            <LocalLink
              to={surahPath(previous)}
              rel="prev"
              aria-label={`${m.quran_previous()}: ${previous.name}`}
              className={buttonClass('secondary')}
            >
              <ArrowLeft aria-hidden="true" size={20} />
              {previous.name}
            </LocalLink>
          ) : (
            <span />
          )}
          {next && (
            <LocalLink
              to={surahPath(next)}
              rel="next"
              aria-label={`${m.quran_next()}: ${next.name}`}
              className={buttonClass('secondary')}
            >
              {next.name}
              <ArrowRight aria-hidden="true" size={20} />
            </LocalLink>
          )}
        </nav>
        <Attribution hasNotes />
      </div>
    </>
  );
}
