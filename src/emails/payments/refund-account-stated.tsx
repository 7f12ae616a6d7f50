// Where a member's refunds are transferred was stated, or stated anew.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { payeeAccountPauseHours } from '#shared/limits';

export function RefundAccountStated({ name, at, brand, locale }: EmailProps<'refund_account_stated'>) {
  return (
    <Email subject={m.email_refund_account_stated_subject({ brand: brand.name })} greets={name}>
      <Paragraph>
        {m.email_refund_account_stated_text({ at: formatInstant(at, locale), hours: payeeAccountPauseHours })}
      </Paragraph>
      <Paragraph>{m.email_refund_account_stated_next()}</Paragraph>
    </Email>
  );
}
