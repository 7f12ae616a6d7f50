// The guards of pages: `auth` (members only) and `notLoggedIn` (guests only) of spec §2, and one for roles. Loaders and actions begin with one.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { type Actor, hasRole, type Role } from '#domain/memberships';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { landingPath } from '#web/social-login/landing.server';
import type { PageRequest } from './page-context.server.ts';

/** The member who asks; anybody else is sent to sign in, and from there back to this page. */
export function requireMember(request: PageRequest): Actor {
  if (request.actor) return request.actor;
  // Spec §8, 417: said on the sign-in page, a moment later.
  if (request.session.hasEnded)
    request.leaveToast({ type: 'warning', message: m.error_session_ended(), isLate: true });
  const wanted = readReturnTo(new URLSearchParams({ redirect: request.path + request.search }));
  throw redirect(localePath(`${paths.auth.login}${returnQuery(wanted)}`, request.locale));
}

/** Somebody who holds the role, staff behind a second factor; guests are sent to sign in, anybody else sees the page of 403. */
export function requireRole(request: PageRequest, role: Role): Actor {
  const actor = requireMember(request);
  if (!hasRole(actor, role)) throw data(null, { status: 403 });
  return actor;
}

/** Sends who is signed in already to where signing in would have led. */
export function requireGuest({ actor, brand, search, locale }: PageRequest): void {
  if (actor)
    throw redirect(
      localePath(landingPath(readReturnTo(new URLSearchParams(search)), { actor, brand }), locale),
    );
}
