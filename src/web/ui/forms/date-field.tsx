// A day that people know by heart, in three fields that need no calendar (date-parts.ts reads them).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import type { Locale } from '#shared/locale';
import { useFrame } from '#web/frame';
import { FieldNotes, inputClass, notesOf, OptionalMark } from '#web/ui/field.tsx';
import type { AppForm } from './app-form.tsx';
import { partsOf } from './date-parts.ts';

interface DateFieldProps {
  /** Of `form.field(name)`. */
  field: ReturnType<AppForm['field']>;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Of whoever fills the form in themselves. */
  isOwnBirthday?: boolean;
}

export function DateField({
  field: { name, error, defaultValue, autoFocus },
  label,
  hint,
  optional,
  isOwnBirthday,
}: DateFieldProps) {
  const { locale } = useFrame();
  const id = `field-${name}`;
  const parts = partsOf(defaultValue);
  const shared = (part: keyof typeof parts) => ({
    id: `${id}-${part}`,
    name: `${name}.${part}`,
    defaultValue: parts[part],
    autoComplete: isOwnBirthday ? `bday-${part}` : 'off',
    'aria-invalid': error ? true : undefined,
    className: inputClass,
  });
  const digits = { inputMode: 'numeric', pattern: '[0-9]*' } as const;
  return (
    <fieldset aria-describedby={notesOf({ id, error, hint })}>
      <legend className="mb-1 font-semibold">
        {label}
        {optional && <OptionalMark />}
      </legend>
      <div className="grid max-w-md grid-cols-[1fr_2fr_1.4fr] gap-2">
        <label>
          <span className="block text-sm text-ink-soft">{m.frame_day()}</span>
          <input {...shared('day')} {...digits} maxLength={2} autoFocus={autoFocus} />
        </label>
        <label>
          <span className="block text-sm text-ink-soft">{m.frame_month()}</span>
          <select {...shared('month')}>
            <option value="" aria-label={m.frame_month()} />
            {monthsIn(locale).map((month, index) => (
              <option key={month} value={String(index + 1).padStart(2, '0')}>
                {month}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="block text-sm text-ink-soft">{m.frame_year()}</span>
          <input {...shared('year')} {...digits} maxLength={4} />
        </label>
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}

function monthsIn(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
