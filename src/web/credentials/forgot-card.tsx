// A forgotten password (spec §2 auth): the address, and then the same sentence for every address.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the wrong field or to the answer (docs/product/pages.md), and only the
   document itself can put it there when there is no script */
import * as m from '#messages/messages';
import { emailMaxLength, passwordResetMinutes } from '#shared/limits';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import type { FormState } from '#web/ui/forms/form-state';

interface ForgotCardProps {
  returnQuery: string;
  isSent: boolean;
  state: FormState;
}

export function ForgotCard({ returnQuery, isSent, state: { values, errors, problem } }: ForgotCardProps) {
  const back = (
    <LocalLink to={`${paths.auth.login}${returnQuery}`} className={`${buttonClass('quiet')} -ml-5`}>
      {m.auth_back_to_login()}
    </LocalLink>
  );
  if (isSent) {
    return (
      <AuthCard title={m.auth_forgot_title()} foot={back}>
        <div tabIndex={-1} autoFocus>
          <Notice tone="good" live title={m.auth_forgot_sent_title()}>
            <p>{m.auth_forgot_sent_text({ minutes: passwordResetMinutes })}</p>
          </Notice>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={m.auth_forgot_title()} text={m.auth_forgot_text()} foot={back}>
      <CheckedForm name="forgot" problem={problem}>
        <Field
          label={m.auth_email()}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          maxLength={emailMaxLength}
          required
          defaultValue={values['email']}
          error={errors['email']}
          autoFocus={errors['email'] !== undefined}
        />
        <Button className="w-full">{m.auth_forgot_send()}</Button>
      </CheckedForm>
    </AuthCard>
  );
}
