// The operator's prices of private umrah as a file (docs/product/umrah-prices.md).
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { priceFile } from '#web/umrah-prices/price-file.server';
import type { Route } from './+types/umrah-price-file';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'umrahPrices');
  return priceFile(request, { actor, side: 'operator' }, args.params.file);
}
