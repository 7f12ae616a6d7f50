// The photographs of an item (docs/product/pictures.md): several added at once, each with its words, in the order one chooses.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { getStoreItem } from '#domain/store-items';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { changePictures } from '#web/pictures/change-pictures.server';
import { PictureList } from '#web/pictures/picture-list.tsx';
import { picturesView } from '#web/pictures/pictures-view.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ItemHead } from '#web/store-console/item-head.tsx';
import { storeItemView } from '#web/store-console/item-page.server';
import { requireStore } from '#web/store-console/require-store.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/item-pictures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { itemId } = args.params;
  const item = await orMissing(getStoreItem(request.deps, actor, itemId));
  return {
    item: storeItemView(item, request),
    pictures: await picturesView(request, { kind: 'item', id: itemId }),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { itemId: id } = args.params;
  await orMissing(getStoreItem(request.deps, actor, id));
  return answerForm(args.request, null, async (form) => {
    const message = await changePictures(request, actor, { owner: 'item', id, use: 'item' }, form);
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.storeConsole.itemPictures(id), request.locale), 303);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.item.title ?? m.sconsole_pictures());
}

export default function ItemPicturesRoute({
  loaderData: { item, pictures },
  actionData,
}: Route.ComponentProps) {
  const uses = [{ value: 'item', label: m.sconsole_picture_use() }];
  return (
    <div className="max-w-5xl">
      <ItemHead item={item} />
      <p className="mb-4 text-ink-soft">{m.sconsole_pictures_text({ max: pictures.most })}</p>
      <PictureList view={pictures} uses={uses} answer={actionData} none={m.sconsole_pictures_none()} />
    </div>
  );
}
