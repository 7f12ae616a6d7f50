// The devices somebody is signed in on (docs/product/sessions.md): seen, signed out one by one, or all.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { endOwnSession, endOwnSessions, listOwnSessions } from '#domain/sessions';
import { formatInstant } from '#shared/dates';
import { deviceName } from '#shared/device-name';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { DeviceList, type DeviceView } from '#web/profile/device-list.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/devices';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const sessions = await listOwnSessions(deps, requireMember(request));
  const devices = sessions.map(({ id, host, userAgent, createdAt, lastUsedAt, isCurrent }): DeviceView => ({
    id,
    host,
    isCurrent,
    name: deviceName(userAgent) ?? m.devices_unknown(),
    since: formatInstant(createdAt, locale),
    lastUsed: formatInstant(lastUsedAt, locale),
  }));
  return { devices };
}

const intents: Record<string, (request: PageRequest, form: FormData) => Promise<Response>> = {
  one: async (request, form) => {
    await endOwnSession(request.deps, requireMember(request), String(form.get('session'))).catch(
      ignoreUnknown,
    );
    return ended(request, 'devices');
  },
  others: async (request) => {
    await endOwnSessions(request.deps, requireMember(request), 'others');
    return ended(request, 'devices');
  },
  all: async (request) => {
    await endOwnSessions(request.deps, requireMember(request), 'all');
    request.session.signOut();
    return ended(request, 'login');
  },
};

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireMember(request);
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!act) throw data(null, { status: 400 });
  return act(request, form);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.devices_title());
}

export default function DevicesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.devices_title()}</PageTitle>
      <p className="-mt-3 mb-6 max-w-prose">{m.devices_text()}</p>
      <DeviceList {...loaderData} />
    </>
  );
}

function ended(request: PageRequest, next: 'devices' | 'login'): Response {
  request.leaveToast({
    type: 'success',
    message: next === 'login' ? m.devices_ended_all() : m.devices_ended(),
  });
  return redirect(
    localePath(next === 'login' ? paths.auth.login : paths.member.devices, request.locale),
    303,
  );
}

/** Signed out already, elsewhere: what was wanted is so. */
function ignoreUnknown(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}
