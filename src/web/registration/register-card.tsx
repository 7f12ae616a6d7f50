// The form of registering (spec §2 auth, §5): as little as an account needs; what a journey needs besides is asked for there
// (decision 0099).
import * as m from '#messages/messages';
import { emailMaxLength, nameMaxLength, phoneMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import type { ProviderName } from '#shared/social-login-providers';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordFields } from '#web/credentials/password-fields.tsx';
import { OtherLoginMethods } from '#web/social-login/provider-buttons.tsx';
import { TermsField } from './terms-field.tsx';

interface RegisterCardProps {
  /** What to carry along to the other sign-in pages (#shared/return-to). */
  returnQuery: string;
  /** What was typed before, for whoever corrects it. */
  typed: Record<string, string>;
  answer: FormAnswer | undefined;
  /** Other ways to get an account. */
  providers: readonly ProviderName[];
}

export function RegisterCard({ returnQuery, typed, answer, providers }: RegisterCardProps) {
  const form = useAppForm({ id: 'register', answer, values: typed });
  return (
    <AuthCard
      title={m.auth_register_title()}
      text={m.auth_register_text()}
      foot={<LogIn returnQuery={returnQuery} />}
    >
      <AppFormBox form={form}>
        <Field
          {...form.field('name')}
          label={m.auth_name()}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={nameMaxLength}
          required
          hint={m.auth_name_hint()}
        />
        <Field
          {...form.field('email')}
          label={m.auth_email()}
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          maxLength={emailMaxLength}
          required
          hint={m.auth_email_hint()}
        />
        <Field
          {...form.field('phone')}
          label={m.auth_phone()}
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={phoneMaxLength}
          optional
          hint={m.auth_phone_hint()}
        />
        <PasswordFields form={form} />
        <TermsField {...form.field('terms')} />
        <SubmitButton className="w-full">{m.auth_register_send()}</SubmitButton>
      </AppFormBox>
      <OtherLoginMethods providers={providers} returnQuery={returnQuery} label={m.sign_in_register_with} />
    </AuthCard>
  );
}

function LogIn({ returnQuery }: { returnQuery: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {m.auth_have_account()}
      <LocalLink
        to={`${paths.auth.login}${returnQuery}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.auth_login_link()}
      </LocalLink>
    </p>
  );
}
