// The layout of the consoles (docs/product/partner-console.md): dense and wide; the pages of #web/consoles that are one's own stand beside it, on
// phones behind a menu. What is on them is for nobody's cache.
import { Menu, X } from 'lucide-react';
import { Outlet } from 'react-router';
import * as m from '#messages/messages';
import { ProfileLink } from '#web/layout/header/account-links.tsx';
import { LanguageSwitch } from '#web/layout/header/language-switch.tsx';
import { NotificationBell } from '#web/notifications/bell.tsx';
import { UnreadBadge, useHasBell } from '#web/notifications/unread-badge.tsx';
import { Toasts } from './toasts.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus';
import { type Console, consolesWith } from '#web/consoles';
import { useFrame } from '#web/frame';
import '#web/console-app-pages';

/** Of every page of a console that does not say otherwise. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

/** Whether somebody may be here is asked by each page (`requireRole`). */
export default function ConsoleLayout() {
  const { consolePaths } = useFrame();
  useLostFocus();
  const own = consolesWith(({ to }) => consolePaths.includes(to));
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        {m.frame_skip()}
      </a>
      <header
        data-header="dark"
        className="bg-primary-dark text-white lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:py-4"
      >
        <Brand />
        <nav aria-label={m.console_pages()} className="mt-4 hidden grow px-3 lg:block">
          {own.map((one) => (
            <ConsoleLinks key={one.pages[0]!.to} console={one} look={aside} />
          ))}
        </nav>
        <div className="hidden px-3 lg:block">
          <Person />
        </div>
        <Sheet all={own} />
      </header>
      <main id="content" tabIndex={-1} className="w-full max-w-[90rem] px-4 py-6 lg:px-10 lg:py-8">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}

const id = 'menu';
const button = 'inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-lg px-3 font-semibold';

function Brand() {
  const { brand } = useFrame();
  const hasBell = useHasBell();
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 px-4 lg:px-6">
      <LocalLink to="/" className="inline-flex min-h-12 items-center">
        <img
          src={brand.logoLight}
          alt={m.frame_home_link({ brand: brand.name })}
          height={36}
          className="h-9 w-auto"
        />
      </LocalLink>
      <button
        type="button"
        popoverTarget={id}
        className={`${button} relative -mr-3 lg:hidden`}
        data-sheet-trigger
      >
        <Menu size={24} aria-hidden="true" />
        {m.frame_menu()}
        {hasBell && <UnreadBadge className="absolute -top-0.5 left-5" />}
      </button>
    </div>
  );
}

/** The browser opens and closes it, as it does the menu of the other pages. */
function Sheet({ all }: { all: readonly Console[] }) {
  return (
    <div className="lg:hidden">
      <div popover="auto" id={id} className="menu-sheet">
        <div className="flex min-h-16 items-center justify-end px-4">
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
        <nav aria-label={m.console_pages()} className="px-4">
          {all.map((one) => (
            <ConsoleLinks key={one.pages[0]!.to} console={one} look={sheet} />
          ))}
        </nav>
        <div className="px-4 py-6">
          <Person />
        </div>
      </div>
    </div>
  );
}

function Person() {
  const { member } = useFrame();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {member && <ProfileLink member={member} />}
      <div className="flex items-center">
        <NotificationBell />
        <LanguageSwitch />
      </div>
    </div>
  );
}

interface Look {
  name: string;
  link: string;
}
const row =
  'flex min-h-12 items-center gap-3 rounded-lg px-3 py-2 font-semibold underline-offset-4 hover:underline';
const aside: Look = {
  name: 'px-3 pt-4 pb-1 text-sm text-white/75',
  link: `${row} aria-[current=page]:bg-white/15`,
};
const sheet: Look = {
  name: 'px-3 pt-4 pb-1 text-sm text-ink-soft',
  link: `${row} text-lg aria-[current=page]:bg-paper aria-[current=page]:text-primary`,
};

function ConsoleLinks({ console: { name, pages }, look }: { console: Console; look: Look }) {
  const { path, consolePaths } = useFrame();
  // A page below another one's address is its own page: the longest address is where one is.
  const current = consolePaths
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0];
  return (
    <>
      <p className={look.name}>{name()}</p>
      <ul className="space-y-1">
        {pages.map(({ to, label, Icon }) => (
          <li key={to}>
            <LocalLink to={to} aria-current={to === current ? 'page' : undefined} className={look.link}>
              <Icon size={22} aria-hidden="true" className="shrink-0" />
              {label()}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
