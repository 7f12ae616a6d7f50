// A member's private umrahs (spec §2 /member/order-custom-umroh, §7 history): by status, searched by code.
import * as m from '#messages/messages';
import { listRequests } from '#domain/private-umrah';
import { umrahStatusLabel } from '#labels/private-umrah';
import { pageSizes } from '#shared/limits';
import { askedPage, typedSearch } from '#shared/list-query';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { umrahStatuses } from '#shared/private-umrah-status';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { requestSummary } from '#web/private-umrah/request-view.server';
import type { RouteHandle } from '#web/route-handle';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/order-custom-umroh';

export const handle: RouteHandle = { member: {} };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const params = new URLSearchParams(request.search);
  const status = umrahStatuses.find((each) => each === params.get('status')) ?? null;
  const search = typedSearch(params);
  const page = askedPage(params);
  const list = await listRequests(deps, actor, brand, { status, search, page, limit: pageSizes.list });
  return {
    status,
    statuses: umrahStatuses.map((value) => ({ value, label: umrahStatusLabel(value) })),
    search,
    page,
    limit: list.limit,
    total: list.total,
    requests: list.items.map((item) => ({
      ...requestSummary(item, locale),
      offers:
        item.leastEach === null
          ? null
          : m.private_umrah_offers_from({ count: item.liveOffers, amount: formatRupiah(item.leastEach) }),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_history());
}

export default function PrivateUmrahsRoute({
  loaderData: { status, statuses, search, page, limit, total, requests },
}: Route.ComponentProps) {
  const isFiltered = status !== null || search !== '';
  const pathOf = (number: number) =>
    `${paths.member.privateUmrahs}?${new URLSearchParams({ ...(status && { status }), ...(search && { q: search }), page: String(number) })}`;
  return (
    <>
      <PageTitle>{m.private_umrah_history()}</PageTitle>
      <FilterForm
        path={paths.member.privateUmrahs}
        className="md:grid-cols-2 md:items-end"
        searchLabel={m.private_umrah_search()}
        search={search}
        show={m.private_umrah_show()}
        clear={m.private_umrah_clear()}
        isFiltered={isFiltered}
      >
        <SelectField
          label={m.private_umrah_status()}
          name="status"
          value={status ?? ''}
          none={m.private_umrah_any_status()}
          choices={statuses}
        />
      </FilterForm>
      {requests.length === 0 ? (
        <EmptyState
          title={m.private_umrah_none()}
          text={isFiltered ? m.private_umrah_none_found() : m.private_umrah_intro()}
          action={
            <LocalLink to={paths.privateUmrah.builder} className={buttonClass('primary')}>
              {m.private_umrah_from_list()}
            </LocalLink>
          }
        />
      ) : (
        <ul className="space-y-3">
          {requests.map((request) => (
            <li key={request.id} className={`${cardClass} relative p-4 hover:border-primary`}>
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <LocalLink
                  to={paths.member.privateUmrah(request.id)}
                  className="font-bold text-primary after:absolute after:inset-0 hover:underline"
                >
                  {request.code}
                </LocalLink>
                <Badge tone={request.tone}>{request.status}</Badge>
              </div>
              <p className="mt-1">{request.journey}</p>
              <p className="text-ink-soft">{request.people}</p>
              {request.offers && <p className="mt-1 font-semibold tabular-nums">{request.offers}</p>}
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} limit={limit} total={total} pathOf={pathOf} />
    </>
  );
}
