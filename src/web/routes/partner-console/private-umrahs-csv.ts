// The agency's inbox of private umrahs as a file, with the filter and the order of the page: what the page shows, so no name and no contact.
import * as m from '#messages/messages';
import { listInbox } from '#domain/private-umrah';
import { umrahStatusLabel } from '#labels/private-umrah';
import { clockInIndonesia, todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { inboxAnswer, readInboxQuery } from '#web/private-umrah/inbox.server';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/private-umrahs-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const { actor } = requirePartner(request);
  const query = { ...readInboxQuery(request.search), page: 1, limit: maxConsoleRows };
  const { items } = await listInbox(request.deps, actor, query);
  return csvFile(`${m.private_umrah_inbox_file()}-${todayInIndonesia(request.deps.now())}`, [
    [
      m.private_umrah_inbox_request(),
      m.private_umrah_inbox_airport(),
      m.private_umrah_inbox_departs(),
      m.private_umrah_inbox_returns(),
      m.private_umrah_inbox_adults(),
      m.private_umrah_inbox_children(),
      m.private_umrah_inbox_infants(),
      m.private_umrah_respond_by(),
      m.private_umrah_status(),
      m.private_umrah_inbox_answer(),
    ],
    ...items.map((row) => {
      const { code, form, departsOn, returnsOn, people, status } = row.request;
      return [
        code,
        form.departure_airport_id,
        departsOn,
        returnsOn,
        people.adults,
        people.children,
        people.infants,
        `${clockInIndonesia(row.respondBy).replace('T', ' ')} WIB`,
        umrahStatusLabel(status),
        inboxAnswer(row),
      ];
    }),
  ]);
}
