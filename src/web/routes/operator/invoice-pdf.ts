// One of the platform's invoices as PDF, for finance (docs/product/platform-invoices.md).
import { sendInvoicePdf } from '#web/platform-invoices/invoice-pages.server';
import { requireRole } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/invoice-pdf';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireRole(request, 'operator_finance');
  return sendInvoicePdf(request, actor, args.params.invoiceId);
}
