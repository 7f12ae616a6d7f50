// The price table of private umrah from a spreadsheet (docs/product/umrah-prices.md): sent, looked at, and written by a second press.
import * as m from '#messages/messages';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { sendSheet } from '#web/umrah-prices/sheet-page.server';
import { PriceSheetPage } from '#web/umrah-prices/sheet-page.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-price-sheet';

export function loader(args: Route.LoaderArgs) {
  requireOperator(pageRequest(args), 'umrahPrices');
  return null;
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return sendSheet(request, requireOperator(request, 'umrahPrices'), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_prices_sheet());
}

export default function OperatorUmrahPriceSheetRoute({ actionData }: Route.ComponentProps) {
  return <PriceSheetPage answer={actionData} />;
}
