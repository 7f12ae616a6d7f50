// Signing out (spec §4 logout): a form of the frame is sent here; it ends on the sign-in page, also when the database is away.
import { redirect } from 'react-router';
import { logOut } from '#domain/sessions';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/logout';

/** Nothing to see: somebody followed the address of the form. */
export function loader(args: Route.LoaderArgs) {
  const { actor, locale } = pageRequest(args);
  return redirect(localePath(actor ? '/' : paths.auth.login, locale));
}

export async function action(args: Route.ActionArgs) {
  const { deps, actor, session, pendingWish, locale, log } = pageRequest(args);
  try {
    await logOut(deps, { actor, refreshToken: session.refreshToken });
  } catch (error) {
    log.error({ err: error }, 'signing out failed');
  }
  session.signOut();
  pendingWish.forget();
  return redirect(localePath(paths.auth.login, locale), 303);
}
