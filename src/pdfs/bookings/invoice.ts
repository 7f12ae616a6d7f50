// The invoice of an order as PDF: what it consists of, in which stages it is paid, and to whom (docs/product/bookings.md).
import * as m from '#messages/messages';
import { formatDate, formatInstant } from '#shared/dates';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { lineLabels } from '#labels/booking-lines';
import { invoiceStatusLabel, stageLabel } from '#labels/bookings';
import { openSheet } from '#pdfs/letterhead';
import type { PdfData } from './pdf-data.ts';

/** Call it in the PDF's language. */
export function invoicePdf({ booking, brand, locale, now }: PdfData): Promise<Buffer> {
  const { departure, partner, booker } = booking;
  const sheet = openSheet(brand, { subject: m.pdf_invoice({ code: booking.code }), at: now, locale });
  sheet.title(m.pdf_invoice({ code: booking.code }), m.pdf_made_at({ at: formatInstant(now, locale) }));
  sheet.details([
    [m.pdf_for(), [booker!.name, booker!.email, booker!.phone].join('\n')],
    [m.pdf_seller(), [partner.legalName, partner.address, partner.email].join('\n')],
    [m.pdf_journey(), textIn(departure.title, locale).text],
    [
      m.pdf_dates(),
      `${formatDate(departure.departsOn, locale)} – ${formatDate(departure.returnsOn, locale)}`,
    ],
    ...(booking.orderedAt
      ? [[m.orders_ordered_at(), formatInstant(booking.orderedAt, locale)] as const]
      : []),
  ]);
  sheet.heading(m.orders_price());
  sheet.figures(
    booking.lines.map((line) => ({
      words: lineLabels(line, locale).text,
      note: `${line.quantity} × ${formatRupiah(line.each)}`,
      figure: formatRupiah(line.amount),
    })),
    { words: m.orders_total(), figure: formatRupiah(booking.total) },
  );
  sheet.heading(m.orders_invoices());
  sheet.figures(
    booking.invoices.map(({ stage, code, status, dueAt, paidAt, amount }) => ({
      words: `${stageLabel[stage]()} · ${invoiceStatusLabel[status].word()}`,
      note: `${code} · ${paidAt ? m.orders_paid_at({ at: formatInstant(paidAt, locale) }) : m.orders_due_at({ at: formatInstant(dueAt, locale) })}`,
      figure: formatRupiah(amount),
    })),
  );
  sheet.paragraph(m.pdf_intermediary({ brand: brand.businessName, partner: partner.legalName }));
  return sheet.finish();
}
