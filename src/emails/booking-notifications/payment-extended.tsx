// Staff gave more time to pay.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { formatRupiah } from '#shared/money';

export function PaymentExtended({ amount, dueAt, brand, locale, ...order }: EmailProps<'time_given'>) {
  return (
    <Email subject={m.email_time_given_subject({ brand: brand.name, code: order.code })} greets={order.name}>
      <Paragraph>{m.email_time_given_text()}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_to_pay()}>{formatRupiah(amount)}</Detail>
        <Detail name={m.email_order_due()}>{formatInstant(dueAt, locale)}</Detail>
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_settlement_due_button()}</LinkButton>
      <Paragraph>{m.email_time_given_next()}</Paragraph>
    </Email>
  );
}
