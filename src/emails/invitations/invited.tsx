// For somebody who is asked to work for an organisation.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph, SecretWarning } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function Invited({ name, organisation, days, link, brand }: EmailProps<'invitation'>) {
  return (
    <Email subject={m.email_invitation_subject({ organisation, brand: brand.name })} greets={name}>
      <Paragraph>{m.email_invitation_text({ organisation, brand: brand.name })}</Paragraph>
      <LinkButton url={link}>{m.email_invitation_button()}</LinkButton>
      <Paragraph>{m.email_invitation_next({ days })}</Paragraph>
      <SecretWarning />
    </Email>
  );
}
