// For a partner's people for money: the platform has billed a month, or gives commission back.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Detail, Details, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';

export function PlatformInvoiceIssued({
  name,
  number,
  month,
  total,
  due,
  dueOn,
  link,
  brand,
  locale,
}: EmailProps<'platform_invoice'>) {
  const isCredit = total < 0;
  const of = { brand: brand.name, number };
  const text =
    due > 0
      ? m.email_platform_invoice_due({ number, date: formatDate(dueOn, locale) })
      : due < 0
        ? m.email_platform_invoice_back()
        : m.email_platform_invoice_settled();
  return (
    <Email
      subject={isCredit ? m.email_platform_credit_note_subject(of) : m.email_platform_invoice_subject(of)}
      greets={name}
    >
      <Paragraph>
        {m.email_platform_invoice_text({ month: formatDate(month, locale, 'month') })} {text}
      </Paragraph>
      <Details>
        <Detail name={m.platform_invoice_total()}>{formatRupiah(total)}</Detail>
        {due !== 0 && (
          <Detail name={due < 0 ? m.platform_invoice_due_back() : m.platform_invoice_due()}>
            {formatRupiah(Math.abs(due))}
          </Detail>
        )}
      </Details>
      <LinkButton url={link}>{m.email_platform_invoice_button()}</LinkButton>
    </Email>
  );
}
