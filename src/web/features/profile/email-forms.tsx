// Changing the mail address: the new one and the password, then the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- each step has one first field, and it is what the visitor came for (look.md) */
import * as m from '#messages/messages';
import { codeLength, codeMinutes, emailMaxLength } from '#shared/limits';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CheckedForm } from '#web/features/accounts/checked-form.tsx';
import { firstWrong, type FormState } from '#web/features/accounts/form-state';
import { ResendForm } from '#web/features/accounts/resend-form.tsx';

export function EmailAddressForm({ email, state: { values, errors, problem } }: { email: string; state: FormState }) {
  const wrong = firstWrong({ errors }, ['email', 'current_password']) ?? 'email';
  return (
    <CheckedForm name="email" problem={problem}>
      <p>{m.email_text({ email })}</p>
      <Field
        label={m.email_new()} name="email" type="email" autoComplete="email" maxLength={emailMaxLength} enterKeyHint="next" required
        defaultValue={values['email'] ?? ''} error={errors['email']} autoFocus={wrong === 'email'}
      />
      <Field
        label={m.auth_current_password()} name="current_password" type="password" autoComplete="current-password" enterKeyHint="send" required
        error={errors['current_password']} hint={m.email_password_hint()} autoFocus={wrong === 'current_password'}
      />
      <Button name="intent" value="address">{m.phone_send_code()}</Button>
    </CheckedForm>
  );
}

/** `waitSeconds` until another code may be asked for. */
export function EmailCodeForm({ email, waitSeconds, state: { errors, problem } }: { email: string; waitSeconds: number; state: FormState }) {
  return (
    <div className="space-y-5">
      <p>{m.email_code_text({ email, minutes: codeMinutes })}</p>
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
        <LocalLink to="/member/profile/email?address=new" className={buttonClass('quiet')}>{m.email_other()}</LocalLink>
      </div>
    </div>
  );
}
