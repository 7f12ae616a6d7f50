// The second step of a new number or address: the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeLength } from '#shared/limits';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { type CodeWait, ResendCode } from '#web/registration/resend-code.tsx';

interface CodeStepProps {
  /** Where the code went, and how long it works. */
  text: string;
  wait: CodeWait;
  /** Where another number or address is given. */
  other: { path: string; label: string };
  answer: FormAnswer | undefined;
}

export function CodeStep({ text, wait, other, answer }: CodeStepProps) {
  const form = useAppForm({ id: 'code-step', intent: 'code', answer });
  return (
    <div className="space-y-5">
      <p>{text}</p>
      <AppFormBox form={form} className="space-y-5">
        <Field
          {...form.field('code')}
          label={m.phone_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength + 4}
          enterKeyHint="done"
          required
          autoFocus
        />
        <SubmitButton>{m.phone_confirm()}</SubmitButton>
      </AppFormBox>
      <div className="flex flex-wrap items-end gap-3">
        <ResendCode wait={wait} answer={answer} />
        <LocalLink to={other.path} className={buttonClass('quiet')}>
          {other.label}
        </LocalLink>
      </div>
    </div>
  );
}
