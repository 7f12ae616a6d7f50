// A real form around which the island checks as one types, by the same rules as the server (spec §5). Without script it is
// the plain form, and the server answers with what is wrong.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { Notice } from '#web/ui/notice.tsx';
import type { CheckedFormName } from '#web/ui/elements/form-checks';

/** What the island may have to say; the numbers come from the rule that was broken. */
const words = () => ({
  error_field_empty: m.error_field_empty(),
  error_invalid_value: m.error_invalid_value(),
  error_text_too_long: m.error_text_too_long({ max: '{max}' }),
  error_email_invalid: m.error_email_invalid(),
  error_phone_too_short: m.error_phone_too_short({ min: '{min}' }),
  error_birth_date_invalid: m.error_birth_date_invalid(),
  error_birth_date_child: m.error_birth_date_child({ min: '{min}' }),
  error_password_length: m.error_password_length({ min: '{min}' }),
  error_password_upper: m.error_password_upper(),
  error_password_lower: m.error_password_lower(),
  error_password_digit: m.error_password_digit(),
  error_password_special: m.error_password_special(),
  error_password_confirmation: m.error_password_confirmation(),
  error_terms_required: m.error_terms_required(),
});

interface CheckedFormProps {
  name: CheckedFormName;
  problem: ReactNode;
  children: ReactNode;
}

export function CheckedForm({ name, problem, children }: CheckedFormProps) {
  return (
    <checked-form data-form={name} data-words={JSON.stringify(words())}>
      <form method="post" noValidate className="space-y-4">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {children}
      </form>
    </checked-form>
  );
}
