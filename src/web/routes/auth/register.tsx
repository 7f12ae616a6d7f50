// Registering (spec §2 auth, §7 auth/register): the answer is the next page, whoever the address belongs to (decision 0013).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { findRegistration, register } from '#domain/registration';
import { latestBirthDate } from '#shared/age';
import { todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { accountMeta } from '#web/ui/private-page-meta';
import { type FormState, untouched } from '#web/ui/forms/form-state';
import { RegisterCard } from '#web/registration/register-card.tsx';
import { accountIsland } from '#web/ui/island-urls';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { requireGuest } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { openProviders } from '#web/social-login/provider-sign-in.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { storeRegistration, readRegistration } from '#web/request/registration-cookie.server';
import type { Route } from './+types/register';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireGuest(request);
  const query = new URLSearchParams(request.search);
  return {
    returnQuery: returnQuery(readReturnTo(query)),
    typed: query.has('correct') ? await typedBefore(request, args.request) : untouched,
    latestBirthDate: latestBirthDate(todayInIndonesia(request.deps.now())),
    providers: openProviders(request),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const form = await readForm(args.request);
  try {
    const registrationId = await register(request.deps, Object.fromEntries(form), request);
    const next = `${paths.auth.verificationEmail}${returnQuery(readReturnTo(new URLSearchParams(request.search)))}`;
    return redirect(localePath(next, request.locale), {
      status: 303,
      headers: { 'set-cookie': await storeRegistration(registrationId, request) },
    });
  } catch (error) {
    return failedForm(error, form);
  }
}

/** What this browser typed, for whoever comes back to correct the address. */
async function typedBefore({ deps }: PageRequest, asked: Request): Promise<FormState> {
  const registrationId = await readRegistration(asked);
  const waiting = registrationId ? await findRegistration(deps, registrationId) : null;
  if (!waiting) return untouched;
  const { name, email, phone, birthDate, gender } = waiting;
  return { ...untouched, values: { name, email, phone, birth_date: birthDate ?? '', gender: gender ?? '' } };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.auth_register_title());
}

export default function RegisterRoute({
  loaderData: { typed, ...loaded },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <RegisterCard {...loaded} state={actionData ?? typed} />
      <script type="module" src={accountIsland} />
    </>
  );
}
