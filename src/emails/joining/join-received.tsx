// For an applicant: the application has arrived, and what happens next.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function JoinReceived({ name, organisation, code, link, brand }: EmailProps<'join_received'>) {
  return (
    <Email subject={m.email_join_received_subject({ brand: brand.name, code })} greets={name}>
      <Paragraph>{m.email_join_received_text({ organisation })}</Paragraph>
      <LinkButton url={link}>{m.email_join_status_button()}</LinkButton>
    </Email>
  );
}
