// The link with which a member sets a new password.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph, SecretWarning } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function PasswordReset({ name, link, minutes, brand }: EmailProps<'password_reset'>) {
  return (
    <Email subject={m.email_password_reset_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{m.email_password_reset_text()}</Paragraph>
      <LinkButton url={link}>{m.email_password_reset_button()}</LinkButton>
      <Paragraph>{m.email_password_reset_next({ minutes })}</Paragraph>
      <SecretWarning />
    </Email>
  );
}
