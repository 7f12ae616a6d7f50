// Searching the supplications: a form that works without script, and what it found.
import { Search } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { searchMaxLength } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { buttonClass } from '#web/components/ui/button.tsx';
import { inputClass } from '#web/components/ui/field.tsx';
import { useFrame } from '#web/frame';
import type { DoaListView } from './doa-view.ts';

export function DoaSearch({ search, found, total }: Pick<DoaListView, 'search' | 'found' | 'total'>) {
  const { locale, affiliateCode } = useFrame();
  return (
    <search>
      <form method="get" action={localePath('/doa', locale)} className="mt-6 flex max-w-[40rem] flex-wrap gap-3 print:hidden">
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <label htmlFor="doa-search" className="w-full font-semibold">{m.doa_search()}</label>
        <div className="min-w-0 flex-1 basis-44"><input type="search" id="doa-search" name="q" defaultValue={search} maxLength={searchMaxLength} placeholder={m.doa_search_example()} className={inputClass} /></div>
        <button type="submit" className={buttonClass('primary')}><Search aria-hidden="true" size={20} />{m.doa_search_button()}</button>
      </form>
      {search && <p className="mt-4">{found > 0 ? m.doa_found({ found, total, search }) : m.doa_none({ search })}</p>}
    </search>
  );
}
