// The partner's departures with their seats as a file, with the filters and the order of the page.
import * as m from '#messages/messages';
import { pagePartnerDepartures } from '#domain/partner-console';
import { readConsoleDepartureQuery, seatsLeft } from '#shared/console-departure-query';
import { todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { textIn } from '#shared/locale';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/departures-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const { deps, locale, search } = request;
  const query = { ...readConsoleDepartureQuery(new URLSearchParams(search)), page: 1 };
  const { items } = await pagePartnerDepartures(deps, actor, partnerId, {
    ...{ query, locale },
    limit: maxConsoleRows,
  });
  return csvFile(`${m.pconsole_departures_file()}-${todayInIndonesia(deps.now())}`, [
    [
      m.pconsole_journey(),
      m.pconsole_departs(),
      m.pconsole_state(),
      m.pconsole_quota(),
      m.pconsole_sold_elsewhere(),
      m.pconsole_held(),
      m.pconsole_sold(),
      m.pconsole_left(),
      m.pconsole_orders(),
    ],
    ...items.map(({ title, departsOn, isCancelled, orders, ...seats }) => [
      textIn(title, locale).text,
      departsOn,
      isCancelled
        ? m.pconsole_departure_cancelled()
        : seatsLeft(seats) > 0
          ? m.pconsole_departure_on_sale()
          : m.pconsole_departure_full(),
      seats.quota,
      seats.soldElsewhere,
      seats.held,
      seats.sold,
      seatsLeft(seats),
      orders,
    ]),
  ]);
}
