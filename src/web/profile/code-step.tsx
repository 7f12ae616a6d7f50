// The second step of a new number or address: the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeLength } from '#shared/limits';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { ResendForm } from '#web/registration/resend-form.tsx';

interface CodeStepProps {
  /** Where the code went, and how long it works. */
  text: string;
  /** Until another code may be asked for. */
  waitSeconds: number;
  /** Where another number or address is given. */
  other: { path: string; label: string };
  state: FormState;
}

export function CodeStep({ text, waitSeconds, other, state: { errors, problem } }: CodeStepProps) {
  return (
    <div className="space-y-5">
      <p>{text}</p>
      {problem && <Notice tone="bad" live title={problem} />}
      <form method="post" noValidate className="space-y-5">
        <Field
          label={m.phone_code()}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength + 4}
          enterKeyHint="done"
          required
          error={errors['code']}
          autoFocus
        />
        <Button name="intent" value="code">
          {m.phone_confirm()}
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <ResendForm waitSeconds={waitSeconds} />
        <LocalLink to={other.path} className={buttonClass('quiet')}>
          {other.label}
        </LocalLink>
      </div>
    </div>
  );
}
