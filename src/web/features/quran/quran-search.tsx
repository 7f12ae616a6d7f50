// One field for a surah and for words of the translation: a form that works without script.
import { Search } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { searchMaxLength } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { buttonClass } from '#web/components/ui/button.tsx';
import { inputClass } from '#web/components/ui/field.tsx';
import { useFrame } from '#web/frame';

export function QuranSearch({ search }: { search: string }) {
  const { locale, affiliateCode } = useFrame();
  return (
    <search>
      <form method="get" action={localePath('/quran', locale)} className="mt-6 flex max-w-[40rem] flex-wrap gap-3">
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <label htmlFor="quran-search" className="w-full font-semibold">{m.quran_search()}</label>
        <div className="min-w-0 flex-1 basis-44"><input type="search" id="quran-search" name="q" defaultValue={search} maxLength={searchMaxLength} placeholder={m.quran_search_example()} className={inputClass} /></div>
        <button type="submit" className={buttonClass('primary')}><Search aria-hidden="true" size={20} />{m.quran_search_button()}</button>
      </form>
    </search>
  );
}
