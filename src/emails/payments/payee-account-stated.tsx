// Where a store or a distribution partner is paid was stated, or stated anew: to everybody there who may do that.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { payeeAccountPauseHours } from '#shared/limits';

export function PayeeAccountStated({
  name,
  partner,
  by,
  at,
  brand,
  locale,
}: EmailProps<'payee_account_stated'>) {
  return (
    <Email subject={m.email_payee_account_stated_subject({ brand: brand.name, partner })} greets={name}>
      <Paragraph>
        {m.email_payee_account_stated_text({
          by,
          partner,
          at: formatInstant(at, locale),
          hours: payeeAccountPauseHours,
        })}
      </Paragraph>
      <Paragraph>{m.email_payee_account_stated_next()}</Paragraph>
    </Email>
  );
}
