// The last email to an account: it was deleted.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function AccountDeleted({ name, at, brand, locale }: EmailProps<'account_deleted'>) {
  return (
    <Email subject={m.email_account_deleted_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{m.email_account_deleted_text({ at: formatInstant(at, locale) })}</Paragraph>
      <Paragraph>{m.email_account_deleted_next()}</Paragraph>
    </Email>
  );
}
