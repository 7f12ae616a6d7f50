// The form of signing in: a real form, shown again with what was wrong and the focus where it belongs.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import type { ProviderName } from '#shared/social-login-providers';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthCard } from './auth-card.tsx';
import { OtherLoginMethods } from '#web/social-login/provider-buttons.tsx';

interface LoginCardProps {
  /** What to carry along to the other sign-in pages (#shared/return-to). */
  returnQuery: string;
  answer: FormAnswer | undefined;
  /** Other ways in, and why the last of them was refused. */
  providers: readonly ProviderName[];
  fault: string | null;
}

export function LoginCard({ returnQuery, answer, providers, fault }: LoginCardProps) {
  const form = useAppForm({ id: 'login', answer });
  return (
    <AuthCard
      title={m.auth_login_title()}
      text={m.auth_login_text()}
      foot={<Register returnQuery={returnQuery} />}
    >
      {fault && !answer && (
        <div className="mb-6">
          <Notice tone="bad" live title={fault} />
        </div>
      )}
      <AppFormBox form={form}>
        <Field
          {...form.field('email')}
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          required
        />
        <PasswordField
          {...form.field('password')}
          refusedBy={form.problem !== null && answer}
          label={m.auth_password()}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <SubmitButton className="w-full" pending={m.auth_login_pending()}>
          {m.auth_login_send()}
        </SubmitButton>
        <p className="text-center">
          <LocalLink to={`${paths.auth.forgotPassword}${returnQuery}`} className={buttonClass('quiet')}>
            {m.auth_forgot_link()}
          </LocalLink>
        </p>
      </AppFormBox>
      <OtherLoginMethods providers={providers} returnQuery={returnQuery} label={m.sign_in_with} />
    </AuthCard>
  );
}

function Register({ returnQuery }: { returnQuery: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {m.auth_no_account()}
      <LocalLink
        to={`${paths.auth.register}${returnQuery}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.auth_register_link()}
      </LocalLink>
    </p>
  );
}
