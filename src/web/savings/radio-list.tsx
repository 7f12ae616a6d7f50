// One of a few, all in sight.
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import type { Choice } from '#web/ui/select-field.tsx';

interface RadioListProps {
  field: ReturnType<AppForm['field']>;
  legend: string;
  choices: readonly Choice[];
}

export function RadioList({ field: { name, defaultValue, error }, legend, choices }: RadioListProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-ink-faint bg-card px-3 py-2 has-checked:border-primary has-checked:bg-paper"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={defaultValue === value}
              className="size-6 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
