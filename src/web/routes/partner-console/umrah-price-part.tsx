// One part of the draft of an agency's next price table (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { loadPart, savePart } from '#web/umrah-prices/draft-page.server';
import { PricePartPage } from '#web/umrah-prices/part-page.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { requireArea } from '#web/request/require-area.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-price-part';

function by(request: PageRequest) {
  requireArea(request, 'privateUmrah');
  return { actor: requirePartner(request).actor, side: 'partner' } as const;
}

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

export default function PartnerUmrahPricePartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PricePartPage {...loaderData} answer={actionData} />;
}
