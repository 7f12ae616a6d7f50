// For an applicant: something is missing, or the application was refused, and why.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function JoinAnswered({
  name,
  organisation,
  code,
  outcome,
  message,
  link,
  brand,
}: EmailProps<'join_answered'>) {
  const isReturned = outcome === 'returned';
  const values = { brand: brand.name, code };
  return (
    <Email
      subject={isReturned ? m.email_join_returned_subject(values) : m.email_join_refused_subject(values)}
      greets={name}
    >
      <Paragraph>
        {isReturned
          ? m.email_join_returned_text({ organisation })
          : m.email_join_refused_text({ organisation })}
      </Paragraph>
      <Paragraph>{message}</Paragraph>
      <LinkButton url={link}>
        {isReturned ? m.email_join_begun_button() : m.email_join_status_button()}
      </LinkButton>
    </Email>
  );
}
