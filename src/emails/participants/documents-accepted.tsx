// All documents of an order are accepted.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function DocumentsAccepted({ brand, ...order }: EmailProps<'documents_accepted'>) {
  return (
    <Email
      subject={m.email_documents_accepted_subject({ brand: brand.name, code: order.code })}
      greets={order.name}
    >
      <Paragraph>{m.email_documents_accepted_text()}</Paragraph>
      <OrderDetails {...order} />
      <LinkButton url={order.link}>{m.email_order_button()}</LinkButton>
      <Paragraph>{m.email_documents_accepted_next()}</Paragraph>
    </Email>
  );
}
