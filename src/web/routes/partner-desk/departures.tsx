// The partner's departures with their seats (issue "booking" 6).
import * as m from '#messages/messages';
import { listPartnerDepartures } from '#domain/bookings';
import { formatDate } from '#shared/dates';
import { isDepartureAskedFor, readDeskDepartureQuery, seatsLeft } from '#shared/desk-departure-query';
import { textIn } from '#shared/locale';
import { Badge } from '#web/components/ui/badge.tsx';
import { DenseTable } from '#web/components/ui/dense-table.tsx';
import { DeskHead } from '#web/components/ui/desk-head.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { accountMeta } from '#web/features/accounts/account-meta';
import { DepartureFilters } from '#web/features/partner-desk/departure-filters.tsx';
import { DepartureLines } from '#web/features/partner-desk/departure-lines.tsx';
import type { RouteHandle } from '#web/route-handle';
import { pageRequest } from '#web/server/request/page-context';
import { requirePartner } from '#web/server/desks/partner-desk';
import type { Route } from './+types/departures';

export const handle: RouteHandle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const departures = await listPartnerDepartures(request.deps, actor, partnerId);
  const { locale } = request;
  const query = readDeskDepartureQuery(new URLSearchParams(request.search));
  const months = [...new Set(departures.map(({ departsOn }) => departsOn.slice(0, 7)))];
  return {
    query, hasAny: departures.length > 0, months: months.map((value) => ({ value, label: formatDate(value, locale, 'month') })),
    departures: departures.filter((departure) => isDepartureAskedFor(departure, query)).map(({ title, departsOn, ...departure }) => ({
      ...departure, title: textIn(title, locale).text, departsOn: formatDate(departsOn, locale, 'short') })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pdesk_departures());
}

const link = 'inline-flex min-h-12 items-center font-semibold underline underline-offset-4';

export default function PartnerDeparturesRoute({ loaderData: { query, hasAny, months, departures } }: Route.ComponentProps) {
  const columns = [
    { key: 'departs', label: m.pdesk_departs() }, { key: 'journey', label: m.pdesk_journey() }, { key: 'quota', label: m.pdesk_quota(), isNumber: true },
    { key: 'elsewhere', label: m.pdesk_sold_elsewhere(), isNumber: true }, { key: 'held', label: m.pdesk_held(), isNumber: true }, { key: 'sold', label: m.pdesk_sold(), isNumber: true },
    { key: 'left', label: m.pdesk_left(), isNumber: true }, { key: 'orders', label: m.pdesk_orders(), isNumber: true }];
  const rows = departures.map(({ id, title, departsOn, isCancelled, orders, ...seats }) => ({ key: id, cells: [
    <span key="departs" className="whitespace-nowrap">{departsOn}</span>,
    <span key="journey"><LocalLink to={`/partner-desk/departures/${id}`} className={link}>{title}<span className="sr-only">, {departsOn}</span></LocalLink>{isCancelled && <> <Badge tone="bad">{m.pdesk_cancelled()}</Badge></>}</span>,
    seats.quota, seats.soldElsewhere, seats.held, seats.sold, seatsLeft(seats),
    orders > 0 ? <LocalLink key="orders" to={`/partner-desk?departure=${id}`} className={`${link} min-w-12 justify-end`}>{orders}<span className="sr-only"> {m.pdesk_orders_of({ journey: title, date: departsOn })}</span></LocalLink> : 0,
  ] }));
  return (
    <>
      <DeskHead title={m.pdesk_departures()} text={m.pdesk_departures_text()} />
      {hasAny && <DepartureFilters query={query} months={months} />}
      {!hasAny && <EmptyState title={m.pdesk_no_departures()} text={m.pdesk_no_departures_text()} />}
      {hasAny && rows.length === 0 && <EmptyState title={m.pdesk_departures_none()} text={m.pdesk_departures_none_text()} />}
      {rows.length > 0 && (
        <>
          <DepartureLines departures={departures} />
          <div className="max-lg:hidden"><DenseTable caption={m.pdesk_departures()} columns={columns} rows={rows} /></div>
        </>
      )}
    </>
  );
}
