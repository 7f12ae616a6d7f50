// The draft of an agency's next price table of private umrah (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { loadDraft, changeDraft } from '#web/umrah-prices/draft-page.server';
import { PriceDraftPage } from '#web/umrah-prices/draft-page.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { requireArea } from '#web/request/require-area.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-price-draft';

function by(request: PageRequest) {
  requireArea(request, 'privateUmrah');
  return { actor: requirePartner(request).actor, side: 'partner' } as const;
}

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

export default function PartnerUmrahPriceDraftRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceDraftPage draft={loaderData} answer={actionData} />;
}
