// The settlement arrived: the order is paid in full.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';

export function SettlementReceived({ paid, brand, ...order }: EmailProps<'settlement_received'>) {
  return (
    <Email
      subject={m.email_settlement_received_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_settlement_received_text()}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_received()}>{formatRupiah(paid)}</Detail>
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>{m.email_settlement_received_next()}</Paragraph>
    </Email>
  );
}
