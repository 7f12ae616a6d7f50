// The filters of a console's list: a search and more fields, which are folded on phones when they are two or more.
import { Children, type ReactNode } from 'react';
import * as m from '#messages/messages';
import { Field } from './field.tsx';
import { ListForm } from './list-form.tsx';

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
  const isFolded = Children.count(children) > 1;
  return (
    <ListForm
      className={`${isFolded ? 'max-md:grid-cols-[1fr_auto] max-md:*:first:col-span-2' : ''} ${className}`}
      show={show}
      clear={isFiltered ? { to: path, label: clear } : undefined}
    >
      <Field
        label={searchLabel}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={search}
      />
      {isFolded ? (
        <details open={isFiltered} className="filter-fold max-md:open:col-span-2">
          <summary className="min-h-12 cursor-pointer items-center font-semibold text-primary">
            {m.console_more_filters()}
          </summary>
          {children}
        </details>
      ) : (
        children
      )}
    </ListForm>
  );
}
