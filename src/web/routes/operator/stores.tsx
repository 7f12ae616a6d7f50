// Souvenir stores (docs/product/stores.md): frozen ones and those late with parcels first.
import * as m from '#messages/messages';
import { listStoreStandings } from '#domain/store-standing';
import { askedPage, typedSearch } from '#shared/list-query';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
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
import type { Route } from './+types/stores';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const actor = requireOperator(request, 'stores');
  const params = new URLSearchParams(request.search);
  const search = typedSearch(params);
  const state = ['active', 'suspended'].find((one) => one === params.get('state')) ?? '';
  const page = askedPage(params);
  const { items, total } = await listStoreStandings(request.deps, actor, {
    page,
    limit: pageSizes.console,
    search,
    state: state || undefined,
  });
  return { search, state, page, total, items };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.store_standing_title());
}

export default function StoresRoute({
  loaderData: { search, state, page, total, items },
}: Route.ComponentProps) {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(state && { state }) });
  return (
    <>
      <ConsoleHead title={m.store_standing_title()} text={m.store_standing_text()} />
      <StandingFilter
        path={paths.operator.stores}
        searchLabel={m.store_standing_search()}
        search={search}
        state={state}
      />
      {items.length === 0 ? (
        <EmptyState title={m.store_standing_empty()} text={m.store_standing_empty_text()} />
      ) : (
        <DenseTable
          caption={m.store_standing_title()}
          columns={[
            { key: 'name', label: m.store_standing_store() },
            { key: 'state', label: m.standing_state() },
            { key: 'items', label: m.store_standing_items(), isNumber: true },
            { key: 'open', label: m.store_standing_open(), isNumber: true },
            { key: 'late', label: m.store_standing_late(), isNumber: true },
          ]}
          rows={items.map((item) => ({
            key: item.id,
            cells: [
              <span key="name">
                <LocalLink
                  to={paths.operator.store(item.id)}
                  className="inline-flex min-h-12 items-center text-left font-semibold text-primary underline underline-offset-4"
                >
                  {item.name}
                </LocalLink>
                <span className="block font-normal text-ink-soft">{item.city}</span>
              </span>,
              <Badge key="state" tone={item.state === 'active' ? 'good' : 'bad'}>
                {item.state === 'active' ? m.standing_active() : m.standing_suspended()}
              </Badge>,
              item.items,
              item.openParcels,
              item.lateParcels,
            ],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={pageSizes.console}
        total={total}
        pathOf={(other) =>
          `${paths.operator.stores}?${new URLSearchParams([...query, ['page', String(other)]])}`
        }
      />
    </>
  );
}
