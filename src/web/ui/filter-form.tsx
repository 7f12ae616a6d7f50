// The filters of a console's list: a search and more fields.
import type { ReactNode } from 'react';
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
  return (
    <ListForm className={className} show={show} clear={isFiltered ? { to: path, label: clear } : undefined}>
      <Field
        label={searchLabel}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={search}
      />
      {children}
    </ListForm>
  );
}
