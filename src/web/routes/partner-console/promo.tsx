// One promo of the partner's own (docs/product/promos.md): tried, published, changed, ended.
import * as m from '#messages/messages';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { changePromo, loadPromo } from '#web/promos/console/promo-page.server';
import { ConsolePromo } from '#web/promos/console/promo-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/promo';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadPromo(request, requirePartner(request).actor, 'partner', args.params.promoId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const about = { at: 'partner', id: args.params.promoId } as const;
  return changePromo(request, requirePartner(request).actor, about, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.code ?? m.promos_title());
}

export default function PartnerPromoRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsolePromo at="partner" promo={loaderData} answer={actionData} />;
}
