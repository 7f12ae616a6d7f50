// Travel partners and their licences (docs/product/partner-standing.md): frozen ones and those due for a check first.
import * as m from '#messages/messages';
import { listStandings } from '#domain/partner-standing';
import { addDays, formatDate, todayInIndonesia } from '#shared/dates';
import { askedPage, typedSearch } from '#shared/list-query';
import { pageSizes, renewalDays } from '#shared/limits';
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
import type { Route } from './+types/partners';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'partners');
  const { deps, locale } = request;
  const params = new URLSearchParams(request.search);
  const search = typedSearch(params);
  const state = ['active', 'suspended'].find((one) => one === params.get('state')) ?? '';
  const page = askedPage(params);
  const today = todayInIndonesia(deps.now());
  const { items, total } = await listStandings(deps, actor, {
    page,
    limit: pageSizes.console,
    search,
    state: state || undefined,
  });
  return {
    search,
    state,
    page,
    total,
    items: items.map(({ validUntil, nextCheckOn, ...item }) => ({
      ...item,
      validUntil: validUntil && formatDate(validUntil, locale, 'short'),
      isRenewalDue: validUntil !== null && validUntil < addDays(today, renewalDays),
      nextCheckOn: nextCheckOn && formatDate(nextCheckOn, locale, 'short'),
      isOverdue: nextCheckOn !== null && nextCheckOn <= today,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.standing_title());
}

export default function PartnersRoute({
  loaderData: { search, state, page, total, items },
}: Route.ComponentProps) {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(state && { state }) });
  return (
    <>
      <ConsoleHead title={m.standing_title()} text={m.standing_text()} />
      <StandingFilter
        path={paths.operator.partners}
        searchLabel={m.standing_search()}
        search={search}
        state={state}
      />
      {items.length === 0 ? (
        <EmptyState title={m.standing_empty()} text={m.standing_empty_text()} />
      ) : (
        <DenseTable
          caption={m.standing_title()}
          columns={[
            { key: 'name', label: m.standing_partner() },
            { key: 'state', label: m.standing_state() },
            { key: 'until', label: m.standing_valid_until() },
            { key: 'next', label: m.standing_next_check() },
            { key: 'tasks', label: m.standing_tasks(), isNumber: true },
          ]}
          rows={items.map((item) => ({
            key: item.id,
            cells: [
              <span key="name" className="flex flex-wrap items-center gap-x-3">
                <LocalLink
                  to={paths.operator.partner(item.id)}
                  className="inline-flex min-h-12 items-center text-left font-semibold text-primary underline underline-offset-4"
                >
                  {item.name}
                </LocalLink>
                {item.waitingDocuments > 0 && <Badge tone="warn">{m.standing_document_waits()}</Badge>}
              </span>,
              <Badge key="state" tone={item.state === 'active' ? 'good' : 'bad'}>
                {item.state === 'active' ? m.standing_active() : m.standing_suspended()}
              </Badge>,
              <span key="until">
                {item.validUntil ?? m.standing_no_licence()}{' '}
                {item.isRenewalDue && <Badge tone="warn">{m.standing_renewal_due()}</Badge>}
              </span>,
              <span key="next">
                {item.nextCheckOn ?? m.standing_next_none()}{' '}
                {item.isOverdue && <Badge tone="warn">{m.standing_due()}</Badge>}
              </span>,
              item.openTasks,
            ],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={pageSizes.console}
        total={total}
        pathOf={(other) =>
          `${paths.operator.partners}?${new URLSearchParams([...query, ['page', String(other)]])}`
        }
      />
    </>
  );
}
