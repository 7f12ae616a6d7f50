// The partner's orders as a file, with the filters of the page; written down for everybody in it.
import * as m from '#messages/messages';
import { exportPartnerBookings } from '#domain/bookings';
import { todayInIndonesia } from '#shared/dates';
import { readDeskBookingQuery } from '#shared/desk-booking-query';
import { maxDeskRows } from '#shared/limits';
import { textIn } from '#shared/locale';
import { stateWord } from '#web/features/orders/order-words';
import { csvFile } from '#web/server/desks/csv';
import { pageRequest } from '#web/server/request/page-context';
import { requirePartner } from '#web/server/desks/partner-desk';
import type { Route } from './+types/bookings-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const query = readDeskBookingQuery(new URLSearchParams(request.search));
  const bookings = await exportPartnerBookings(request.deps, actor, partnerId, query, maxDeskRows);
  const head = [m.pdesk_code(), m.pdesk_ordered(), m.pdesk_booker(), m.pdesk_journey(), m.pdesk_departs(), m.pdesk_people(), m.pdesk_total(), m.pdesk_paid(), m.pdesk_state()];
  return csvFile(`${m.pdesk_bookings_file()}-${todayInIndonesia(request.deps.now())}`, [head, ...bookings.map((booking) => [
    booking.code, todayInIndonesia(booking.orderedAt), booking.bookerName ?? '', textIn(booking.title, request.locale).text, booking.departsOn, booking.people,
    booking.total, booking.paid, stateWord[booking.state].word()])]);
}
