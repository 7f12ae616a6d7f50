// The partner console stood under /partner-desk before: bookmarks and e-mails that were sent lead on (decision 0070).
import { redirect } from 'react-router';
import type { Route } from './+types/former-path';

export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const english = pathname.startsWith('/en/') ? '/en' : '';
  const rest = params['*'] ? `/${params['*']}` : '';
  return redirect(`${english}/partner-console${rest}${search}`, 301);
}
