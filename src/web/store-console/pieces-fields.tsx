// A number of pieces for each line of an order, as a form sends them.
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';

interface PiecesFieldsProps {
  /** They stand in it: what was typed stays, and what is wrong is said beside the first. */
  form: AppForm;
  lines: readonly { id: string; name: string; most: number }[];
  label: (line: { name: string; most: number }) => string;
  /** Tells fields of several forms apart. */
  prefix: string;
}

export function PiecesFields({ form, lines, label, prefix }: PiecesFieldsProps) {
  return lines.map(({ id, name, most }, index) => (
    <Field
      key={id}
      id={`${prefix}-${id}`}
      name={`pieces-${id}`}
      label={label({ name, most })}
      type="number"
      min={0}
      max={most}
      inputMode="numeric"
      defaultValue={form.field(`pieces-${id}`).defaultValue ?? '0'}
      {...(index === 0 && { error: form.field('pieces').error })}
    />
  ));
}
