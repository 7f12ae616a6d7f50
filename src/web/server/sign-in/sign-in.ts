// The end of every way of signing in on a page (spec §4 "Login success"): cookies, then where the visitor wanted to go.
import { redirect } from 'react-router';
import type { LoginOutcome } from '#domain/accounts';
import { localePath } from '#shared/locale-path';
import { type ReturnTo, returnPath, returnQuery } from '#shared/return-to';
import type { PageRequest } from '#web/server/request/page-context';

/** Where the missing second factor is asked for; the ticket waits in a cookie. */
const secondFactorPath = '/auth/login/second-factor';

/** Signs this browser in and leads on; with a second factor missing, to where it is asked for. */
export function answerSignIn({ session, locale }: PageRequest, outcome: LoginOutcome, returnTo: ReturnTo): Response {
  if (outcome.kind === 'second_factor') {
    session.keepTicket(outcome.ticket);
    return redirect(localePath(secondFactorPath + returnQuery(returnTo), locale), 303);
  }
  session.signIn(outcome.tokens);
  return redirect(localePath(returnPath(returnTo), locale), 303);
}
