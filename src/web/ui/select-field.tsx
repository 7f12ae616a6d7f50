// A choice among a few, as a field of a form.
import { Field } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: string;
  name: string;
  /** Where the same field stands in several forms of a page. */
  id?: string;
  value: string | undefined;
  choices: readonly Choice[];
  /** What the empty choice says; without it there is none. */
  none?: string;
  error?: string | undefined;
  /** Says so beside the label. */
  optional?: boolean;
}

export function SelectField({
  label,
  name,
  id,
  value,
  choices,
  none,
  error,
  optional = false,
}: SelectFieldProps) {
  return (
    <Field label={label} name={name} error={error} optional={optional} {...(id && { id })}>
      {(control) => (
        <select {...control} defaultValue={value}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
