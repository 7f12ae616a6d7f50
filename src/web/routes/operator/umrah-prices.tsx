// The operator's price tables of private umrah (docs/product/umrah-prices.md).
import * as m from '#messages/messages';
import { FiguresTable } from '#web/umrah-prices/figures-table.tsx';
import { figuresView } from '#web/umrah-prices/figures-view.server';
import { loadPrices, changePrices } from '#web/umrah-prices/prices-page.server';
import { PricesPage } from '#web/umrah-prices/prices-page.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-prices';

const by = (request: PageRequest) =>
  ({ actor: requireOperator(request, 'umrahPrices'), side: 'operator' }) as const;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const author = by(request);
  const [prices, figures] = await Promise.all([
    loadPrices(request, author),
    figuresView(request, author.actor),
  ]);
  return { prices, figures };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return changePrices(request, by(request), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_prices_title());
}

export default function OperatorUmrahPricesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PricesPage {...loaderData.prices} answer={actionData} />
      <div className="max-w-5xl">
        <FiguresTable figures={loaderData.figures} />
      </div>
    </div>
  );
}
