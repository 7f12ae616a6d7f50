// What became of a parcel: sent, arrived, refused, late; with its number, its pieces and what comes back.
import { Email } from '#emails/layout/email.tsx';
import type { EmailProps } from '#emails/layout/email-context';
import { Detail, Details, LinkButton, Paragraph } from '#emails/layout/parts.tsx';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';

export function ParcelMoved({ code, text, pieces, tracking, refund, ...parcel }: EmailProps<'parcel_moved'>) {
  return (
    <Email
      subject={m.email_parcel_subject({ title: parcel.title, code, brand: parcel.brand.name })}
      greets={parcel.name}
    >
      <Paragraph>{text}</Paragraph>
      <Details>
        <Detail name={m.email_order_code()}>{code}</Detail>
        {pieces.length > 0 && <Detail name={m.email_parcel_pieces()}>{pieces.join('; ')}</Detail>}
        {tracking && <Detail name={m.email_parcel_courier()}>{tracking.courier}</Detail>}
        {tracking && <Detail name={m.email_parcel_number()}>{tracking.number}</Detail>}
        {refund !== null && <Detail name={m.email_order_refund()}>{formatRupiah(refund)}</Detail>}
      </Details>
      <LinkButton url={parcel.link}>{m.email_parcel_button()}</LinkButton>
      {refund !== null && <Paragraph>{m.email_parcel_refund_next()}</Paragraph>}
    </Email>
  );
}
