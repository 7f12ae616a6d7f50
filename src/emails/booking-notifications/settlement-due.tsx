// A reminder: the settlement is due soon.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { formatRupiah } from '#shared/money';

export function SettlementDue({ amount, dueAt, brand, locale, ...order }: EmailProps<'settlement_due'>) {
  return (
    <Email
      subject={m.email_settlement_due_subject({
        brand: brand.name,
        code: order.code,
        date: formatDate(todayInIndonesia(dueAt), locale),
      })}
      greets={order.name}
    >
      <Paragraph>{m.email_settlement_due_text({ brand: brand.name })}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_to_pay()}>{formatRupiah(amount)}</Detail>
        <Detail name={m.email_order_due()}>{formatInstant(dueAt, locale)}</Detail>
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_settlement_due_button()}</LinkButton>
      <Paragraph>{m.email_settlement_due_next()}</Paragraph>
    </Email>
  );
}
