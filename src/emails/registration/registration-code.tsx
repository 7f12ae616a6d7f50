// The code that proves an email address at registration.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Code, Paragraph, SecretWarning } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function RegistrationCode({ code, minutes, brand }: EmailProps<'registration_code'>) {
  return (
    <Email subject={m.email_registration_code_subject({ brand: brand.name, code })}>
      <Paragraph>{m.email_registration_code_text({ brand: brand.name })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{m.email_registration_code_next({ minutes })}</Paragraph>
      <SecretWarning />
    </Email>
  );
}
