// An account was linked with Google or Apple.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function IdentityLinked({ name, provider, at, brand, locale }: EmailProps<'identity_linked'>) {
  return (
    <Email subject={m.email_identity_linked_subject({ brand: brand.name, provider })} greets={name}>
      <Paragraph>{m.email_identity_linked_text({ provider, at: formatInstant(at, locale) })}</Paragraph>
      <Paragraph>{m.email_identity_linked_next({ provider })}</Paragraph>
    </Email>
  );
}
