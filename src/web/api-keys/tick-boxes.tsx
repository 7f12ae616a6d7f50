// A closed list to tick some of: scopes of a key, events of a webhook.
import type { AppForm } from '#web/ui/forms/app-form.tsx';

interface TickBoxesProps {
  form: AppForm;
  /** Each box is called `<name>_<choice>`. */
  name: string;
  legend: string;
  error: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
}

export function TickBoxes({ form, name, legend, error, choices }: TickBoxesProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {error && (
        <p id={errorId} role="alert" className="mb-1 font-semibold text-bad">
          {error}
        </p>
      )}
      {choices.map(([value, label]) => (
        <label key={value} className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            name={`${name}_${value}`}
            defaultChecked={form.field(`${name}_${value}`).defaultValue === 'on'}
            className="mt-0.5 size-6 shrink-0 accent-primary"
          />
          <span className="min-w-0 break-words">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
