// All orders under a consultant's code, and what they bring (docs/product/affiliates.md).
import * as m from '#messages/messages';
import { listConsultantSales } from '#domain/payouts';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import * as paths from '#shared/paths';
import { requireConsultant } from '#web/affiliates/require-consultant.server';
import { SalesList } from '#web/affiliates/sales-list.tsx';
import { salesView } from '#web/affiliates/sales-view.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/consultant-sales';

export const handle: RouteHandle = { member: { isEditing: true } };

const limit = pageSizes.console;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = await requireConsultant(request);
  const page = askedPage(new URLSearchParams(request.search));
  const { items, total, sums } = await listConsultantSales(request.deps, actor, { page, limit });
  return { sales: salesView(items, request.locale), total, sums, page };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.consultant_sales());
}

export default function ConsultantSalesRoute({
  loaderData: { sales, total, sums, page },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.consultant_sales()}</PageTitle>
      <p className="mb-6 max-w-prose">{m.consultant_sales_text()}</p>
      {total > 0 && (
        <Card className="mb-6 px-5 py-2">
          <DefinitionList
            facts={[
              { term: m.consultant_sales_count(), value: total },
              { term: m.consultant_sales_paid(), value: sums.paidFor },
              { term: m.consultant_sales_expected(), value: <Money amount={sums.expected} /> },
              { term: m.consultant_sales_earned(), value: <Money amount={sums.earned} /> },
            ]}
          />
        </Card>
      )}
      <SalesList sales={sales} />
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(other) => `${paths.member.consultantSales}${other > 1 ? `?page=${other}` : ''}`}
      />
    </>
  );
}
