// A new promo that the partner bears (docs/product/promos.md): a draft at first.
import * as m from '#messages/messages';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { loadNewPromo, writeNewPromo } from '#web/promos/console/promo-page.server';
import { NewPromo } from '#web/promos/console/promo-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/new-promo';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadNewPromo(request, requirePartner(request).actor, 'partner');
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return writeNewPromo(request, requirePartner(request).actor, 'partner', args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.promos_new());
}

export default function NewPartnerPromoRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPromo at="partner" {...loaderData} answer={actionData} />;
}
