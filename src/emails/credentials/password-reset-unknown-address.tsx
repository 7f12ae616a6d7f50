// To somebody who asks for a new password with an address that has no account.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function PasswordResetUnknownAddress({
  registerLink,
  brand,
}: EmailProps<'password_reset_unknown_address'>) {
  return (
    <Email subject={m.email_reset_unknown_subject({ brand: brand.name })}>
      <Paragraph>{m.email_reset_unknown_text({ brand: brand.name })}</Paragraph>
      <LinkButton url={registerLink}>{m.email_reset_unknown_register()}</LinkButton>
      <Paragraph>{m.email_reset_unknown_next()}</Paragraph>
    </Email>
  );
}
