// What is a visitor's own on a page that is the same for many: no page for itself, but parts that its script puts into their places.
import { useFrame } from '#web/frame';
import { OwnItemWish, OwnSeenItems } from '#web/items/own-items.tsx';
import { AccountLinks } from '#web/layout/header/account-links.tsx';
import { Account, OwnRows } from '#web/layout/header/mobile-menu.tsx';
import { OwnSearches, OwnSeen, OwnUnfinished } from '#web/own-parts/own-part.tsx';
import { loadOwnParts } from '#web/own-parts/own-parts.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/own-parts';

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
}

export function loader(args: Route.LoaderArgs) {
  return loadOwnParts(pageRequest(args));
}

export default function OwnParts({ loaderData }: Route.ComponentProps) {
  const { member } = useFrame();
  return (
    <>
      <div data-own="account">
        <AccountLinks />
      </div>
      <div data-own="rows">{member && <OwnRows />}</div>
      <div data-own="menu-account">
        <Account />
      </div>
      <OwnUnfinished {...loaderData} />
      <OwnSearches {...loaderData} />
      <OwnSeen {...loaderData} />
      <OwnSeenItems {...loaderData} />
      {loaderData.itemWish && <OwnItemWish {...loaderData.itemWish} />}
      <div data-wished={loaderData.wished?.join(' ')} />
    </>
  );
}
