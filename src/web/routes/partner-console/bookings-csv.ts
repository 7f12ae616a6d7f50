// The partner's orders as a file, with the filters of the page; written down for everybody in it.
import * as m from '#messages/messages';
import { exportPartnerBookings } from '#domain/partner-console';
import { todayInIndonesia } from '#shared/dates';
import { readConsoleBookingQuery } from '#shared/console-booking-query';
import { maxConsoleRows } from '#shared/limits';
import { textIn } from '#shared/locale';
import { stateLabel } from '#labels/bookings';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/bookings-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const query = readConsoleBookingQuery(new URLSearchParams(request.search));
  const bookings = await exportPartnerBookings(request.deps, actor, partnerId, query, maxConsoleRows);
  const head = [
    m.pconsole_code(),
    m.pconsole_ordered(),
    m.pconsole_booker(),
    m.pconsole_journey(),
    m.pconsole_departs(),
    m.pconsole_people(),
    m.pconsole_total(),
    m.pconsole_paid(),
    m.pconsole_state(),
  ];
  return csvFile(`${m.pconsole_bookings_file()}-${todayInIndonesia(request.deps.now())}`, [
    head,
    ...bookings.map((booking) => [
      booking.code,
      todayInIndonesia(booking.orderedAt),
      booking.bookerName ?? '',
      textIn(booking.title, request.locale).text,
      booking.departsOn,
      booking.people,
      booking.total,
      booking.paid,
      stateLabel[booking.state].word(),
    ]),
  ]);
}
