// For the operator's finance: what is new and needs a person.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Detail, Details, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import { attentionLabel } from '#labels/attention';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';

export function OperatorAlert({
  name,
  orders,
  exceptions,
  unanswered,
  faults,
  refunds,
  answers,
  licences,
  link,
  brand,
  locale,
}: EmailProps<'operator_alert'>) {
  return (
    <Email
      subject={m.email_operator_alert_subject({
        brand: brand.name,
        count: orders.length + exceptions + unanswered + faults + refunds + answers.length + licences.length,
      })}
      greets={name}
    >
      <Paragraph>{m.email_operator_alert_text()}</Paragraph>
      <Details>
        {orders.map(({ code, why }) => (
          <Detail key={code} name={code}>
            {attentionLabel[why]()}
          </Detail>
        ))}
        {answers.map((day, place) => (
          <Detail key={`${day} ${place}`} name={m.email_operator_alert_answer()}>
            {formatDate(day, locale)}
          </Detail>
        ))}
        {licences.map(({ bank, on }) => (
          <Detail key={`${bank} ${on}`} name={m.email_operator_alert_licence({ bank })}>
            {formatDate(on, locale)}
          </Detail>
        ))}
        {refunds > 0 && <Detail name={m.email_operator_alert_refunds()}>{refunds}</Detail>}
        {exceptions > 0 && <Detail name={m.email_operator_alert_exceptions()}>{exceptions}</Detail>}
        {unanswered > 0 && <Detail name={m.email_operator_alert_unanswered()}>{unanswered}</Detail>}
        {faults > 0 && <Detail name={m.email_operator_alert_faults()}>{faults}</Detail>}
      </Details>
      <LinkButton url={link}>{m.email_operator_alert_button()}</LinkButton>
    </Email>
  );
}
