// Changing the phone number (spec §7 phone-number): first the number, then the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- each step has one field, and it is what the visitor came for (look.md) */
import * as m from '#messages/messages';
import { codeLength, codeMinutes, phoneMaxLength } from '#shared/limits';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CheckedForm } from '#web/features/accounts/checked-form.tsx';
import type { FormState } from '#web/features/accounts/form-state';
import { ResendForm } from '#web/features/accounts/resend-form.tsx';

interface PhoneNumberFormProps {
  /** The number that is proven, if any. */
  phone: string | null;
  /** One that was given and never proven: sending it as it stands proves it. */
  proposed: string | null;
  state: FormState;
}

export function PhoneNumberForm({ phone, proposed, state: { values, errors, problem } }: PhoneNumberFormProps) {
  return (
    <CheckedForm name="phone" problem={problem}>
      <p>{phone ? m.phone_text({ phone }) : m.phone_text_first()}</p>
      <Field
        label={m.phone_new()} name="phone" type="tel" autoComplete="tel" maxLength={phoneMaxLength} enterKeyHint="send" required
        defaultValue={values['phone'] ?? proposed ?? ''} error={errors['phone']} hint={m.phone_hint()} autoFocus
      />
      <Button name="intent" value="number">{m.phone_send_code()}</Button>
    </CheckedForm>
  );
}

interface PhoneCodeFormProps {
  phone: string;
  /** Until another code may be asked for. */
  waitSeconds: number;
  /** Where another number is given. */
  otherPath: string;
  state: FormState;
}

export function PhoneCodeForm({ phone, waitSeconds, otherPath, state: { errors, problem } }: PhoneCodeFormProps) {
  return (
    <div className="space-y-5">
      <p>{m.phone_code_text({ phone, minutes: codeMinutes })}</p>
      {problem && <Notice tone="bad" live title={problem} />}
      <form method="post" noValidate className="space-y-5">
        <Field
          label={m.phone_code()} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={codeLength + 4} enterKeyHint="done" required
          error={errors['code']} autoFocus
        />
        <Button name="intent" value="code">{m.phone_confirm()}</Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <ResendForm waitSeconds={waitSeconds} />
        <LocalLink to={otherPath} className={buttonClass('quiet')}>{m.phone_other()}</LocalLink>
      </div>
    </div>
  );
}
