// To somebody who registers with an address that has an account.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function KnownAddress({ loginLink, resetLink, brand }: EmailProps<'registration_known_address'>) {
  return (
    <Email subject={m.email_known_address_subject({ brand: brand.name })}>
      <Paragraph>{m.email_known_address_text({ brand: brand.name })}</Paragraph>
      <LinkButton url={loginLink}>{m.email_known_address_login()}</LinkButton>
      <Paragraph>{m.email_known_address_forgot()}</Paragraph>
      <LinkButton url={resetLink}>{m.email_known_address_reset()}</LinkButton>
      <Paragraph>{m.email_known_address_next()}</Paragraph>
    </Email>
  );
}
