// The confirmation of an order (spec §1 "a confirmation letter is emailed for each confirmed order") as PDF.
import * as m from '#messages/messages';
import { formatDate, formatInstant } from '#shared/dates';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { roomLabel } from '#labels/catalogue';
import { stageLabel } from '#labels/bookings';
import { travellerLabel } from '#labels/participants';
import { cancellationSteps } from '#labels/contract-steps';
import { openSheet } from '#pdfs/letterhead';
import type { PdfData } from './pdf-data.ts';

/** Call it in the PDF's language. */
export function confirmationPdf({ booking, people, brand, locale, now }: PdfData): Promise<Buffer> {
  const { departure, partner, booker } = booking;
  const sheet = openSheet(brand, { subject: m.pdf_confirmation({ code: booking.code }), at: now, locale });
  sheet.title(m.pdf_confirmation({ code: booking.code }), m.pdf_made_at({ at: formatInstant(now, locale) }));
  sheet.paragraph(m.pdf_confirmation_greeting({ name: booker!.name }));
  sheet.paragraph(
    m.pdf_confirmation_text({ partner: partner.name, title: textIn(departure.title, locale).text }),
  );
  sheet.heading(m.pdf_journey());
  sheet.details([
    [m.pdf_journey(), textIn(departure.title, locale).text],
    [m.pdf_departs(), formatDate(departure.departsOn, locale, 'full')],
    [m.pdf_returns(), formatDate(departure.returnsOn, locale, 'full')],
    [m.pdf_airport(), departure.airportIata],
    [m.pdf_seller(), [partner.legalName, partner.phoneNumber, partner.email].join('\n')],
  ]);
  sheet.heading(m.orders_travellers());
  sheet.figures(
    people.map(({ number, name, traveller, roomType }) => ({
      words: name ?? m.orders_traveller_unnamed({ number }),
      note: travellerLabel[traveller](),
      figure: roomLabel[roomType](),
    })),
  );
  sheet.heading(m.orders_invoices());
  sheet.figures(
    booking.invoices.map(({ stage, paidAt, dueAt, amount }) => ({
      words: stageLabel[stage](),
      note: paidAt
        ? m.orders_paid_at({ at: formatInstant(paidAt, locale) })
        : m.orders_due_at({ at: formatInstant(dueAt, locale) }),
      figure: formatRupiah(amount),
    })),
    { words: m.orders_total(), figure: formatRupiah(booking.total) },
  );
  if (booking.contract) termsOn(sheet, booking, locale);
  sheet.paragraph(m.pdf_confirmation_next());
  sheet.paragraph(m.pdf_confirmation_closing({ brand: brand.businessName }));
  return sheet.finish();
}

/** The contract's terms as they were copied onto the order. */
function termsOn(
  sheet: ReturnType<typeof openSheet>,
  { contract, departure, partner }: PdfData['booking'],
  locale: PdfData['locale'],
): void {
  const steps = cancellationSteps(contract!.terms, departure.departsOn, departure.departsOn);
  sheet.heading(m.orders_contract());
  if (steps.length === 0) return sheet.paragraph(m.product_cancel_none({ partner: partner.name }));
  sheet.paragraph(m.product_cancel_intro({ partner: partner.name }));
  sheet.details(
    steps.map(({ until, percent }) => [
      until ? m.product_cancel_until({ date: formatDate(until, locale) }) : m.product_cancel_after(),
      percent > 0 ? m.product_cancel_percent({ percent }) : m.product_cancel_nothing(),
    ]),
  );
  sheet.paragraph(m.product_cancel_base());
}
