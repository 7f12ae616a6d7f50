// What every change of the second factor asks for: the password, and a code of the factor that works now.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { CodeField } from './code-field.tsx';

interface ProofFieldsProps {
  /** Tells the forms of one page apart. */
  intent: string;
  email: string;
  hasFactor: boolean;
  state: FormState;
}

export function ProofFields({ intent, email, hasFactor, state: { errors, problem } }: ProofFieldsProps) {
  const wrong = firstWrong({ errors }, ['current_password', 'code']);
  return (
    <>
      {problem && <Notice tone="bad" live title={problem} />}
      <input type="hidden" name="intent" value={intent} />
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        id={`password-${intent}`}
        label={m.auth_current_password()}
        name="current_password"
        type="password"
        autoComplete="current-password"
        enterKeyHint={hasFactor ? 'next' : 'go'}
        required
        error={errors['current_password']}
        autoFocus={wrong === 'current_password'}
      />
      {hasFactor && (
        <CodeField
          id={`code-${intent}`}
          takesRecoveryCode
          error={errors['code']}
          hint={m.factor_proof_hint()}
          isAskedNow={wrong === 'code'}
        />
      )}
    </>
  );
}
