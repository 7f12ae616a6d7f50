// The month of a place as a calendar (issue "worship" 1).
import { pageRequest } from '#web/request/page-context.server';
import { prayerCalendar } from '#web/prayer-times/prayer-files.server';
import type { Route } from './+types/jadwal-ics';

export function loader(args: Route.LoaderArgs) {
  return prayerCalendar(pageRequest(args), args.request.headers);
}
