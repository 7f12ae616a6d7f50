// Money needs a decision by staff: why, and what happens next.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, RefundDetails } from '#emails/layout/order-parts.tsx';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function OrderNeedsAttention({
  why,
  refunds,
  brand,
  locale,
  ...order
}: EmailProps<'order_attention'>) {
  return (
    <Email
      subject={m.email_order_attention_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{reasonText[why]()}</Paragraph>
      <OrderDetails {...order}>
        <RefundDetails refunds={refunds} locale={locale} />
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>{m.email_order_attention_next({ brand: brand.name })}</Paragraph>
    </Email>
  );
}

const reasonText = {
  seats_gone: m.email_attention_seats_gone,
  settlement_overdue: m.email_attention_settlement_overdue,
  payment_reversed: m.email_attention_payment_reversed,
} as const;
