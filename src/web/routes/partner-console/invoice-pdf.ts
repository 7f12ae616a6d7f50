// One of the platform's invoices as PDF, for the partner that it is to (docs/product/platform-invoices.md).
import { requirePartner } from '#web/partner-console/require-partner.server';
import { sendInvoicePdf } from '#web/platform-invoices/invoice-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/invoice-pdf';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return sendInvoicePdf(request, requirePartner(request).actor, args.params.invoiceId);
}
