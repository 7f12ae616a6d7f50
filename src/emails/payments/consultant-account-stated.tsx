// Where a consultant's commission is transferred was stated, or stated anew.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { payeeAccountPauseHours } from '#shared/limits';

export function ConsultantAccountStated({
  name,
  at,
  brand,
  locale,
}: EmailProps<'consultant_account_stated'>) {
  return (
    <Email subject={m.email_consultant_account_stated_subject({ brand: brand.name })} greets={name}>
      <Paragraph>
        {m.email_consultant_account_stated_text({
          at: formatInstant(at, locale),
          hours: payeeAccountPauseHours,
        })}
      </Paragraph>
      <Paragraph>{m.email_consultant_account_stated_next()}</Paragraph>
    </Email>
  );
}
