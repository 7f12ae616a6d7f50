// The code with which a member deletes the account.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Code, Paragraph, SecretWarning } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function DeletionCode({ name, code, minutes, brand }: EmailProps<'deletion_code'>) {
  return (
    <Email subject={m.email_deletion_code_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{m.email_deletion_code_text({ brand: brand.name })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{m.email_deletion_code_next({ minutes })}</Paragraph>
      <SecretWarning />
    </Email>
  );
}
