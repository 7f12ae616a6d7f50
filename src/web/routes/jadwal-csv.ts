// The month of a place as a table (docs/product/prayer-times.md).
import { pageRequest } from '#web/request/page-context.server';
import { prayerTable } from '#web/prayer-times/prayer-files.server';
import type { Route } from './+types/jadwal-csv';

export function loader(args: Route.LoaderArgs) {
  return prayerTable(pageRequest(args), args.request.headers);
}
