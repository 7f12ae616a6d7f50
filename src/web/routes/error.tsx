// /error (spec §2 error page): the stored or given status, else 404. The address may only ask for a known status.
import { data } from 'react-router';
import { pageStatuses } from '#shared/page-status';
import type { Route } from './+types/error';

export function loader({ request }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get('status'));
  throw data(null, { status: pageStatuses.find((status) => status === asked) ?? 404 });
}

export default function ErrorRoute() {
  return null;
}
