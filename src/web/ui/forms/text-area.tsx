// Several lines of text, as a field of a form.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import type { Locale } from '#shared/locale';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from './app-form.tsx';

type AppField = ReturnType<AppForm['field']>;

interface TextAreaProps {
  /** Of `form.field(name)`; where a form says otherwise what was wrong, its name and text. */
  field: Pick<AppField, 'name' | 'defaultValue'> & Partial<AppField>;
  label: string;
  /** Where a page has several of one name. */
  id?: string;
  hint?: string;
  rows: number;
  maxLength: number;
  required?: boolean;
  optional?: boolean;
  /** Of what is written, whatever the page's: keyboards and readers ask for it. */
  lang?: Locale;
}

export function TextArea({
  field,
  label,
  id,
  hint,
  rows,
  maxLength,
  required,
  optional = false,
  lang,
}: TextAreaProps) {
  const { name, error, defaultValue, autoFocus } = field;
  return (
    <Field label={label} name={name} error={error} hint={hint} optional={optional} {...(id && { id })}>
      {(control) => (
        <textarea
          {...control}
          lang={lang}
          rows={rows}
          maxLength={maxLength}
          required={required}
          defaultValue={defaultValue}
          autoFocus={autoFocus}
        />
      )}
    </Field>
  );
}
