// The filters of a console's list: a search and more fields. Everything stands in the address, so that it works without script.
import type { ReactNode } from 'react';
import { Button, buttonClass } from './button.tsx';
import { Field } from './field.tsx';
import { LocalLink } from './local-link.tsx';

interface FilterFormProps {
  /** The list without filters. */
  path: string;
  /** Columns, by Tailwind classes. */
  className: string;
  searchLabel: string;
  /** What was searched for. */
  search: string;
  /** Words of the button. */
  show: string;
  /** Words of the link that takes the filters away. */
  clear: string;
  isFiltered: boolean;
  /** Further fields. */
  children: ReactNode;
}

export function FilterForm({
  path,
  className,
  searchLabel,
  search,
  show,
  clear,
  isFiltered,
  children,
}: FilterFormProps) {
  return (
    <search>
      <form className={`mb-6 grid gap-3 ${className}`}>
        <Field
          label={searchLabel}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={search}
        />
        {children}
        <div className="flex flex-wrap gap-2">
          <Button>{show}</Button>
          {isFiltered && (
            <LocalLink to={path} className={buttonClass('quiet')}>
              {clear}
            </LocalLink>
          )}
        </div>
      </form>
    </search>
  );
}
