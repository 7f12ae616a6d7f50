// An account is no longer linked with Google or Apple.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function IdentityUnlinked({ name, provider, at, brand, locale }: EmailProps<'identity_unlinked'>) {
  return (
    <Email subject={m.email_identity_unlinked_subject({ brand: brand.name, provider })} greets={name}>
      <Paragraph>{m.email_identity_unlinked_text({ provider, at: formatInstant(at, locale) })}</Paragraph>
      <Paragraph>{m.email_identity_unlinked_next()}</Paragraph>
    </Email>
  );
}
