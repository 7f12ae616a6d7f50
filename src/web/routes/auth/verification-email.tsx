// The code from the letter (spec §2 /auth/register/verification-email): right, and the account exists and is signed in.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { findRegistration, resendRegistrationCode, verifyRegistration } from '#domain/registration';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, type ReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { RegistrationOver, VerificationCard } from '#web/registration/verification-card.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireGuest } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { forgetRegistration, readRegistration } from '#web/request/registration-cookie.server';
import { answerSignIn } from '#web/sessions/sign-in.server';
import type { Route } from './+types/verification-email';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireGuest(request);
  const registrationId = await begunRegistration(request, args.request);
  const waiting = await findRegistration(request.deps, registrationId);
  return {
    returnQuery: returnQuery(returnTo(request)),
    waiting: waiting && { email: waiting.email, waitSeconds: waiting.resendWaitSeconds },
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const registrationId = await begunRegistration(request, args.request);
  return answerForm<Response>(args.request, null, async (form) => {
    try {
      return form.get('intent') === 'resend'
        ? await resend(request, registrationId)
        : await verify(request, registrationId, String(form.get('code') ?? ''));
    } catch (error) {
      if (error instanceof AppError && error.code === 'email_taken') return hasAccount(request);
      throw error;
    }
  });
}

async function verify(request: PageRequest, registrationId: string, code: string): Promise<Response> {
  const {
    deps,
    session: { host, userAgent },
    address,
  } = request;
  const tokens = await verifyRegistration(deps, { registrationId, code, host, userAgent, address });
  request.leaveToast({ type: 'success', message: m.auth_welcome() });
  const answer = await answerSignIn(request, { kind: 'signed_in', tokens }, returnTo(request));
  answer.headers.append('set-cookie', await forgetRegistration(request));
  return answer;
}

async function resend(request: PageRequest, registrationId: string): Promise<Response> {
  await resendRegistrationCode(request.deps, registrationId, request);
  request.leaveToast({ type: 'success', message: m.auth_resent() });
  return redirect(localePath(request.path + request.search, request.locale), 303);
}

/** The address got an account while the code was on its way: whoever proved it signs in as usual. */
async function hasAccount(request: PageRequest): Promise<Response> {
  request.leaveToast({ type: 'warning', message: m.error_email_taken() });
  return redirect(localePath(`${paths.auth.login}${returnQuery(returnTo(request))}`, request.locale), {
    status: 303,
    headers: { 'set-cookie': await forgetRegistration(request) },
  });
}

/** Without one there is nothing to prove: registering comes first. */
async function begunRegistration(request: PageRequest, asked: Request): Promise<string> {
  const registrationId = await readRegistration(asked);
  if (!registrationId)
    throw redirect(localePath(`${paths.auth.register}${returnQuery(returnTo(request))}`, request.locale));
  return registrationId;
}

function returnTo({ search }: PageRequest): ReturnTo {
  return readReturnTo(new URLSearchParams(search));
}

/** Also after a wrong code: the last one ends the registration. */
export function shouldRevalidate() {
  return true;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_verify_title());
}

export default function VerificationRoute({
  loaderData: { returnQuery, waiting },
  actionData,
}: Route.ComponentProps) {
  if (!waiting) return <RegistrationOver returnQuery={returnQuery} />;
  return <VerificationCard waiting={waiting} returnQuery={returnQuery} answer={actionData} />;
}
