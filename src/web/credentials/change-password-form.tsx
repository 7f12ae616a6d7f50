// A member's new password (spec §7 user/auth/change-password). The user name stands hidden in the form, so that a password
// manager knows whose password it keeps.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { PasswordFields } from './password-fields.tsx';

interface ChangePasswordFormProps {
  email: string;
  state: FormState;
}

export function ChangePasswordForm({ email, state }: ChangePasswordFormProps) {
  const wrong = firstWrong(state, ['current_password', 'password', 'password_confirmation']);
  return (
    <CheckedForm name="change" problem={state.problem}>
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label={m.auth_current_password()}
        name="current_password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="next"
        required
        error={state.errors['current_password']}
        autoFocus={wrong === 'current_password'}
      />
      <PasswordFields label={m.auth_new_password()} errors={state.errors} wrong={wrong} />
      <Button className="w-full md:w-auto">{m.auth_change_send()}</Button>
    </CheckedForm>
  );
}
