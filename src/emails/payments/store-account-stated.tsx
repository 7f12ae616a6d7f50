// Where a store is paid was stated, or stated anew: to everybody there who may do that.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { payeeAccountPauseHours } from '#shared/limits';

export function StoreAccountStated({
  name,
  store,
  by,
  at,
  brand,
  locale,
}: EmailProps<'store_account_stated'>) {
  return (
    <Email subject={m.email_store_account_stated_subject({ brand: brand.name })} greets={name}>
      <Paragraph>
        {m.email_store_account_stated_text({
          by,
          store,
          at: formatInstant(at, locale),
          hours: payeeAccountPauseHours,
        })}
      </Paragraph>
      <Paragraph>{m.email_store_account_stated_next()}</Paragraph>
    </Email>
  );
}
