// Where Google sends the browser back (docs/product/social-login.md): a code, or the reason why there is none.
import { pageRequest } from '#web/request/page-context.server';
import { comeBack } from '#web/social-login/provider-sign-in.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/google-callback';

export function loader(args: Route.LoaderArgs): Promise<Response> {
  const request = pageRequest(args);
  requireArea(request, 'accounts');
  const query = new URLSearchParams(request.search);
  return comeBack(request, 'google', {
    code: query.get('code') ?? undefined,
    error: query.get('error') ?? undefined,
  });
}
