// One promo at the operator's console (docs/product/promos.md): tried, published, changed, ended.
import * as m from '#messages/messages';
import { changePromo, loadPromo } from '#web/promos/console/promo-page.server';
import { ConsolePromo } from '#web/promos/console/promo-page.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/promo';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadPromo(request, requireOperator(request, 'promos'), 'operator', args.params.promoId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const about = { at: 'operator', id: args.params.promoId } as const;
  return changePromo(request, requireOperator(request, 'promos'), about, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.code ?? m.promos_title());
}

export default function OperatorPromoRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsolePromo at="operator" promo={loaderData} answer={actionData} />;
}
