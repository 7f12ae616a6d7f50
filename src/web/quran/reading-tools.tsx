// Going to a verse, and how the page looks: plain controls that CSS obeys by itself; a line of script remembers them (spec §2 surah detail).
import { Settings2 } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { localePath } from '#shared/locale-path';
import { surahPath } from '#shared/quran';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { ReadingSize } from '#web/ui/reading-size.tsx';
import { useFrame } from '#web/frame';
import { darkScreenScript } from './dark-screen.ts';
import type { SurahView } from './quran-view.ts';

export function ReadingTools({ surah }: { surah: SurahView }) {
  const { locale, affiliateCode } = useFrame();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4 print:hidden">
      <form
        method="get"
        action={localePath(surahPath(surah), locale)}
        className="flex flex-wrap items-end gap-3"
      >
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <div>
          <label htmlFor="ayat" className="mb-1 block font-semibold">
            {m.quran_go_to({ count: surah.verseCount })}
          </label>
          <input
            type="number"
            id="ayat"
            name="ayat"
            required
            min={1}
            max={surah.verseCount}
            inputMode="numeric"
            className={inputClass}
          />
        </div>
        <button type="submit" className={buttonClass('secondary')}>
          {m.quran_go()}
        </button>
      </form>
      <details className="open:basis-full">
        <summary className={buttonClass('secondary')}>
          <Settings2 aria-hidden="true" size={20} />
          {m.quran_reading()}
        </summary>
        <div className="mt-3">
          <ReadingSize />
          <label className="flex min-h-12 cursor-pointer items-center gap-2">
            <input type="checkbox" id="dark-screen" className="size-5 accent-primary" />
            {m.quran_dark()}
          </label>
        </div>
      </details>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: darkScreenScript }} />
    </div>
  );
}
