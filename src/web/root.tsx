// The document around every page: language, brand colours, the framework's scripts on app pages; and the page of every error.
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import * as m from '#messages/messages';
import { getLocale } from '#messages/runtime';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { type PageStatus, pageStatus } from '#shared/page-status';
import { AppPage } from '#web/layout/app-page.tsx';
import { afterPaintScript } from './after-paint.ts';
import { isAppPage } from './app-pages.ts';
import { missingPartScript } from './chunk-guard.ts';
import { answerFailures } from './client-failures.ts';
import { FrameContext, type Frame } from './frame.ts';
import { frameScript } from './frame-script.ts';
import { Remembered } from './markup/remembered.tsx';
import { frameIn } from './seo.ts';
import { brandStyle } from '#web/drawings/brand-style.server';
import { frameOf } from '#web/host/frame.server';
import { tagsScript } from '#web/tags/load-tags';
import type { PageKind } from '#web/page-kinds';
import { leaveAppPages } from '#web/request/leave-app-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/root';
import fontFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

export const middleware = [leaveAppPages];
export const clientMiddleware = [answerFailures];

/** In the browser what fails is asked for as a document (client-failures.ts): the page of errors and its frame are the server's. */
const errors = import.meta.env.SSR
  ? {
      ...(await import('#web/layout/error-page.tsx')),
      Frame: (await import('#web/layout/site-shell.tsx')).SiteShell,
    }
  : null;

type RootData = Frame & { style: string; isPart: boolean };

// Inside the document: a file would cost a round trip before the first paint, and it weighs less than the pictures in sight.
// Only the server writes it: hydration leaves what stands there (decision 0010).
const sheets = import.meta.env.SSR
  ? { ...(await import('./page-kinds.ts')), ...(await import('./styles/page-sheets.ts')) }
  : null;

export function links() {
  return [
    { rel: 'preload', href: fontFile, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  ];
}

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return {
    ...frameOf(request),
    style: brandStyle(request.brand.colors),
    isPart: request.path === paths.ownParts,
  };
}

/** Of pages without words of their own, and of errors. */
export function meta({ matches, error }: Route.MetaArgs) {
  const name = frameIn(matches)?.brand.name;
  if (!error) return [{ title: name }];
  const title = errors?.errorTitle(statusOf(error)) ?? m.frame_error_other_title();
  return [{ title: name ? `${title} · ${name}` : title }, { name: 'robots', content: 'noindex' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<RootData>('root');
  // Without an error the router answers null.
  const failed = (useRouteError() ?? null) !== null;
  const isApp = !failed && frame !== undefined && isAppPage(frame.path);
  // The nonce of this document: pages that follow without one bring another, which is not its.
  const [nonce] = useState(frame?.nonce ?? undefined);
  const page =
    // Parts of a page that is there already.
    frame?.isPart && !failed ? (
      <html lang={getLocale()}>
        <body>{children}</body>
      </html>
    ) : (
      <html lang={getLocale()}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {frame && <Remembered piece={DocumentStyle} of={documentStyle(frame)} />}
          {frame && <link rel="icon" href={frame.brand.icon} type={frame.brand.iconType} />}
          {frame && <link rel="apple-touch-icon" href={frame.brand.touchIcon} />}
          {frame && <link rel="manifest" href="/manifest.webmanifest" />}
          <Meta />
          <Links />
        </head>
        {/* The recorder hears what is pressed, never what is written or shown. */}
        <body data-clarity-mask={frame?.consent.load?.recording ? 'true' : undefined}>
          {children}
          {frame && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: frameScript }} />}
          {frame?.consent.load && (
            <script
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: tagsScript(frame.consent.load) }}
            />
          )}
          {isApp && (
            <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: missingPartScript }} />
          )}
          {isApp && <ScrollRestoration nonce={nonce} />}
          {isApp && <Scripts nonce={nonce} />}
          {isApp && (
            <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: afterPaintScript }} />
          )}
        </body>
      </html>
    );
  return <FrameContext value={frame ?? null}>{page}</FrameContext>;
}

interface StyleProps {
  /** In the brand's colours. */
  colors: string;
  /** Null in the browser, which leaves what stands there. */
  kind: PageKind | null;
}

const documentStyle = ({ style, path }: RootData): StyleProps => ({
  colors: style,
  kind: sheets?.pageKind(path) ?? null,
});

function DocumentStyle({ colors, kind }: StyleProps) {
  const sheet = kind && sheets ? sheets.pageSheets[kind] : '';
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: colors + sheet }} />;
}

export default function Root() {
  const frame = useRouteLoaderData<RootData>('root');
  return (
    <>
      {frame && isAppPage(frame.path) && <AppPage />}
      <Outlet />
    </>
  );
}

/** Every error of every page, inside the frame as far as the frame itself is known. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<RootData>('root');
  const stayed = new URLSearchParams(useLocation().search).has('stay');
  const status = statusOf(error);
  if (!errors)
    return (
      <main id="content">
        <h1>{m.frame_error_other_title()}</h1>
        <a href={localePath('/', getLocale())}>{frame?.brand.name ?? '/'}</a>
      </main>
    );
  const page = (
    <errors.ErrorPage
      status={status}
      home={localePath('/', getLocale())}
      reference={status === 500 ? (frame?.reference ?? null) : null}
      stayed={stayed}
    />
  );
  return frame ? (
    <errors.Frame path={null}>{page}</errors.Frame>
  ) : (
    <main id="content" aria-label={m.frame_error_other_title()}>
      {page}
    </main>
  );
}

function statusOf(error: unknown): PageStatus {
  if (isRouteErrorResponse(error)) return pageStatus(error.status);
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? pageStatus(status) : 500;
}
