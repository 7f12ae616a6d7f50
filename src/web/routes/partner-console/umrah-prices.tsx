// An agency's own price tables of private umrah (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { loadPrices, changePrices } from '#web/umrah-prices/prices-page.server';
import { PricesPage } from '#web/umrah-prices/prices-page.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { requireArea } from '#web/request/require-area.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-prices';

function by(request: PageRequest) {
  requireArea(request, 'privateUmrah');
  return { actor: requirePartner(request).actor, side: 'partner' } as const;
}

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadPrices(request, by(request));
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return changePrices(request, by(request), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_prices_own_title());
}

export default function PartnerUmrahPricesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} answer={actionData} />;
}
