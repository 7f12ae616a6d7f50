// A member's new password (spec §7 user/auth/change-password). The user name stands hidden in the form, so that a password
// manager knows whose password it keeps.
import * as m from '#messages/messages';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { PasswordFields } from './password-fields.tsx';

interface ChangePasswordFormProps {
  email: string;
  answer: FormAnswer | undefined;
}

export function ChangePasswordForm({ email, answer }: ChangePasswordFormProps) {
  const form = useAppForm({ id: 'change-password', answer });
  return (
    <AppFormBox form={form}>
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...form.field('current_password')}
        label={m.auth_current_password()}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordFields form={form} label={m.auth_new_password()} />
      <SubmitButton className="w-full md:w-auto" pending={m.profile_saving()}>
        {m.auth_change_send()}
      </SubmitButton>
    </AppFormBox>
  );
}
