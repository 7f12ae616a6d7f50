// A number of pieces for each line of an order, as a form sends them.
import { Field } from '#web/ui/field.tsx';

interface PiecesFieldsProps {
  lines: readonly { id: string; name: string; most: number; first?: number }[];
  label: (line: { name: string; most: number }) => string;
  /** Of the numbers as a whole. */
  error: string | undefined;
  /** Tells fields of several forms apart. */
  prefix: string;
}

export function PiecesFields({ lines, label, error, prefix }: PiecesFieldsProps) {
  return lines.map(({ id, name, most, first = 0 }, index) => (
    <Field
      key={id}
      id={`${prefix}-${id}`}
      name={`pieces-${id}`}
      label={label({ name, most })}
      type="number"
      min={0}
      max={most}
      inputMode="numeric"
      defaultValue={String(first)}
      {...(index === 0 && { error })}
    />
  ));
}
