// What is a visitor's own on a page that is the same for many: hearts, what they have begun, searched for and looked at, in the shop too.
import { wishedNames } from '#domain/wishlist';
import * as paths from '#shared/paths';
import { loadUnfinished } from '#web/checkout/unfinished.server';
import { loadSeen } from '#web/home/home-page.server';
import { loadItemWish, loadSeenItems } from '#web/items/own-items.server';
import type { PageRequest } from '#web/request/page-context.server';
import { askedHearts, pageShown } from './asked-parts.ts';

export async function loadOwnParts(request: PageRequest) {
  const { deps, actor } = request;
  const { path } = pageShown(request);
  const isHome = path === '/' || path === paths.home;
  const hearts = askedHearts(request.search);
  const [unfinished, own, wished, seenItems, itemWish] = await Promise.all([
    isHome || path.startsWith(paths.product('')) ? loadUnfinished(request) : null,
    isHome ? loadSeen(request) : { seen: [], searches: [] },
    // Of nobody's heart is it known: to sign in comes first.
    actor ? wishedNames(deps, actor, hearts) : null,
    path === paths.souvenirs ? loadSeenItems(request) : [],
    loadItemWish(request, path),
  ]);
  return { unfinished, ...own, wished, seenItems, itemWish };
}
