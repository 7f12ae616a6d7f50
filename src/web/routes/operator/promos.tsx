// The operator's promos (docs/product/promos.md): searched, narrowed and sorted.
import * as m from '#messages/messages';
import { loadPromoList } from '#web/promos/console/promo-list.server';
import { PromoList } from '#web/promos/console/promo-list.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/promos';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadPromoList(request, requireOperator(request, 'promos'), 'operator');
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.promos_title());
}

export default function OperatorPromosRoute({ loaderData }: Route.ComponentProps) {
  return <PromoList at="operator" {...loaderData} />;
}
