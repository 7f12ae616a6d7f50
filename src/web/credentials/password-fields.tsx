// A new password, twice (spec §5). The rules stand below it as a list, which is ticked off as one types; whether both are the same is
// said when the second one is left. The server refuses by the same rules.
import { Check } from 'lucide-react';
import { useState } from 'react';
import * as m from '#messages/messages';
import { passwordMinLength, passwordRules, type PasswordRule } from '#shared/password-rules';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

const ruleWords: Record<PasswordRule['name'], () => string> = {
  length: () => m.auth_rule_length({ min: passwordMinLength }),
  upper: m.auth_rule_upper,
  lower: m.auth_rule_lower,
  digit: m.auth_rule_digit,
  special: m.auth_rule_special,
};

interface PasswordFieldsProps {
  form: AppForm;
  /** Its words where it is not the first password of an account. */
  label?: string;
}

export function PasswordFields({ form, label = m.auth_password() }: PasswordFieldsProps) {
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const refused = form.field('password_confirmation').error;
  const differs = wasLeft && again !== '' && again !== typed ? m.error_password_confirmation() : undefined;
  return (
    <>
      <div>
        <PasswordField
          {...form.field('password')}
          label={label}
          autoComplete="new-password"
          enterKeyHint="next"
          aria-details="password-rules"
          onChange={({ target }) => setTyped(target.value)}
        />
        <ul
          id="password-rules"
          aria-label={m.auth_rules()}
          className="mt-2 grid gap-x-4 gap-y-1 text-sm text-ink-soft md:grid-cols-2"
        >
          {passwordRules.map(({ name, isKept }) => (
            <li
              key={name}
              data-rule={name}
              data-kept={isKept(typed) || undefined}
              className="group flex items-center gap-2 md:last:col-span-2"
            >
              <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-full border border-ink-faint group-data-kept:border-good group-data-kept:bg-good group-data-kept:text-white">
                <Check size={14} aria-hidden="true" className="invisible group-data-kept:visible" />
              </span>
              {ruleWords[name]()}
              {isKept(typed) && <span className="sr-only">{m.auth_rule_kept()}</span>}
            </li>
          ))}
        </ul>
      </div>
      <PasswordField
        {...form.field('password_confirmation')}
        error={differs ?? (again !== '' && again === typed ? undefined : refused)}
        label={m.auth_password_again()}
        autoComplete="new-password"
        enterKeyHint="done"
        onChange={({ target }) => setAgain(target.value)}
        onBlur={() => setWasLeft(true)}
      />
    </>
  );
}
