// The layout of the checkout (spec §2: breadcrumb of its steps in the header; of the footer the bottom part alone). On phones the header
// is a strip with the brand, the way back and help: our reading of "header hidden on mobile" (decision 0065). What is on it is for
// nobody's cache.
import { ArrowLeft, MessageCircle, Phone } from 'lucide-react';
import { Outlet, useMatches } from 'react-router';
import * as m from '#messages/messages';
import { FooterBottom } from '#web/layout/footer/footer-bottom.tsx';
import { ConsultantBar } from '#web/layout/header/consultant-bar.tsx';
import { LanguageSwitch } from '#web/layout/header/language-switch.tsx';
import { Toasts } from './toasts.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { whatsappLink } from '#web/contact-links';
import { useFrame } from '#web/frame';
import type { RouteHandle } from '#web/route-handle';
import * as paths from '#shared/paths';

/** Of every page of the checkout that does not say otherwise. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function CheckoutLayout() {
  const { affiliateCode } = useFrame();
  return (
    <>
      <a href="#content" className="skip-link">
        {m.frame_skip()}
      </a>
      <header className="border-b border-line bg-card">
        {affiliateCode && (
          <div className="max-md:hidden">
            <ConsultantBar code={affiliateCode} />
          </div>
        )}
        <div
          data-strip
          className="mx-auto grid h-12 max-w-page grid-cols-[1fr_auto_1fr] items-center px-4 md:h-16"
        >
          <Back />
          <Brand />
          <div className="flex items-center justify-end gap-4">
            <div className="max-md:hidden">
              <LanguageSwitch />
            </div>
            <Help />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto min-h-[70vh] w-full max-w-page px-4 pb-12">
        <Outlet />
      </main>
      <footer className="bg-primary-dark text-white" data-footer>
        <div className="mx-auto max-w-page px-4 pb-8">
          <FooterBottom />
        </div>
      </footer>
      <Toasts />
    </>
  );
}

const link =
  'inline-flex min-h-12 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline';

function Back() {
  const { handle, loaderData } = useMatches().at(-1)!;
  const to = (handle as RouteHandle<unknown> | undefined)?.back?.(loaderData) ?? '/';
  return (
    <LocalLink to={to} className={`${link} justify-self-start`}>
      <ArrowLeft size={20} aria-hidden="true" />
      {m.member_back()}
    </LocalLink>
  );
}

/** Spec §2: no link in consultant mode. */
function Brand() {
  const { brand, affiliateCode } = useFrame();
  const logo = (
    <img
      src={brand.logo}
      alt={affiliateCode ? brand.name : m.frame_home_link({ brand: brand.name })}
      height={40}
      className="h-7 w-auto md:h-10"
    />
  );
  return affiliateCode ? (
    logo
  ) : (
    <LocalLink to="/" className="inline-flex min-h-12 items-center">
      {logo}
    </LocalLink>
  );
}

/** A person to ask, as the brand is reached: a conversation, a call, or the questions and answers. */
function Help() {
  const { brand } = useFrame();
  if (brand.whatsappNumber) {
    return (
      <a href={whatsappLink(brand.whatsappNumber)} target="_blank" rel="noopener" className={link}>
        <MessageCircle size={20} aria-hidden="true" />
        {m.frame_menu_help()}
        <span className="sr-only"> ({m.frame_new_tab()})</span>
      </a>
    );
  }
  if (brand.phoneNumber)
    return (
      <a href={`tel:${brand.phoneNumber}`} className={link}>
        <Phone size={20} aria-hidden="true" />
        {m.frame_menu_help()}
      </a>
    );
  return (
    <LocalLink to={paths.faq} className={link}>
      {m.frame_menu_help()}
    </LocalLink>
  );
}
