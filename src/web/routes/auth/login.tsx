// Signing in (spec §2 auth, §4 login success): email and password, then back to where the visitor wanted to go.
import * as m from '#messages/messages';
import { logIn } from '#domain/sessions';
import { loginForm } from '#shared/account-forms';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { LoginCard } from '#web/sessions/login-card.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireGuest } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { openProviders, signInFault } from '#web/social-login/provider-sign-in.server';
import { answerSignIn } from '#web/sessions/sign-in.server';
import type { Route } from './+types/login';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireGuest(request);
  return {
    returnQuery: returnQuery(readReturnTo(new URLSearchParams(request.search))),
    providers: openProviders(request),
    fault: signInFault(request),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { deps, session, address, search } = request;
  return answerForm(args.request, loginForm, async (form) => {
    const outcome = await logIn(deps, {
      email: String(form.get('email')),
      password: String(form.get('password')),
      address,
      host: session.host,
      userAgent: session.userAgent,
      knownDevices: session.knownDevices,
    });
    return answerSignIn(request, outcome, readReturnTo(new URLSearchParams(search)));
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_login_title());
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginCard {...loaderData} answer={actionData} />;
}
