// The operator's limits of private umrah (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { changeLimits, loadLimits } from '#web/umrah-prices/limits-page.server';
import { LimitsPage } from '#web/umrah-prices/limits-page.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-limits';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadLimits(request, requireOperator(request, 'umrahPrices'));
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return changeLimits(request, requireOperator(request, 'umrahPrices'), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_limits_title());
}

export default function OperatorUmrahLimitsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LimitsPage {...loaderData} answer={actionData} />;
}
