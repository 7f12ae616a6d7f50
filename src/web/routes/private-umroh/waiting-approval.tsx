// The agency confirms what was accepted (spec §2 /private-umroh/waiting-approval/{bookingId}); until then this page says by when.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { getRequest } from '#domain/private-umrah';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { RequestHead } from '#web/private-umrah/request-head.tsx';
import { requestSummary } from '#web/private-umrah/request-view.server';
import type { RouteHandle } from '#web/route-handle';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/waiting-approval';

export const handle: RouteHandle<unknown> = { back: () => paths.member.privateUmrahs };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  const found = await orMissing(getRequest(deps, actor, { id: args.params.bookingId, brand }));
  if (found.status !== 'accepted') throw redirect(localePath(paths.member.privateUmrah(found.id), locale));
  return { request: requestSummary(found, locale) };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_waiting_title());
}

export default function WaitingApprovalRoute({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl py-6">
      <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
        {m.private_umrah_waiting_title()}
      </h1>
      <p className="mt-2">{m.private_umrah_waiting_text()}</p>
      <RequestHead request={request} />
      <LocalLink to={paths.member.privateUmrah(request.id)} className={`${buttonClass('secondary')} mt-4`}>
        {m.private_umrah_to_request()}
      </LocalLink>
    </div>
  );
}
