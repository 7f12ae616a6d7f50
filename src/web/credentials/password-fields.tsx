// A new password, twice (spec §5). The rules stand above as a list, which the island ticks off as one types.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), and only the document
   itself can put it there when there is no script */
import { Check } from 'lucide-react';
import * as m from '#messages/messages';
import { passwordMinLength, passwordRules, type PasswordRule } from '#shared/password-rules';
import { Field } from '#web/ui/field.tsx';
import type { FormState } from '#web/ui/forms/form-state';

const ruleWords: Record<PasswordRule['name'], () => string> = {
  length: () => m.auth_rule_length({ min: passwordMinLength }),
  upper: m.auth_rule_upper,
  lower: m.auth_rule_lower,
  digit: m.auth_rule_digit,
  special: m.auth_rule_special,
};

interface PasswordFieldsProps extends Pick<FormState, 'errors'> {
  /** The field the focus belongs to. */
  wrong: string | undefined;
  /** Its words where it is not the first password of an account. */
  label?: string;
}

export function PasswordFields({ errors, wrong, label = m.auth_password() }: PasswordFieldsProps) {
  return (
    <>
      <div>
        <Field
          label={label}
          name="password"
          type="password"
          autoComplete="new-password"
          enterKeyHint="next"
          required
          error={errors['password']}
          autoFocus={wrong === 'password'}
          aria-details="password-rules"
        />
        <ul
          id="password-rules"
          aria-label={m.auth_rules()}
          className="mt-2 grid gap-x-4 gap-y-1 text-sm text-ink-soft md:grid-cols-2"
        >
          {passwordRules.map(({ name }) => (
            <li key={name} data-rule={name} className="group flex items-center gap-2 md:last:col-span-2">
              <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-full border border-ink-faint group-data-kept:border-good group-data-kept:bg-good group-data-kept:text-white">
                <Check size={14} aria-hidden="true" className="invisible group-data-kept:visible" />
              </span>
              {ruleWords[name]()}
              <span className="sr-only hidden group-data-kept:inline">{m.auth_rule_kept()}</span>
            </li>
          ))}
        </ul>
      </div>
      <Field
        label={m.auth_password_again()}
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        enterKeyHint="done"
        required
        error={errors['password_confirmation']}
        autoFocus={wrong === 'password_confirmation'}
      />
      <ShowPasswords />
    </>
  );
}

/** The island moves it; where no script runs it is not there. Its place is kept from the start, so that nothing shifts. */
function ShowPasswords() {
  return (
    <label data-show-passwords className="noscript:hidden flex min-h-12 cursor-pointer items-center gap-3">
      <input type="checkbox" className="size-6 accent-primary" />
      {m.auth_show_passwords()}
    </label>
  );
}
