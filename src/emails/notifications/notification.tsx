// One notification by email, where its area writes none of its own: what it says on the site, and where to choose.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function NotificationEmail({ name, title, text, link, brand }: EmailProps<'notification'>) {
  return (
    <Email subject={m.email_notification_subject({ title, brand: brand.name })} greets={name}>
      <Paragraph>{text}</Paragraph>
      <LinkButton url={link}>{m.email_notification_button()}</LinkButton>
      <Paragraph>{m.email_notification_settings()}</Paragraph>
    </Email>
  );
}
