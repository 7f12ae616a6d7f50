// An agency's prices of private umrah as a file (docs/product/umrah-prices.md).
import { requirePartner } from '#web/partner-console/require-partner.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { priceFile } from '#web/umrah-prices/price-file.server';
import type { Route } from './+types/umrah-price-file';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const { actor } = requirePartner(request);
  return priceFile(request, { actor, side: 'partner' }, args.params.file);
}
