// Accepting the brand's terms, and saying that one is old enough to (decision 0099): the texts open beside the form, so that nothing typed is lost.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import { minimumAge } from '#shared/age';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

interface TermsFieldProps {
  name: string;
  /** 'on' where it was ticked before. */
  defaultValue: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
}

export function TermsField({ name, defaultValue, error, autoFocus }: TermsFieldProps) {
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          id="field-terms"
          name={name}
          value="on"
          required
          defaultChecked={defaultValue === 'on'}
          autoFocus={autoFocus}
          className="size-6 shrink-0 accent-primary"
          aria-describedby={error && 'field-terms-error'}
          aria-invalid={error ? true : undefined}
        />
        {m.auth_accept_terms({ min: minimumAge })}
      </label>
      {error && (
        <p id="field-terms-error" className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <LocalLink to={paths.terms} target="_blank" className={link}>
          {m.auth_terms()}
          <span className="sr-only"> ({m.frame_new_tab()})</span>
        </LocalLink>
        <LocalLink to={paths.privacy} target="_blank" className={link}>
          {m.auth_privacy()}
          <span className="sr-only"> ({m.frame_new_tab()})</span>
        </LocalLink>
      </p>
    </div>
  );
}
