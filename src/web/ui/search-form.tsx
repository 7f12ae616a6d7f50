// Searching within one page: a form that works without script, and below it what was found.
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { affiliateParam } from '#shared/affiliate';
import { searchMaxLength } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { useFrame } from '#web/frame';
import { buttonClass } from './button.tsx';
import { inputClass } from './field.tsx';

interface SearchFormProps {
  /** The page, without language prefix; its query gets `q`. */
  path: string;
  id: string;
  label: string;
  /** Shown in the empty field. */
  example: string;
  button: string;
  search: string;
  /** What was found. */
  children?: ReactNode;
}

export function SearchForm({ path, id, label, example, button, search, children }: SearchFormProps) {
  const { locale, affiliateCode } = useFrame();
  return (
    <search>
      <form
        method="get"
        action={localePath(path, locale)}
        className="mt-6 flex max-w-[40rem] flex-wrap gap-3 print:hidden"
      >
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <label htmlFor={id} className="w-full font-semibold">
          {label}
        </label>
        <div className="min-w-0 flex-1 basis-44">
          <input
            type="search"
            id={id}
            name="q"
            defaultValue={search}
            maxLength={searchMaxLength}
            placeholder={example}
            className={inputClass}
          />
        </div>
        <button type="submit" className={buttonClass('primary')}>
          <Search aria-hidden="true" size={20} />
          {button}
        </button>
      </form>
      {children}
    </search>
  );
}
