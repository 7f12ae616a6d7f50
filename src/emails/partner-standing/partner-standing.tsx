// For a member who has paid: the partner of their order may not sell for now, or may again.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { OrderDetails } from '#emails/layout/order-parts.tsx';
import { LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';

export function PartnerStanding({
  name,
  code,
  journey,
  link,
  partner,
  isFrozen,
  brand,
}: EmailProps<'partner_standing'>) {
  return (
    <Email
      subject={
        isFrozen
          ? m.email_partner_frozen_subject({ brand: brand.name, partner, code })
          : m.email_partner_reopened_subject({ brand: brand.name, partner, code })
      }
      greets={name}
    >
      <Paragraph>
        {isFrozen ? m.email_partner_frozen_text({ partner }) : m.email_partner_reopened_text({ partner })}
      </Paragraph>
      <OrderDetails code={code} journey={journey} />
      <LinkButton url={link}>{m.email_partner_standing_button()}</LinkButton>
    </Email>
  );
}
