// The partner's orders (docs/product/partner-console.md): search, filters and order in the address, a file of what is shown.
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { listPartnerBookings, listPartnerDepartures } from '#domain/partner-console';
import { formatDate } from '#shared/dates';
import { readConsoleBookingQuery, writeConsoleBookingQuery } from '#shared/console-booking-query';
import { pageSizes } from '#shared/limits';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { BookingFilters } from '#web/partner-console/booking-filters.tsx';
import { BookingTable } from '#web/partner-console/booking-table.tsx';
import { consoleBookingView } from '#web/partner-console/booking-view';
import { PageLinks } from '#web/ui/page-links.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/bookings';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const query = readConsoleBookingQuery(new URLSearchParams(request.search));
  const [list, departures] = await Promise.all([
    listPartnerBookings(request.deps, actor, partnerId, query, pageSizes.console),
    listPartnerDepartures(request.deps, actor, partnerId),
  ]);
  return {
    query,
    limit: list.limit,
    total: list.total,
    bookings: list.items.map((booking) => consoleBookingView(booking, request.locale)),
    departures: departures.map(({ id, title, departsOn }) => ({
      value: id,
      label: `${formatDate(departsOn, request.locale, 'short')} · ${textIn(title, request.locale).text}`,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_bookings());
}

export default function PartnerBookingsRoute({
  loaderData: { query, limit, total, bookings, departures },
}: Route.ComponentProps) {
  const file = (
    <LocalLink
      to={`${paths.partnerConsole.bookingsFile}${writeConsoleBookingQuery({ ...query, page: 1 })}`}
      className={buttonClass('secondary')}
    >
      <Download size={20} aria-hidden="true" />
      {m.pconsole_download()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead
        title={m.pconsole_bookings()}
        text={m.pconsole_bookings_text({ count: total })}
        action={total > 0 && file}
      />
      <BookingFilters query={query} departures={departures} />
      {bookings.length === 0 ? (
        <EmptyState title={m.pconsole_no_bookings()} text={m.pconsole_no_bookings_text()} />
      ) : (
        <BookingTable bookings={bookings} />
      )}
      <PageLinks
        page={query.page}
        limit={limit}
        total={total}
        pathOf={(page) => `${paths.partnerConsole.bookings}${writeConsoleBookingQuery({ ...query, page })}`}
      />
    </>
  );
}
