// Staff decided about money that matched no invoice.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { AmountDueDetail, OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';

export function UnmatchedPaymentDecided({
  received,
  becomes,
  note,
  refundBy,
  brand,
  locale,
  ...order
}: EmailProps<'money_decided'>) {
  return (
    <Email
      subject={m.email_money_decided_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{decisionText[becomes].text()}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_money_came()}>{formatRupiah(received)}</Detail>
        {note !== null && <Detail name={m.email_money_note()}>{note}</Detail>}
        {refundBy && (
          <AmountDueDetail name={m.email_order_refund()} amount={received} dueOn={refundBy} locale={locale} />
        )}
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>{decisionText[becomes].next()}</Paragraph>
    </Email>
  );
}

const decisionText = {
  kept: { text: m.email_money_kept_text, next: m.email_money_kept_next },
  refund: { text: m.email_money_refund_text, next: m.email_money_refund_next },
  refunded: { text: m.email_money_refunded_text, next: m.email_money_refunded_next },
} as const;
