// A field of a form: label above, hint and error beside it and read out with it (docs/product/pages.md, spec §5).
import type { ComponentProps, ReactNode } from 'react';
import * as m from '#messages/messages';

export const inputClass =
  'block min-h-12 w-full rounded-lg border border-ink-faint bg-card px-4 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-bad';

/** What a control of one's own must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'name' | 'children' | 'className'> {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Says so beside the label; fields are required unless they say otherwise. */
  optional?: boolean;
  className?: string;
  /** A control of one's own (select, textarea) instead of the input: `{(control) => <select {...control}>…</select>}`. */
  children?: (control: FieldControl) => ReactNode;
}

/** The input gets every other property. With an error it is the place where the focus belongs: `autoFocus={!!error}`. */
export function Field({
  label,
  name,
  error,
  hint,
  optional,
  className,
  children,
  id = `field-${name}`,
  ...input
}: FieldProps) {
  const control: FieldControl = {
    id,
    name,
    className: inputClass,
    'aria-describedby': notesOf({ id, error, hint }),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {optional && <OptionalMark />}
      </label>
      {children ? children(control) : <input {...control} {...input} />}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** After a label. */
export function OptionalMark() {
  return (
    <>
      {' '}
      <span className="whitespace-nowrap font-normal text-ink-soft">({m.frame_optional()})</span>
    </>
  );
}

interface Notes {
  /** Of the field they belong to. */
  id: string;
  error: string | undefined;
  hint: string | undefined;
}

/** What `aria-describedby` of the control names. */
export function notesOf({ id, error, hint }: Notes): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong, and what helps: under the control. */
export function FieldNotes({ id, error, hint }: Notes) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
