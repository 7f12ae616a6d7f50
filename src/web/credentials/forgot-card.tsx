// A forgotten password (spec §2 auth): the address, and then the same sentence for every address.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the answer (docs/product/pages.md), and only the document itself
   can put it there when there is no script */
import * as m from '#messages/messages';
import { emailMaxLength, passwordResetMinutes } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface ForgotCardProps {
  returnQuery: string;
  isSent: boolean;
  answer: FormAnswer | undefined;
}

export function ForgotCard({ returnQuery, isSent, answer }: ForgotCardProps) {
  const form = useAppForm({ id: 'forgot-password', answer });
  const back = (
    <LocalLink to={`${paths.auth.login}${returnQuery}`} className={`${buttonClass('quiet')} -ml-5`}>
      {m.auth_back_to_login()}
    </LocalLink>
  );
  if (isSent && !answer) {
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
      <AppFormBox form={form}>
        <Field
          {...form.field('email')}
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          maxLength={emailMaxLength}
          required
        />
        <SubmitButton className="w-full">{m.auth_forgot_send()}</SubmitButton>
      </AppFormBox>
    </AuthCard>
  );
}
