// One of the platform's invoices as PDF, for finance (docs/product/platform-invoices.md).
import { sendInvoicePdf } from '#web/platform-invoices/invoice-pages.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/invoice-pdf';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'invoices');
  return sendInvoicePdf(request, actor, args.params.invoiceId);
}
