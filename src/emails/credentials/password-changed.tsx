// The password of an account was changed.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function PasswordChanged({ name, at, brand, locale }: EmailProps<'password_changed'>) {
  return (
    <Email subject={m.email_password_changed_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{m.email_password_changed_text({ at: formatInstant(at, locale) })}</Paragraph>
      <Paragraph>{m.email_password_changed_next()}</Paragraph>
    </Email>
  );
}
