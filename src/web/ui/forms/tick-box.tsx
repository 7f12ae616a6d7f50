// Something that one agrees to: `name=yes` in the form, with what is wrong beside it.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import type { AppForm } from './app-form.tsx';

interface TickBoxProps {
  field: ReturnType<AppForm['field']>;
  label: string;
}

export function TickBox({ field: { name, defaultValue, error, autoFocus }, label }: TickBoxProps) {
  const errorId = `${name}-error`;
  return (
    <div>
      <label className="flex min-h-12 items-start gap-3">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={defaultValue === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoFocus={autoFocus}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
