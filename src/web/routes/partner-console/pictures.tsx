// The photographs of a travel partner (docs/product/pictures.md): logo, office and people, as its page shows them.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { changeOwnPictures } from '#web/pictures/own-pictures.server';
import { PartnerPictures } from '#web/pictures/partner-pictures.tsx';
import { picturesView } from '#web/pictures/pictures-view.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/pictures';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { partnerId } = requirePartner(request);
  return picturesView(request, { kind: 'partner', id: partnerId });
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const path = paths.partnerConsole.pictures;
  return changeOwnPictures(request, args.request, { actor, owner: 'partner', id: partnerId, path });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.programme_pictures());
}

export default function PartnerPicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const back = { to: paths.partnerConsole.profile, label: m.partner_profile_title() };
  return <PartnerPictures view={loaderData} answer={actionData} back={back} />;
}
