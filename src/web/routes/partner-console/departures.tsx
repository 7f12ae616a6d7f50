// The partner's departures with their seats (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { listDepartureMonths, pagePartnerDepartures } from '#domain/partner-console';
import { consoleListPath } from '#shared/console-list';
import { formatDate } from '#shared/dates';
import { readConsoleDepartureQuery, seatsLeft } from '#shared/console-departure-query';
import { pageSizes } from '#shared/limits';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { useFrame } from '#web/frame';
import { DepartureFilters } from '#web/partner-console/departure-filters.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/departures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const { deps, locale } = request;
  const query = readConsoleDepartureQuery(new URLSearchParams(request.search));
  const [{ items, total }, months] = await Promise.all([
    pagePartnerDepartures(deps, actor, partnerId, { query, limit: pageSizes.console, locale }),
    listDepartureMonths(deps, actor, partnerId),
  ]);
  return {
    query,
    total,
    hasAny: months.length > 0,
    months: months.map((value) => ({ value, label: formatDate(value, locale, 'month') })),
    departures: items.map(({ title, departsOn, ...departure }) => ({
      ...departure,
      title: textIn(title, locale).text,
      departsOn: formatDate(departsOn, locale, 'short'),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_departures());
}

const link = 'inline-flex min-h-12 items-center font-semibold underline underline-offset-4';

export default function PartnerDeparturesRoute({
  loaderData: { query, total, hasAny, months, departures },
}: Route.ComponentProps) {
  const { search } = useFrame();
  const columns = [
    { key: 'journey', label: m.pconsole_journey(), isSortable: true },
    { key: 'departs', label: m.pconsole_departs(), isSortable: true },
    { key: 'quota', label: m.pconsole_quota(), isNumber: true, isSortable: true },
    { key: 'elsewhere', label: m.pconsole_sold_elsewhere(), isNumber: true, isSortable: true },
    { key: 'held', label: m.pconsole_held(), isNumber: true, isSortable: true },
    { key: 'sold', label: m.pconsole_sold(), isNumber: true, isSortable: true },
    { key: 'left', label: m.pconsole_left(), isNumber: true, isSortable: true },
    { key: 'orders', label: m.pconsole_orders(), isNumber: true, isSortable: true },
  ];
  const rows = departures.map(({ id, title, departsOn, isCancelled, orders, ...seats }) => ({
    key: id,
    name: title,
    detail: departsOn,
    to: paths.partnerConsole.departure(id),
    before: departsOn,
    after: isCancelled ? (
      <span className="font-semibold text-bad">{m.pconsole_cancelled()}</span>
    ) : (
      m.pconsole_left_short({ count: seatsLeft(seats) })
    ),
    cells: [
      <span key="departs" className="whitespace-nowrap">
        {departsOn}
        {isCancelled && (
          <>
            {' '}
            <Badge tone="bad">{m.pconsole_cancelled()}</Badge>
          </>
        )}
      </span>,
      seats.quota,
      seats.soldElsewhere,
      seats.held,
      seats.sold,
      seatsLeft(seats),
      orders > 0 ? (
        <LocalLink
          key="orders"
          to={`${paths.partnerConsole.bookings}?departure=${id}`}
          className={`${link} min-w-12 justify-end`}
        >
          {orders}
          <span className="sr-only"> {m.pconsole_orders_of({ journey: title, date: departsOn })}</span>
        </LocalLink>
      ) : (
        0
      ),
    ],
  }));
  return (
    <>
      <ConsoleHead
        title={m.pconsole_departures()}
        text={m.pconsole_departures_text()}
        action={<ListFileLink file={paths.partnerConsole.departuresFile} total={total} />}
      />
      {hasAny && <DepartureFilters query={query} months={months} />}
      {!hasAny && <EmptyState title={m.pconsole_no_departures()} text={m.pconsole_no_departures_text()} />}
      {hasAny && rows.length === 0 && (
        <EmptyState title={m.pconsole_departures_none()} text={m.pconsole_departures_none_text()} />
      )}
      {rows.length > 0 && (
        <ConsoleTable caption={m.pconsole_departures()} columns={columns} sort={query.sort} rows={rows} />
      )}
      <PageLinks
        page={query.page}
        limit={pageSizes.console}
        total={total}
        pathOf={(page) => consoleListPath(paths.partnerConsole.departures, search, { page })}
      />
    </>
  );
}
