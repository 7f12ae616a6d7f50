// The month of a place as a table (issue "worship" 1).
import { pageRequest } from '#web/server/request/page-context';
import { prayerTable } from '#web/server/reading/prayer-files';
import type { Route } from './+types/jadwal-csv';

export function loader(args: Route.LoaderArgs) {
  return prayerTable(pageRequest(args), args.request.headers);
}
