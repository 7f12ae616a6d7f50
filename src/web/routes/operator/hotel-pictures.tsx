// The photographs of a hotel (docs/product/pictures.md): beside it on every product that sleeps there, so the operator's to put there.
import { ArrowLeft } from 'lucide-react';
import * as m from '#messages/messages';
import { findHotelName } from '#domain/directories';
import * as paths from '#shared/paths';
import { changeOwnPictures } from '#web/pictures/own-pictures.server';
import { PictureList } from '#web/pictures/picture-list.tsx';
import { picturesView } from '#web/pictures/pictures-view.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/hotel-pictures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'directories');
  const { hotelId } = args.params;
  const hotel = await orMissing(findHotelName(request.deps, actor, hotelId));
  return { hotel, view: await picturesView(request, { kind: 'hotel', id: hotelId }) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'directories');
  const { hotelId: id } = args.params;
  await orMissing(findHotelName(request.deps, actor, id));
  const path = paths.operator.hotelPictures(id);
  return changeOwnPictures(request, args.request, { actor, owner: 'hotel', id, path });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.hotel ?? m.programme_pictures());
}

export default function HotelPicturesRoute({
  loaderData: { hotel, view },
  actionData,
}: Route.ComponentProps) {
  const uses = [{ value: 'hotel', label: m.programme_picture_use_hotel() }];
  return (
    <div className="max-w-5xl">
      <ConsoleHead
        title={hotel}
        text={m.programme_pictures_hotel_text({ max: view.most })}
        action={
          <LocalLink to={paths.operator.directories} className={buttonClass('secondary')}>
            <ArrowLeft size={20} aria-hidden="true" />
            {m.directories_title()}
          </LocalLink>
        }
      />
      <PictureList view={view} uses={uses} answer={actionData} none={m.programme_pictures_none()} />
    </div>
  );
}
