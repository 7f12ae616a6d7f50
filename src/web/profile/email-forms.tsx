// Changing the mail address: the new one and the password, then the code that was sent to it.
/* oxlint-disable jsx-a11y/no-autofocus -- the step has one first field, and it is what the visitor came for (docs/product/pages.md) */
import * as m from '#messages/messages';
import { codeMinutes, emailMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import type { CodeWait } from '#web/registration/resend-code.tsx';
import { CodeStep } from './code-step.tsx';

interface EmailAddressFormProps {
  email: string;
  answer: FormAnswer | undefined;
}

export function EmailAddressForm({ email, answer }: EmailAddressFormProps) {
  const form = useAppForm({ id: 'new-email', intent: 'address', answer });
  const password = form.field('current_password');
  return (
    <AppFormBox form={form}>
      <p>{m.email_text({ email })}</p>
      <Field
        {...form.field('email')}
        label={m.email_new()}
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        enterKeyHint="next"
        required
        autoFocus={!password.autoFocus}
      />
      <PasswordField
        {...password}
        label={m.auth_current_password()}
        autoComplete="current-password"
        enterKeyHint="send"
        hint={m.email_password_hint()}
      />
      <SubmitButton>{m.phone_send_code()}</SubmitButton>
    </AppFormBox>
  );
}

interface EmailCodeFormProps {
  waiting: CodeWait & { email: string };
  answer: FormAnswer | undefined;
}

export function EmailCodeForm({ waiting, answer }: EmailCodeFormProps) {
  return (
    <CodeStep
      text={m.email_code_text({ email: waiting.email, minutes: codeMinutes })}
      wait={waiting}
      answer={answer}
      other={{ path: `${paths.member.email}?address=new`, label: m.email_other() }}
    />
  );
}
