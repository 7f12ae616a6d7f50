// The page behind the link of a forgotten password (spec §2 auth): a new one, or why the link no longer works.
import * as m from '#messages/messages';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AuthCard } from '#web/sessions/auth-card.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { PasswordFields } from './password-fields.tsx';
import * as paths from '#shared/paths';

export function ResetCard({ state }: { state: FormState }) {
  return (
    <AuthCard title={m.auth_reset_title()} text={m.auth_reset_text()}>
      <CheckedForm name="reset" problem={state.problem}>
        <PasswordFields
          label={m.auth_new_password()}
          errors={state.errors}
          wrong={firstWrong(state, ['password', 'password_confirmation'])}
        />
        <Button className="w-full">{m.auth_reset_send()}</Button>
      </CheckedForm>
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
