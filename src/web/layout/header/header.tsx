// The header of the default layout (spec §2 header). One row at every width. In consultant mode: the
// logo without its link, no navigation, a way out.
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { isReadingPage } from '#web/layout/reading-pages';
import { Remembered } from '#web/markup/remembered.tsx';
import { UnreadIsland, useHasBell } from '#web/notifications/unread-badge.tsx';
import { OwnPartsIsland } from '#web/own-parts/own-parts-island.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AccountLinks } from './account-links.tsx';
import { ConsultantBar } from './consultant-bar.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { headerLook } from './header-look.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { Menus } from './menu-view.ts';
import { MobileMenu } from './mobile-menu.tsx';

const looks = {
  dark: 'bg-primary-dark text-white',
  white: 'border-b border-line bg-card',
  paper: 'border-b border-line bg-paper',
} as const;

/** `path` is null where no page stands: on errors the header is the plain one. */
export function Header({ path, menus }: { path: string | null; menus: Menus }) {
  const { brand, affiliateCode, areas, isForAnyMember } = useFrame();
  const hasBell = useHasBell();
  // Without the navigation there is room for the rest much earlier.
  const inLine = affiliateCode ? 'hidden shrink-0 md:block' : 'hidden shrink-0 xl:block';
  const look = path === null ? 'paper' : headerLook(path);
  const logo = (
    <picture>
      {/* These pages follow a device that is set to dark. */}
      {path !== null && isReadingPage(path) && (
        <source srcSet={brand.logoLight} media="screen and (prefers-color-scheme: dark)" />
      )}
      <img
        src={look === 'dark' ? brand.logoLight : brand.logo}
        alt={affiliateCode ? brand.name : m.frame_home_link({ brand: brand.name })}
        height={40}
        className="h-10 w-auto"
      />
    </picture>
  );
  return (
    <header className={looks[look]} data-header={look}>
      {affiliateCode && <ConsultantBar code={affiliateCode} />}
      <div className="relative mx-auto flex min-h-16 max-w-page items-center justify-between gap-x-4 px-4">
        {affiliateCode ? (
          logo
        ) : (
          <LocalLink to="/" className="inline-flex min-h-12 shrink-0 items-center">
            {logo}
          </LocalLink>
        )}
        {!affiliateCode && <Remembered piece={DesktopMenu} of={{ items: menus.desktop }} />}
        <div className={`${inLine} ml-auto`}>
          <LanguageSwitch />
        </div>
        {areas.includes('accounts') && (
          <div className={inLine} data-own="account">
            <AccountLinks />
          </div>
        )}
        <MobileMenu items={menus.mobile} />
        {isForAnyMember ? <OwnPartsIsland /> : hasBell && <UnreadIsland />}
      </div>
    </header>
  );
}
