// The platform's output tax of a month, as the state's tax system imports it (docs/product/platform-invoices.md), for finance.
import { readOutputTaxFile } from '#domain/platform-invoices';
import { sendTaxFile } from '#web/platform-invoices/invoice-pages.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/coretax-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'invoices');
  const month = new URLSearchParams(request.search).get('month') ?? '';
  return sendTaxFile(readOutputTaxFile(request.deps, actor, month));
}
