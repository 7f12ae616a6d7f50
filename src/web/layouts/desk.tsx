// The layout of the desks (look.md "Desks"): dense and wide; the pages of #web/desks that are one's own stand beside it, on
// phones above it. What is on them is for nobody's cache.
import { Outlet } from 'react-router';
import * as m from '#messages/messages';
import { ProfileLink } from '#web/components/header/account-links.tsx';
import { LanguageSwitch } from '#web/components/header/language-switch.tsx';
import { Toasts } from '#web/components/toasts.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { type Desk, desksWith } from '#web/desks';
import { useFrame } from '#web/frame';

/** Of every page of a desk that does not say otherwise. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

/** Whether somebody may be here is asked by each page (`requireRole`). */
export default function DeskLayout() {
  const { deskPaths } = useFrame();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">{m.frame_skip()}</a>
      <header data-header="dark" className="bg-primary-dark text-white lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:py-4">
        <Brand />
        <nav aria-label={m.desk_pages()} className="flex overflow-x-auto px-2 pb-2 lg:mt-4 lg:grow lg:flex-col lg:overflow-visible lg:px-3">
          {desksWith(({ to }) => deskPaths.includes(to)).map((desk) => <DeskLinks key={desk.pages[0]!.to} desk={desk} />)}
        </nav>
        <div className="hidden px-3 lg:block"><Person /></div>
      </header>
      <main id="content" tabIndex={-1} className="w-full max-w-[90rem] px-4 py-6 lg:px-10 lg:py-8"><Outlet /></main>
      <Toasts />
    </div>
  );
}

function Brand() {
  const { brand } = useFrame();
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 px-4 lg:px-6">
      <LocalLink to="/" className="inline-flex min-h-12 items-center">
        <img src={brand.logoLight} alt={m.frame_home_link({ brand: brand.name })} height={36} className="h-9 w-auto" />
      </LocalLink>
      <div className="lg:hidden"><Person isShort /></div>
    </div>
  );
}

/** Beside the brand on a phone there is room for the picture, not for the name. */
function Person({ isShort = false }: { isShort?: boolean }) {
  const { member } = useFrame();
  return (
    <div className="flex items-center justify-between gap-2 lg:flex-wrap">
      {member && <div className={isShort ? '[&_.truncate]:sr-only' : ''}><ProfileLink member={member} /></div>}
      <LanguageSwitch />
    </div>
  );
}

const link = 'flex min-h-12 items-center gap-3 whitespace-nowrap rounded-lg px-3 lg:whitespace-normal lg:py-2 font-semibold underline-offset-4 hover:underline aria-[current=page]:bg-white/15';

function DeskLinks({ desk: { name, pages } }: { desk: Desk }) {
  const { path, deskPaths } = useFrame();
  // A page below another one's address is its own page: the longest address is where one is.
  const current = deskPaths.filter((to) => path === to || path.startsWith(`${to}/`)).sort((a, b) => b.length - a.length)[0];
  return (
    <div className="contents lg:block">
      <p className="sr-only lg:not-sr-only lg:px-3 lg:pt-4 lg:pb-1 lg:text-sm lg:text-white/75">{name()}</p>
      <ul className="contents lg:block lg:space-y-1">
        {pages.map(({ to, label, Icon }) => (
          <li key={to} className="shrink-0">
            <LocalLink to={to} aria-current={to === current ? 'page' : undefined} className={link}>
              <Icon size={22} aria-hidden="true" className="shrink-0" />{label()}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
