// The phone number of an account was changed.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function PhoneChanged({ name, at, brand, locale }: EmailProps<'phone_changed'>) {
  return (
    <Email subject={m.email_phone_changed_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{m.email_phone_changed_text({ at: formatInstant(at, locale) })}</Paragraph>
      <Paragraph>{m.email_phone_changed_next()}</Paragraph>
    </Email>
  );
}
