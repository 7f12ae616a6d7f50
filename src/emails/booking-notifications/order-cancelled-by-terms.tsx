// One order was cancelled by the partner's contract: what is refunded, what is retained, and whom to write to.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, RefundDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';

export function OrderCancelledByTerms({
  partner,
  requestedOn,
  share,
  retained,
  refunds,
  brand,
  locale,
  ...order
}: EmailProps<'order_cancelled_by_terms'>) {
  return (
    <Email subject={m.email_order_terms_subject({ brand: brand.name, code: order.code })} greets={order.name}>
      <Paragraph>{m.email_order_terms_text({ partner })}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_terms_requested()}>{formatDate(requestedOn, locale)}</Detail>
        <Detail name={m.email_order_terms_share()}>{share}</Detail>
        {retained > 0 && <Detail name={m.email_order_terms_kept()}>{formatRupiah(retained)}</Detail>}
        <RefundDetails refunds={refunds} locale={locale} />
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>
        {refunds.length > 0
          ? m.email_order_cancelled_next({ brand: brand.name })
          : m.email_order_ended_unpaid()}
      </Paragraph>
      <Paragraph>{m.email_order_terms_object()}</Paragraph>
    </Email>
  );
}
