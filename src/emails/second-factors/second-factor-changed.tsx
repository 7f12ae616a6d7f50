// The second factor of an account changed.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function SecondFactorChanged({
  name,
  at,
  change,
  brand,
  locale,
}: EmailProps<'second_factor_changed'>) {
  return (
    <Email subject={m.email_factor_changed_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{changeText[change]({ at: formatInstant(at, locale) })}</Paragraph>
      <Paragraph>{m.email_factor_changed_next()}</Paragraph>
    </Email>
  );
}

const changeText = {
  enrolled: m.email_factor_enrolled_text,
  replaced: m.email_factor_replaced_text,
  removed: m.email_factor_removed_text,
  codes_renewed: m.email_factor_codes_renewed_text,
  recovery_code_used: m.email_factor_recovery_used_text,
} as const;
