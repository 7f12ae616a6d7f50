// The member did not accept the other dates: what is refunded, and by when.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, RefundDetails } from '#emails/layout/order-parts.tsx';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function RescheduleRefused({ refunds, brand, locale, ...order }: EmailProps<'new_date_refused'>) {
  return (
    <Email
      subject={m.email_new_date_refused_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_new_date_refused_text()}</Paragraph>
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
