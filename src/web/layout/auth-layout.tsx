// The layout of sign-in pages (spec §2: header hidden on auth, all parts of the footer too): the brand, the language, one card,
// nothing that leads astray. What is on it is nobody's to keep or to find.
import { Outlet } from 'react-router';
import * as m from '#messages/messages';
import { LanguageSwitch } from '#web/layout/header/language-switch.tsx';
import { Toasts } from './toasts.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
import * as paths from '#shared/paths';

/** Of every page under /auth that does not say otherwise. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

const link =
  'inline-flex min-h-12 items-center px-3 text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export default function AuthLayout() {
  const { brand, affiliateCode } = useFrame();
  const logo = (
    <img
      src={brand.logo}
      alt={affiliateCode ? brand.name : m.frame_home_link({ brand: brand.name })}
      height={40}
      className="h-10 w-auto"
    />
  );
  return (
    <div className="girih flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {m.frame_skip()}
      </a>
      <header className="mx-auto flex w-full max-w-page items-center justify-between gap-6 px-4 py-2">
        {affiliateCode ? (
          logo
        ) : (
          <LocalLink to="/" className="inline-flex min-h-12 items-center">
            {logo}
          </LocalLink>
        )}
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className="flex grow items-start justify-center px-4 py-6 md:py-12">
        <Outlet />
      </main>
      <nav aria-label={m.auth_legal_links()} className="flex flex-wrap justify-center gap-x-4 px-4 pb-4">
        <LocalLink to={paths.privacy} className={link}>
          {m.auth_privacy()}
        </LocalLink>
        <LocalLink to={paths.terms} className={link}>
          {m.auth_terms()}
        </LocalLink>
      </nav>
      <Toasts />
    </div>
  );
}
