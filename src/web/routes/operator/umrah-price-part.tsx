// One part of the draft of the next price table (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { loadPart, savePart } from '#web/umrah-prices/draft-page.server';
import { PricePartPage } from '#web/umrah-prices/part-page.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-price-part';

const by = (request: PageRequest) =>
  ({ actor: requireOperator(request, 'umrahPrices'), side: 'operator' }) as const;

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadPart(request, by(request), args.params.part);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return savePart(request, by(request), args.params.part, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_prices_draft_title());
}

export default function OperatorUmrahPricePartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PricePartPage {...loaderData} answer={actionData} />;
}
