// What somebody must tick before something that cannot be taken back is done: `confirmed=yes` in the form.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */

interface ConfirmBoxProps {
  label: string;
  error: string | undefined;
  /** Where a page has several: names the place of the error. */
  name?: string;
}

export function ConfirmBox({ label, error, name = 'confirmed' }: ConfirmBoxProps) {
  const errorId = `${name}-error`;
  return (
    <div className="space-y-4">
      <label className="flex min-h-12 items-start gap-3 font-semibold">
        <input
          type="checkbox"
          name="confirmed"
          value="yes"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoFocus={error !== undefined}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        {label}
      </label>
      {error && (
        <p id={errorId} className="font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
