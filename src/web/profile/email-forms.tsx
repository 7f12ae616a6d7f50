// Changing the mail address: the new one and the password, then the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one first field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeMinutes, emailMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { CodeStep } from './code-step.tsx';

export function EmailAddressForm({
  email,
  state: { values, errors, problem },
}: {
  email: string;
  state: FormState;
}) {
  const wrong = firstWrong({ errors }, ['email', 'current_password']) ?? 'email';
  return (
    <CheckedForm name="email" problem={problem}>
      <p>{m.email_text({ email })}</p>
      <Field
        label={m.email_new()}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        enterKeyHint="next"
        required
        defaultValue={values['email'] ?? ''}
        error={errors['email']}
        autoFocus={wrong === 'email'}
      />
      <Field
        label={m.auth_current_password()}
        name="current_password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="send"
        required
        error={errors['current_password']}
        hint={m.email_password_hint()}
        autoFocus={wrong === 'current_password'}
      />
      <Button name="intent" value="address">
        {m.phone_send_code()}
      </Button>
    </CheckedForm>
  );
}

/** `waitSeconds` until another code may be asked for. */
export function EmailCodeForm({
  email,
  waitSeconds,
  state,
}: {
  email: string;
  waitSeconds: number;
  state: FormState;
}) {
  return (
    <CodeStep
      text={m.email_code_text({ email, minutes: codeMinutes })}
      waitSeconds={waitSeconds}
      state={state}
      other={{ path: `${paths.member.email}?address=new`, label: m.email_other() }}
    />
  );
}
