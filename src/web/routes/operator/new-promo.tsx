// A new promo of the platform (docs/product/promos.md): a draft at first.
import * as m from '#messages/messages';
import { loadNewPromo, writeNewPromo } from '#web/promos/console/promo-page.server';
import { NewPromo } from '#web/promos/console/promo-page.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/new-promo';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadNewPromo(request, requireOperator(request, 'promos'), 'operator');
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return writeNewPromo(request, requireOperator(request, 'promos'), 'operator', args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.promos_new());
}

export default function NewOperatorPromoRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPromo at="operator" {...loaderData} answer={actionData} />;
}
