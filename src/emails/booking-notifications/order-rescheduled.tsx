// The departure has other dates: both, and until when the member may respond.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails, SettlementDetail } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';

export function OrderRescheduled({
  from,
  to,
  answerUntil,
  settlement,
  brand,
  locale,
  ...order
}: EmailProps<'order_rescheduled'>) {
  return (
    <Email
      subject={m.email_order_rescheduled_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_order_rescheduled_text()}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_order_rescheduled_from()}>{tripText(from, locale)}</Detail>
        <Detail name={m.email_order_rescheduled_to()}>{tripText(to, locale)}</Detail>
        <Detail name={m.email_order_rescheduled_until()}>{formatDate(answerUntil, locale)}</Detail>
        <SettlementDetail settlement={settlement} locale={locale} />
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_order_rescheduled_button()}</LinkButton>
      <Paragraph>{m.email_order_rescheduled_next({ date: formatDate(answerUntil, locale) })}</Paragraph>
    </Email>
  );
}

interface Trip {
  departsOn: string;
  returnsOn: string;
}

function tripText({ departsOn, returnsOn }: Trip, locale: Locale): string {
  return m.email_order_days({
    departs: formatDate(departsOn, locale),
    returns: formatDate(returnsOn, locale),
  });
}
