// Somebody with the right password, or at Google or Apple, typed wrong codes.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Detail, Details, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import type { SignInMethod } from '#shared/sessions';
import { providerTitles } from '#shared/social-login-providers';

export function SecondFactorRefused({
  name,
  at,
  device,
  method,
  brand,
  locale,
}: EmailProps<'second_factor_refused'>) {
  return (
    <Email subject={m.email_factor_refused_subject({ brand: brand.name })} greets={name}>
      <Paragraph>
        {m.email_factor_refused_text({ at: formatInstant(at, locale), method: methodText(method) })}
      </Paragraph>
      <Details>
        <Detail name={m.email_sessions_ended_device()}>{device}</Detail>
      </Details>
      <Paragraph>
        {method === 'password'
          ? m.email_factor_refused_next()
          : m.email_factor_refused_next_provider({ provider: methodText(method) })}
      </Paragraph>
    </Email>
  );
}

function methodText(method: SignInMethod): string {
  return method === 'google' || method === 'apple'
    ? providerTitles[method]
    : m.email_factor_refused_password();
}
