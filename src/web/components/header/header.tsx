// The header of the default layout (spec §2 header). In consultant mode: the logo without its link, no navigation, a way out.
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { AccountLinks } from './account-links.tsx';
import { ConsultantBar } from './consultant-bar.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { headerLook } from './header-look.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const looks = { dark: 'bg-primary-dark text-white', white: 'border-b border-line bg-card', paper: 'border-b border-line bg-paper' } as const;

/** `path` is null where no page stands: on errors the header is the plain one. */
export function Header({ path }: { path: string | null }) {
  const { brand, affiliateCode, areas } = useFrame();
  const look = path === null ? 'paper' : headerLook(path);
  const logo = <img src={look === 'dark' ? brand.logoLight : brand.logo} alt={affiliateCode ? brand.name : m.frame_home_link({ brand: brand.name })} height={40} className="h-10 w-auto" />;
  return (
    <header className={looks[look]} data-header={look}>
      {affiliateCode && <ConsultantBar code={affiliateCode} />}
      <div className="relative mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-6 px-4">
        {affiliateCode ? logo : <LocalLink to="/" className="inline-flex min-h-12 items-center">{logo}</LocalLink>}
        {!affiliateCode && <DesktopMenu areas={areas} />}
        <div className={affiliateCode ? 'ml-auto' : 'hidden lg:block'}><LanguageSwitch /></div>
        {areas.includes('accounts') && <div className={affiliateCode ? 'max-md:basis-full max-md:pb-2' : 'hidden lg:block'}><AccountLinks /></div>}
        {!affiliateCode && <MobileMenu areas={areas} />}
      </div>
    </header>
  );
}
