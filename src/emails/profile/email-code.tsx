// The code that proves the new email address of an account.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Code, Paragraph, SecretWarning } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function EmailCode({ code, minutes, brand }: EmailProps<'email_code'>) {
  return (
    <Email subject={m.email_email_code_subject({ brand: brand.name, code })}>
      <Paragraph>{m.email_email_code_text({ brand: brand.name })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{m.email_email_code_next({ minutes })}</Paragraph>
      <SecretWarning />
    </Email>
  );
}
