// A session was ended because its token was used twice.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Detail, Details, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';

export function SessionsEnded({ name, at, device, brand, locale }: EmailProps<'sessions_ended'>) {
  return (
    <Email subject={m.email_sessions_ended_subject({ brand: brand.name })} greets={name}>
      <Paragraph>{m.email_sessions_ended_text({ at: formatInstant(at, locale) })}</Paragraph>
      <Details>
        <Detail name={m.email_sessions_ended_device()}>{device}</Detail>
      </Details>
      <Paragraph>{m.email_sessions_ended_next()}</Paragraph>
    </Email>
  );
}
