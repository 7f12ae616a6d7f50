// The slip of the income tax kept back of one invoice, as the state's tax system imports it (docs/product/platform-invoices.md).
import { readWithholdingFile } from '#domain/platform-invoices';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { sendTaxFile } from '#web/platform-invoices/invoice-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/withholding-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return sendTaxFile(readWithholdingFile(request.deps, actor, args.params.invoiceId));
}
