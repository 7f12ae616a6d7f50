// Putting a private umrah together (spec §2 /private-umroh). An app page; what stands in the fields stands in the address.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { BuilderPage } from '#web/private-umrah/builder-page.tsx';
import { builderView } from '#web/private-umrah/builder-view.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { RouteHandle } from '#web/route-handle';
import { pageMeta } from '#web/seo';
import type { Route } from './+types/private-umroh';

export const handle: RouteHandle<unknown> = { back: () => paths.umrah };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  return { ...(await builderView(request)), key: request.search };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.private_umrah_title(),
    description: m.private_umrah_intro(),
    path: paths.privateUmrah.builder,
    noIndex: Boolean(loaderData?.key),
  });
}

export default function PrivateUmrahRoute({ loaderData: { key, ...view } }: Route.ComponentProps) {
  return <BuilderPage key={key} {...view} />;
}
