// The end of Apple's sign-in (spec §2 sign-in callback landing): what Apple posted lies under its state (server/apple-answer.ts);
// this GET brings the cookies of the browser that began.
import { pageRequest } from '#web/request/page-context.server';
import { comeBack } from '#web/social-login/provider-sign-in.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/redirect-apple';

export function loader(args: Route.LoaderArgs): Promise<Response> {
  const request = pageRequest(args);
  requireArea(request, 'accounts');
  return comeBack(request, 'apple', null);
}
