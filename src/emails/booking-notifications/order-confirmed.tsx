// The first payment arrived: the seats are sold. Carries the confirmation and the invoice.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, SettlementDetail } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';

export function OrderConfirmed({ paid, settlement, brand, locale, ...order }: EmailProps<'order_confirmed'>) {
  return (
    <Email
      subject={m.email_order_confirmed_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_order_confirmed_text()}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_received()}>{formatRupiah(paid)}</Detail>
        <SettlementDetail settlement={settlement} locale={locale} />
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>{m.email_order_confirmed_next()}</Paragraph>
    </Email>
  );
}
