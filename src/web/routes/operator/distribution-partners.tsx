// Distribution partners (docs/product/distribution-partners.md): closed ones first.
import * as m from '#messages/messages';
import { listDistributionStandings } from '#domain/distribution-standing';
import { askedPage, typedSearch } from '#shared/list-query';
import { pageSizes } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { lacksOf } from '#web/distribution-standing/distribution-standing-page.server';
import { StandingFilter } from '#web/partner-standing/standing-filter.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/distribution-partners';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'catalogue');
  const actor = requireOperator(request, 'partners');
  const params = new URLSearchParams(request.search);
  const search = typedSearch(params);
  const state = ['active', 'suspended'].find((one) => one === params.get('state')) ?? '';
  const page = askedPage(params);
  const { items, total } = await listDistributionStandings(request.deps, actor, {
    page,
    limit: pageSizes.console,
    search,
    state: state || undefined,
  });
  return {
    ...{ search, state, page, total },
    items: items.map(({ id, name, city, state: standing, missing, orders, earned }) => ({
      ...{ id, name, city, orders },
      state: standing,
      lacks: lacksOf(missing),
      earned: formatRupiah(earned),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.distribution_standing_title());
}

export default function DistributionPartnersRoute({
  loaderData: { search, state, page, total, items },
}: Route.ComponentProps) {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(state && { state }) });
  return (
    <>
      <ConsoleHead title={m.distribution_standing_title()} text={m.distribution_standing_text()} />
      <StandingFilter
        path={paths.operator.distributionPartners}
        searchLabel={m.distribution_standing_search()}
        search={search}
        state={state}
        active={m.distribution_standing_open()}
        suspended={m.distribution_standing_closed()}
      />
      {items.length === 0 ? (
        <EmptyState title={m.distribution_standing_empty()} text={m.distribution_standing_empty_text()} />
      ) : (
        <DenseTable
          caption={m.distribution_standing_title()}
          columns={[
            { key: 'name', label: m.distribution_standing_partner() },
            { key: 'state', label: m.standing_state() },
            { key: 'page', label: m.distribution_standing_page() },
            { key: 'orders', label: m.distribution_standing_orders(), isNumber: true },
            { key: 'earned', label: m.distribution_standing_earned(), isNumber: true },
          ]}
          rows={items.map((item) => ({
            key: item.id,
            cells: [
              <span key="name">
                <LocalLink
                  to={paths.operator.distributionPartner(item.id)}
                  className="inline-flex min-h-12 items-center text-left font-semibold text-primary underline underline-offset-4"
                >
                  {item.name}
                </LocalLink>
                <span className="block font-normal text-ink-soft">{item.city}</span>
              </span>,
              <Badge key="state" tone={item.state === 'active' ? 'good' : 'bad'}>
                {item.state === 'active' ? m.distribution_standing_open() : m.distribution_standing_closed()}
              </Badge>,
              item.lacks,
              item.orders,
              item.earned,
            ],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={pageSizes.console}
        total={total}
        pathOf={(other) =>
          `${paths.operator.distributionPartners}?${new URLSearchParams([...query, ['page', String(other)]])}`
        }
      />
    </>
  );
}
