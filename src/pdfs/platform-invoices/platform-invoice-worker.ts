// Draws the platform's invoices to its partners beside the process that sells (decision 0036).
import * as m from '#messages/messages';
import type { Brand } from '#domain/brands';
import type { PlatformInvoice } from '#domain/platform-invoices';
import { runWithLocale } from '#platform/request-locale';
import { answerOnThread } from '#platform/worker-thread';
import { openSheet } from '#pdfs/letterhead';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah, formatShare } from '#shared/money';

export interface InvoiceDrawing {
  invoice: PlatformInvoice;
  /** Whose letterhead it has: the platform's. */
  brand: Brand;
  locale: Locale;
}

function invoicePdf({ invoice, brand, locale }: InvoiceDrawing): Promise<Buffer> {
  const { number, month, buyer, seller, collected, owed, net, vat, vatBasisPoints, withheld, due } = invoice;
  const title = net < 0 ? m.platform_invoice_credit_note({ number }) : m.platform_invoice_one({ number });
  const sheet = openSheet(brand, { subject: title, at: invoice.issuedAt, locale });
  sheet.title(title, formatInstant(invoice.issuedAt, locale));
  sheet.details([
    [
      m.platform_invoice_from(),
      [seller?.name ?? brand.businessName, seller?.address ?? brand.officeAddress].join('\n'),
    ],
    ...(seller
      ? ([
          [m.platform_invoice_seller_number(), seller.taxNumber],
          [
            m.platform_invoice_seller_status(),
            seller.taxableSince
              ? m.platform_invoice_seller_registered({ date: formatDate(seller.taxableSince, locale) })
              : m.platform_invoice_seller_unregistered(),
          ],
        ] as const)
      : []),
    [m.platform_invoice_to(), [buyer.name, buyer.address].join('\n')],
    [m.platform_invoice_buyer_number(), buyer.taxNumber],
    [m.platform_invoice_month(), formatDate(`${month}-01`, locale, 'month')],
  ]);
  sheet.heading(m.platform_invoice_commission());
  sheet.figures(
    [
      { words: m.platform_invoice_collected(), figure: formatRupiah(collected) },
      { words: m.platform_invoice_owed(), figure: formatRupiah(owed) },
    ],
    { words: m.platform_invoice_total(), figure: formatRupiah(collected + owed) },
  );
  if (vatBasisPoints > 0)
    sheet.figures([
      { words: m.platform_invoice_net(), figure: formatRupiah(net) },
      {
        words: m.platform_invoice_vat({ rate: formatShare(vatBasisPoints, locale) }),
        figure: formatRupiah(vat),
      },
    ]);
  sheet.figures(
    [
      { words: m.platform_invoice_owed(), figure: formatRupiah(owed) },
      ...(withheld > 0 ? [{ words: m.platform_invoice_withheld(), figure: formatRupiah(-withheld) }] : []),
    ],
    {
      words: due < 0 ? m.platform_invoice_due_back() : m.platform_invoice_due(),
      figure: formatRupiah(Math.abs(due)),
    },
  );
  if (due > 0) sheet.paragraph(m.platform_invoice_pay({ date: formatDate(invoice.dueOn, locale), number }));
  if (withheld > 0) sheet.paragraph(m.platform_invoice_slip());
  if (vatBasisPoints > 0) sheet.paragraph(m.platform_invoice_not_tax_invoice());
  return sheet.finish();
}

answerOnThread((drawing: InvoiceDrawing) => runWithLocale(drawing.locale, () => invoicePdf(drawing)));
