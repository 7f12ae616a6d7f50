// A partner's own promos (docs/product/promos.md): searched, narrowed and sorted.
import * as m from '#messages/messages';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { loadPromoList } from '#web/promos/console/promo-list.server';
import { PromoList } from '#web/promos/console/promo-list.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/promos';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadPromoList(request, requirePartner(request).actor, 'partner');
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.promos_title());
}

export default function PartnerPromosRoute({ loaderData }: Route.ComponentProps) {
  return <PromoList at="partner" {...loaderData} />;
}
