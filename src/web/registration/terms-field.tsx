// Accepting the brand's terms: the texts open beside the form, so that nothing typed is lost.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

interface TermsFieldProps {
  error: string | undefined;
  isAccepted: boolean;
  isWrong: boolean;
}

export function TermsField({ error, isAccepted, isWrong }: TermsFieldProps) {
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          id="field-terms"
          name="terms"
          value="on"
          required
          defaultChecked={isAccepted}
          autoFocus={isWrong}
          className="size-6 shrink-0 accent-primary"
          aria-describedby={error && 'field-terms-error'}
          aria-invalid={error ? true : undefined}
        />
        {m.auth_accept_terms()}
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
