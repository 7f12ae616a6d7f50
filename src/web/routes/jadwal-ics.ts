// The month of a place as a calendar (issue "worship" 1).
import { pageRequest } from '#web/server/request/page-context';
import { prayerCalendar } from '#web/server/reading/prayer-files';
import type { Route } from './+types/jadwal-ics';

export function loader(args: Route.LoaderArgs) {
  return prayerCalendar(pageRequest(args), args.request.headers);
}
