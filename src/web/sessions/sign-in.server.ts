// The end of every way of signing in on a page (spec §4 "Login success"): cookies, what was pressed before (decision 0066), then where
// the visitor wanted to go.
import { redirect, redirectDocument } from 'react-router';
import * as m from '#messages/messages';
import { findActor, type LoginOutcome } from '#domain/sessions';
import { catalogueScope } from '#domain/catalogue';
import { addToWishlist } from '#domain/wishlist';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { type ReturnTo, returnQuery } from '#shared/return-to';
import { problemText } from '#web/ui/forms/error-labels.server';
import type { PageRequest } from '#web/request/page-context.server';
import { landingPath } from '#web/social-login/landing.server';

/** Where the missing second factor is asked for; the ticket waits in a cookie. */
const secondFactorPath = paths.auth.loginSecondFactor;

/** Signs this browser in and leads on; with a second factor missing, to where it is asked for. */
export async function answerSignIn(
  request: PageRequest,
  outcome: LoginOutcome,
  returnTo: ReturnTo,
): Promise<Response> {
  const { session, locale } = request;
  if (outcome.kind === 'second_factor') {
    session.keepTicket(outcome.ticket);
    return redirect(localePath(secondFactorPath + returnQuery(returnTo), locale), 303);
  }
  session.signIn(outcome.tokens);
  const actor = await findActor(request.deps, { jwt: outcome.tokens.jwt, host: session.host });
  await saveWish(request, actor);
  // Everything around the page changes with who is here: a new document.
  return redirectDocument(localePath(landingPath(returnTo, { actor, brand: request.brand }), locale), 303);
}

/** What the guest had pressed is saved, once. Signing in goes on whatever becomes of it. */
async function saveWish(
  { deps, brand, locale, pendingWish, leaveToast, log }: PageRequest,
  actor: PageRequest['actor'],
): Promise<void> {
  const { value } = pendingWish;
  pendingWish.forget();
  if (value === null || !actor) return;
  try {
    await addToWishlist(deps, actor, catalogueScope(deps, brand), value);
    leaveToast({ type: 'success', message: m.wishlist_added({}, { locale }) });
  } catch (error) {
    if (error instanceof AppError) return leaveToast({ type: 'error', message: problemText(error) });
    log.error({ err: error }, 'a wish was not saved');
  }
}
