// /oleh-oleh/detail (spec §2) names no item: it leads to all of them.
import { redirect } from 'react-router';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/detail';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  return redirect(localePath(paths.souvenirs, request.locale) + request.search);
}
