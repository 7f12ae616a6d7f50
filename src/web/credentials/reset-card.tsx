// The page behind the link of a forgotten password (spec §2 auth): a new one, or why the link no longer works.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordFields } from './password-fields.tsx';

export function ResetCard({ answer }: { answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'reset', answer });
  return (
    <AuthCard title={m.auth_reset_title()} text={m.auth_reset_text()}>
      <AppFormBox form={form}>
        <PasswordFields form={form} label={m.auth_new_password()} />
        <SubmitButton className="w-full">{m.auth_reset_send()}</SubmitButton>
      </AppFormBox>
    </AuthCard>
  );
}

export function LinkOver() {
  return (
    <AuthCard title={m.auth_link_over_title()} text={m.auth_link_over_text()}>
      <LocalLink to={paths.auth.forgotPassword} className={`${buttonClass('primary')} w-full`}>
        {m.auth_link_over_again()}
      </LocalLink>
    </AuthCard>
  );
}
