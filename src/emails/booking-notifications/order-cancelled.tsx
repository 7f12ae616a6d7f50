// The partner cancelled the departure: what is refunded, and by when.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, RefundDetails } from '#emails/layout/order-parts.tsx';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function OrderCancelled({ refunds, brand, locale, ...order }: EmailProps<'order_cancelled'>) {
  return (
    <Email
      subject={m.email_order_cancelled_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_order_cancelled_text()}</Paragraph>
      <OrderDetails {...order}>
        <RefundDetails refunds={refunds} locale={locale} />
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>
        {refunds.length > 0
          ? m.email_order_cancelled_next({ brand: brand.name })
          : m.email_order_cancelled_unpaid()}
      </Paragraph>
    </Email>
  );
}
