// The router's script asks which parts a page needs before it goes there. Of the consoles only whoever works there hears.
import type { Locale } from '#shared/locale';
import { splitLocale } from '#shared/locale-path';
import { consolesWith } from '#web/consoles';

export const routeDiscoveryPath = '/__manifest';

export function isRouteDiscovery({ pathname }: URL): boolean {
  return pathname === routeDiscoveryPath;
}

/** Its own address has no language: that of the pages it asks for counts, whose files it is told. */
export function discoveryLocale({ searchParams }: URL): Locale {
  return splitLocale(searchParams.get('paths')?.split(',')[0] ?? '/').locale;
}

/** `partner-console`, `operator`: where the addresses of each console begin; routes have their language before them. */
const beginningOf = (path = '') => path.replace(/^\/?(en\?\/)?/, '').split('/')[0]!;
const consoleBeginnings = new Set(
  consolesWith(() => true).flatMap(({ pages }) =>
    // What has a query leads out of the console.
    pages.filter(({ to }) => !to.includes('?')).map(({ to }) => beginningOf(to)),
  ),
);

/** The router's answer without the consoles of which no page is in `openPaths`; never cached, since a sign-in opens more. */
export async function withoutConsoles(answer: Response, openPaths: readonly string[]): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'private, no-store');
  if (answer.status !== 200) return new Response(answer.body, { status: answer.status, headers });
  const open = new Set(openPaths.map(beginningOf));
  const routes = (await answer.json()) as Record<string, { path?: string }>;
  const shown = Object.entries(routes).filter(([, { path }]) => {
    const beginning = beginningOf(path);
    return !consoleBeginnings.has(beginning) || open.has(beginning);
  });
  return Response.json(Object.fromEntries(shown), { headers });
}
