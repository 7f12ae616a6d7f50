// The draft of the next price table of private umrah (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { loadDraft, changeDraft } from '#web/umrah-prices/draft-page.server';
import { PriceDraftPage } from '#web/umrah-prices/draft-page.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-price-draft';

const by = (request: PageRequest) =>
  ({ actor: requireOperator(request, 'umrahPrices'), side: 'operator' }) as const;

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadDraft(request, by(request));
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return changeDraft(request, by(request), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_prices_draft_title());
}

export default function OperatorUmrahPriceDraftRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceDraftPage draft={loaderData} answer={actionData} />;
}
