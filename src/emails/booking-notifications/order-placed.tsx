// An order waits for its payment: how much, and until when its seats are held.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatInstant } from '#shared/dates';
import { formatRupiah } from '#shared/money';

export function OrderPlaced({ amount, payableUntil, brand, locale, ...order }: EmailProps<'order_placed'>) {
  return (
    <Email
      subject={m.email_order_placed_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_order_placed_text()}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_to_pay()}>{formatRupiah(amount)}</Detail>
        <Detail name={m.email_order_due()}>{formatInstant(payableUntil, locale)}</Detail>
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_placed_button()}</LinkButton>
      <Paragraph>{m.email_order_placed_next()}</Paragraph>
    </Email>
  );
}
