// The photographs of a distribution partner (docs/product/pictures.md), as its page shows them.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { requireDistribution } from '#web/distribution-partners/require-distribution.server';
import { changeOwnPictures } from '#web/pictures/own-pictures.server';
import { PartnerPictures } from '#web/pictures/partner-pictures.tsx';
import { picturesView } from '#web/pictures/pictures-view.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/pictures';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { partnerId } = requireDistribution(request);
  return picturesView(request, { kind: 'partner', id: partnerId });
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requireDistribution(request);
  const path = paths.distributionConsole.pictures;
  return changeOwnPictures(request, args.request, { actor, owner: 'partner', id: partnerId, path });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.programme_pictures());
}

export default function DistributionPicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const back = { to: paths.distributionConsole.page, label: m.distribution_page() };
  return <PartnerPictures view={loaderData} answer={actionData} back={back} />;
}
