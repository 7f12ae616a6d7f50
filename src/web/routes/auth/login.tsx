// Signing in (spec §2 auth, §4 login success): email and password, then back to where the visitor wanted to go.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { logIn } from '#domain/sessions';
import { AppError } from '#shared/errors';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { LoginCard, type LoginProblem } from '#web/sessions/login-card.tsx';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { requireGuest } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { openProviders, signInFault } from '#web/social-login/provider-sign-in.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { answerSignIn } from '#web/sessions/sign-in.server';
import type { Route } from './+types/login';

export const handle = { readOnly: true };

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
  const form = await readForm(args.request);
  const email = String(form.get('email') ?? '');
  const password = String(form.get('password') ?? '');
  const { deps, session, address, search } = request;
  try {
    const outcome = await logIn(deps, {
      email,
      password,
      address,
      host: session.host,
      userAgent: session.userAgent,
      knownDevices: session.knownDevices,
    });
    return await answerSignIn(request, outcome, readReturnTo(new URLSearchParams(search)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = error.faults.length > 0 ? null : problemText(error);
    return data({ email, errors: fieldErrors(error), problem } satisfies LoginProblem, {
      status: error.status,
    });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_login_title());
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoginCard {...loaderData} fault={actionData ? null : loaderData.fault} failed={actionData ?? null} />
  );
}
