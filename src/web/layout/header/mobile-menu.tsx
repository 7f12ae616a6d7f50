// The menu behind the hamburger: a native popover, so that it opens and closes without any script (spec §2 header, mobile).
// Its button shows how much is unread, and what is a member's own comes first in it: below the width of the desktop's menu there is no bell.
import { LogOut, Menu, X } from 'lucide-react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { useFrame, usePath } from '#web/frame';
import { Remembered } from '#web/markup/remembered.tsx';
import { UnreadBadge, useHasBell } from '#web/notifications/unread-badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AccountLinks, ProfileLink } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuItemView } from './menu-view.ts';
import * as paths from '#shared/paths';

const id = 'menu';
const button = 'inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-lg px-3 font-semibold';
const row = 'flex min-h-12 items-center border-b border-line py-2 text-lg font-semibold hover:text-primary';

/** In consultant mode the navigation is not there (spec §2): the language and the account are. */
export function MobileMenu({ items }: { items: readonly MenuItemView[] }) {
  const { affiliateCode, areas, member } = useFrame();
  const hasBell = useHasBell();
  return (
    <div className={affiliateCode ? 'md:hidden' : 'xl:hidden'}>
      <button type="button" popoverTarget={id} className={`${button} relative -mr-3`} data-sheet-trigger>
        <Menu size={24} aria-hidden="true" />
        {m.frame_menu()}
        {hasBell && <UnreadBadge className="absolute -top-0.5 left-5" />}
      </button>
      <div popover="auto" id={id} className="menu-sheet">
        <div className="flex min-h-16 items-center justify-between px-4">
          <div className="-ml-3">
            <LanguageSwitch />
          </div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={`${button} -mr-3`}
            data-sheet-close
          >
            <X size={24} aria-hidden="true" />
            {m.frame_close()}
          </button>
        </div>
        <div data-own="rows">{member && <OwnRows />}</div>
        {!affiliateCode && <Remembered piece={Navigation} of={{ items }} />}
        {areas.includes('accounts') && (
          <div className="px-4 pb-8" data-own="menu-account">
            <Account />
          </div>
        )}
      </div>
    </div>
  );
}

function Navigation({ items }: { items: readonly MenuItemView[] }) {
  return (
    <nav aria-label={m.frame_menu_main()} className="px-4 pb-8">
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What was said to a member; in consultant mode without the notifications (spec §2). */
export function OwnRows() {
  const hasBell = useHasBell();
  return (
    <ul className="px-4">
      {hasBell && (
        <li>
          <LocalLink to={paths.notifications} className={`${row} justify-between`}>
            {m.notifications_title()}
            <UnreadBadge />
          </LocalLink>
        </li>
      )}
      <li>
        <LocalLink to={paths.chat} className={row}>
          {m.chat_title()}
        </LocalLink>
      </li>
    </ul>
  );
}

/** Logged in: the profile and a way out; logged out: Masuk and Daftar. */
export function Account() {
  const { member } = useFrame();
  const path = usePath();
  if (!member) return <AccountLinks />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ProfileLink member={member} />
      <form method="post" action={path(paths.auth.logout)}>
        <Button variant="secondary">
          <LogOut size={20} aria-hidden="true" />
          {m.frame_logout()}
        </Button>
      </form>
    </div>
  );
}

function Item({ item }: { item: MenuItemView }) {
  if (!('links' in item)) return <MenuAnchor link={item} className={row} />;
  return (
    <>
      <p className="pt-5 text-sm text-ink-soft">{item.label}</p>
      <ul>
        {item.links.map((link) => (
          <li key={link.to}>
            <MenuAnchor link={link} className={row} />
          </li>
        ))}
      </ul>
    </>
  );
}
