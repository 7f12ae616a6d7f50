// Staff ended an order: what is refunded, and which cost the partner retains.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, RefundDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';

export function OrderEnded({ refunds, retained, brand, locale, ...order }: EmailProps<'order_ended'>) {
  return (
    <Email subject={m.email_order_ended_subject({ brand: brand.name, code: order.code })} greets={order.name}>
      <Paragraph>{m.email_order_ended_text()}</Paragraph>
      <OrderDetails {...order}>
        <RefundDetails refunds={refunds} locale={locale} />
        {retained && (
          <>
            <Detail name={m.email_order_kept()}>{formatRupiah(retained.amount)}</Detail>
            <Detail name={m.email_order_kept_reason()}>{retained.reason}</Detail>
          </>
        )}
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      {retained && <Paragraph>{m.email_order_kept_next()}</Paragraph>}
      <Paragraph>
        {refunds.length > 0
          ? m.email_order_cancelled_next({ brand: brand.name })
          : m.email_order_ended_unpaid()}
      </Paragraph>
    </Email>
  );
}
