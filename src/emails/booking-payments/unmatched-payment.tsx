// Money arrived that matches no invoice of the order.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { formatRupiah } from '#shared/money';

export function UnmatchedPaymentReceived({
  received,
  expected,
  payableUntil,
  brand,
  locale,
  ...order
}: EmailProps<'money_misfit'>) {
  return (
    <Email
      subject={m.email_money_misfit_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{differenceText(received, expected)}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_money_came()}>{formatRupiah(received)}</Detail>
        {expected !== null && <Detail name={m.email_money_expected()}>{formatRupiah(expected)}</Detail>}
      </OrderDetails>
      <Paragraph>{m.email_money_misfit_next()}</Paragraph>
      {payableUntil && (
        <Paragraph>{m.email_money_misfit_pay({ until: formatInstant(payableUntil, locale) })}</Paragraph>
      )}
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
    </Email>
  );
}

function differenceText(received: number, expected: number | null): string {
  if (expected === null) return m.email_money_unknown_text();
  return received < expected ? m.email_money_less_text() : m.email_money_more_text();
}
