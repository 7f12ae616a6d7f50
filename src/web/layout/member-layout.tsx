// The layout of members' pages (spec §2 layouts, member sub-pages): a way back, and neither header nor footer
// while something is being edited. What is on them is for nobody's cache.
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useMatches, useParams } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readReturnTo } from '#shared/return-to';
import { FooterLine } from '#web/layout/footer/footer-line.tsx';
import { Header } from '#web/layout/header/header.tsx';
import { loadMenus } from './member-menus.server.ts';
import { Toasts } from './toasts.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
import type { RouteHandle } from '#web/route-handle';
import { Shell } from './shell.tsx';
import type { Route } from './+types/member-layout';

/** Of every page under /member that does not say otherwise. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

export function loader(args: Route.LoaderArgs) {
  return { menus: loadMenus(args) };
}

/** The menu comes with the document: it is the same on every page after it. */
export function shouldRevalidate() {
  return false;
}

export default function MemberLayout({ loaderData }: Route.ComponentProps) {
  const { path, search } = useFrame();
  // Whoever came from a step of the checkout goes back to it.
  const { redirect: step } = readReturnTo(new URLSearchParams(search));
  const {
    back = paths.member.profile,
    isWide = false,
    isEditing = false,
  } = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.member)
    .findLast(Boolean) ?? {};
  const params = useParams();
  const page = (
    <div
      className={`mx-auto min-h-[60vh] w-full px-4 py-4 pb-12 md:py-8 ${isWide ? 'max-w-page' : 'max-w-3xl'}`}
    >
      {back !== null && (
        <Back
          to={
            step?.startsWith('/') ? step : back.replace(/:(\w+)/, (_part, name: string) => params[name] ?? '')
          }
        />
      )}
      <Outlet />
    </div>
  );
  return isEditing ? (
    <Alone>{page}</Alone>
  ) : (
    <Shell header={<Header path={path} menus={loaderData.menus} />} footer={<FooterLine />}>
      {page}
    </Shell>
  );
}

function Back({ to }: { to: string }) {
  return (
    <LocalLink
      to={to}
      className="-ml-1 mb-2 inline-flex min-h-12 items-center gap-2 pr-3 font-semibold text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft size={22} aria-hidden="true" />
      {to === paths.member.profile ? m.member_back_to_profile() : m.member_back()}
    </LocalLink>
  );
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        {m.frame_skip()}
      </a>
      <main id="content" tabIndex={-1} className="min-h-dvh">
        {children}
      </main>
      <Toasts />
    </>
  );
}
