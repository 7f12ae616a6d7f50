// For somebody who began to apply as a partner: the link under which they go on.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function JoinBegun({ organisation, code, link, brand }: EmailProps<'join_begun'>) {
  return (
    <Email subject={m.email_join_begun_subject({ brand: brand.name, code })}>
      <Paragraph>{m.email_join_begun_text({ organisation, brand: brand.name })}</Paragraph>
      <LinkButton url={link}>{m.email_join_begun_button()}</LinkButton>
      <Paragraph>{m.email_join_link_note()}</Paragraph>
    </Email>
  );
}
