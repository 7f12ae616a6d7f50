// What every change of the second factor asks for: the password, and a code of the factor that works now.
import * as m from '#messages/messages';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { CodeField } from './code-field.tsx';

interface ProofFieldsProps {
  form: AppForm;
  email: string;
  hasFactor: boolean;
}

export function ProofFields({ form, email, hasFactor }: ProofFieldsProps) {
  const code = form.field('code');
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...form.field('current_password')}
        id={`password-${form.intent}`}
        label={m.auth_current_password()}
        autoComplete="current-password"
        enterKeyHint={hasFactor ? 'next' : 'go'}
      />
      {hasFactor && (
        <CodeField
          id={`code-${form.intent}`}
          takesRecoveryCode
          error={code.error}
          hint={m.factor_proof_hint()}
          isAskedNow={code.autoFocus}
        />
      )}
    </>
  );
}
