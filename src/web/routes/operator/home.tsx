// The operator's console begins, for everybody who works there, at the first page that is open to them.
import { data, redirect } from 'react-router';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import { openConsolePaths } from '#web/request/open-consoles.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/home';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireMember(request);
  const first = openConsolePaths(request).find((path) => path.startsWith(`${paths.operator.home}/`));
  if (first === undefined) throw data(null, { status: 403 });
  return redirect(localePath(first, request.locale));
}

/** Nobody sees it: whoever is refused sees the page of errors, which a module without a component does not have. */
export default function Home() {
  return null;
}
