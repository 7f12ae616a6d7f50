// To an address that somebody wants for another account, and that has one already.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function EmailTaken({ brand }: EmailProps<'email_taken'>) {
  return (
    <Email subject={m.email_known_address_subject({ brand: brand.name })}>
      <Paragraph>{m.email_email_taken_text({ brand: brand.name })}</Paragraph>
      <Paragraph>{m.email_email_taken_next()}</Paragraph>
    </Email>
  );
}
