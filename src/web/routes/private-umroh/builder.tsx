// Putting a private umrah together (spec §2 /private-umroh). An app page; what stands in the fields stands in the address.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { BuilderPage } from '#web/private-umrah/builder-page.tsx';
import { storeBuilt } from '#web/private-umrah/builder-action.server';
import { builderView } from '#web/private-umrah/builder-view.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { pageMeta } from '#web/seo';
import type { Route } from './+types/builder';

export const handle: RouteHandle<unknown> = { back: () => paths.umrah };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  return builderView(request);
}

/** Stores what was put together; a guest signs in first, and finds it again. */
export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  return storeBuilt(request, await readForm(args.request));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.private_umrah_title(),
    description: m.private_umrah_intro(),
    path: paths.privateUmrah.builder,
    noIndex: loaderData?.isBegun ?? true,
  });
}

export default function PrivateUmrahRoute({ loaderData }: Route.ComponentProps) {
  return <BuilderPage {...loaderData} />;
}
