// A text in both languages (docs/product/programmes.md): Indonesian is required, English is marked where it is missing.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { inputClass } from '#web/ui/field.tsx';
import type { AppForm } from './app-form.tsx';

interface TextPairProps {
  form: AppForm;
  /** `name:id` and `name:en` are its fields. */
  name: string;
  label: string;
  /** Lines of each field; one is an input. */
  lines?: number;
}

export function TextPair({ form, name, label, lines = 1 }: TextPairProps) {
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-2 lg:grid-cols-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      <TextIn form={form} name={name} lines={lines} lang="id" list={label} />
      <TextIn form={form} name={name} lines={lines} lang="en" list={label} />
    </fieldset>
  );
}

function TextIn({
  form,
  name,
  lines,
  lang,
  list,
}: {
  form: AppForm;
  name: string;
  lines: number;
  lang: 'id' | 'en';
  list: string;
}) {
  const { error, defaultValue, autoFocus, ...field } = form.field(`${name}:${lang}`);
  const id = `field-${name}:${lang}`;
  const said = lang === 'id' ? m.programme_indonesian() : m.programme_english();
  const props = {
    ...field,
    id,
    lang,
    defaultValue,
    autoFocus,
    className: inputClass,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 flex items-center gap-2 text-sm text-ink-soft">
        {said}
        <span className="sr-only">, {list}</span>
        {lang === 'en' && !defaultValue && <Badge tone="warn">{m.programme_english_none()}</Badge>}
      </label>
      {lines > 1 ? <textarea {...props} rows={lines} /> : <input {...props} autoComplete="off" />}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
