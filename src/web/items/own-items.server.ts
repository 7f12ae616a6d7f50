// What is a visitor's own in the shop (web/own-parts): what they looked at, and whether they saved an item.
import { findItem, isItemWished, listSeenItems } from '#domain/items';
import * as paths from '#shared/paths';
import type { PageRequest } from '#web/request/page-context.server';
import { itemCardView } from './item-view.ts';

const seenShown = 4;

export async function loadSeenItems({ deps, guestId, locale }: PageRequest) {
  const seen = await listSeenItems(deps, guestId, seenShown);
  return seen.map((item) => itemCardView(item, locale));
}

/** Of the item that an address names: at the end of it, below a store or without one. Null where there is none, and for guests. */
export async function loadItemWish({ deps, actor }: PageRequest, path: string) {
  if (!actor || !path.startsWith(`${paths.souvenirs}/`)) return null;
  const item = await findItem(deps, path.split('/').at(-1)!);
  return (
    item && {
      path: paths.item(item.store.slug, item.slug),
      isWished: await isItemWished(deps, actor, item.id),
    }
  );
}
