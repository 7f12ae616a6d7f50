// Registering (spec §2 auth, §7 auth/register): the answer is the next page, whoever the address belongs to (decision 0013).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { findRegistration, register } from '#domain/registration';
import { registerForm } from '#shared/account-forms';
import { todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { RegisterCard } from '#web/registration/register-card.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireGuest } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { openProviders } from '#web/social-login/provider-sign-in.server';
import { storeRegistration, readRegistration } from '#web/request/registration-cookie.server';
import type { Route } from './+types/register';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireGuest(request);
  const query = new URLSearchParams(request.search);
  return {
    returnQuery: returnQuery(readReturnTo(query)),
    typed: query.has('correct') ? await typedBefore(request, args.request) : {},
    providers: openProviders(request),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const schema = registerForm(todayInIndonesia(request.deps.now()));
  return answerForm(args.request, schema, async (form) => {
    const registrationId = await register(request.deps, Object.fromEntries(form), request);
    const next = `${paths.auth.verificationEmail}${returnQuery(readReturnTo(new URLSearchParams(request.search)))}`;
    return redirect(localePath(next, request.locale), {
      status: 303,
      headers: { 'set-cookie': await storeRegistration(registrationId, request) },
    });
  });
}

/** What this browser typed, for whoever comes back to correct the address. */
async function typedBefore({ deps }: PageRequest, asked: Request): Promise<Record<string, string>> {
  const registrationId = await readRegistration(asked);
  const waiting = registrationId ? await findRegistration(deps, registrationId) : null;
  return waiting ? { name: waiting.name, email: waiting.email, phone: waiting.phone ?? '' } : {};
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_register_title());
}

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterCard {...loaderData} answer={actionData} />;
}
