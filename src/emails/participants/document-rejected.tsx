// The partner rejected a document: which, whose, and why.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { Detail, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function DocumentRejected({
  document,
  traveller,
  reason,
  brand,
  ...order
}: EmailProps<'document_rejected'>) {
  return (
    <Email subject={m.email_document_rejected_subject({ brand: brand.name, document })} greets={order.name}>
      <Paragraph>{m.email_document_rejected_text({ document, traveller })}</Paragraph>
      <OrderDetails {...order}>
        <Detail name={m.email_document_reason()}>{reason}</Detail>
      </OrderDetails>
      <LinkButton url={order.link}>{m.email_document_rejected_button()}</LinkButton>
      <Paragraph>{m.email_document_rejected_next()}</Paragraph>
    </Email>
  );
}
