// Why something is reported, to choose from.
import { reportReasons } from '#shared/report-reasons';
import { reportReasonLabel } from '#labels/report-reasons';

export function ReportReasons({ legend, error }: { legend: string; error?: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'reason-error' : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {reportReasons.map((reason) => (
        <label key={reason} className="flex min-h-12 items-center gap-3">
          <input type="radio" name="reason" value={reason} required className="size-5 accent-primary" />
          {reportReasonLabel[reason]()}
        </label>
      ))}
      {error && (
        <p id="reason-error" className="font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
