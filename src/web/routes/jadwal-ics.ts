// The month of a place as a calendar (docs/product/prayer-times.md).
import { pageRequest } from '#web/request/page-context.server';
import { prayerCalendar } from '#web/prayer-times/prayer-files.server';
import type { Route } from './+types/jadwal-ics';

export function loader(args: Route.LoaderArgs) {
  return prayerCalendar(pageRequest(args), args.request.headers);
}
