// The layout of the checkout (spec §2: breadcrumb of its steps in the header, which is hidden on phones; of the footer the
// bottom part alone). What is on it is for nobody's cache.
import { Outlet } from 'react-router';
import * as m from '#messages/messages';
import { FooterBottom } from '#web/components/footer/footer-bottom.tsx';
import { ConsultantBar } from '#web/components/header/consultant-bar.tsx';
import { LanguageSwitch } from '#web/components/header/language-switch.tsx';
import { Toasts } from '#web/components/toasts.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { useFrame } from '#web/frame';

/** Of every page of the checkout that does not say otherwise. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function CheckoutLayout() {
  const { brand, affiliateCode } = useFrame();
  const logo = <img src={brand.logo} alt={affiliateCode ? brand.name : m.frame_home_link({ brand: brand.name })} height={40} className="h-10 w-auto" />;
  return (
    <>
      <a href="#content" className="skip-link">{m.frame_skip()}</a>
      <header className="hidden border-b border-line bg-card md:block">
        {affiliateCode && <ConsultantBar code={affiliateCode} />}
        <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-6 px-4">
          {affiliateCode ? logo : <LocalLink to="/" className="inline-flex min-h-12 items-center">{logo}</LocalLink>}
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto min-h-[70vh] w-full max-w-page px-4 pb-12"><Outlet /></main>
      <footer className="bg-primary-dark text-white" data-footer><div className="mx-auto max-w-page px-4 pb-8"><FooterBottom /></div></footer>
      <Toasts />
    </>
  );
}
