// What a first visit of an app page loads, in bytes as they are sent (docs/product/pages.md): measured over the built files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ServerBuild } from 'react-router';
import { isAppPage, memberAppPages } from '#web/app-pages';
import { consoleAppPages } from '#web/console-app-pages';
import { fileInLanguage } from '#web/language-files';
import { type Locale, locales } from '#shared/locale';

const build = join(import.meta.dirname, '../../build');
const { assets } = (await import(join(build, 'server/index.js'))) as Pick<ServerBuild, 'assets'>;
const routes = Object.values(assets.routes).flatMap((route) => (route ? [route] : []));

/** The path of a route below its layouts, without language prefix. */
const pathOf = ({ path }: { path?: string | undefined }) => `/${(path ?? '').replace(/^en\?\/?/, '')}`;
/** What a parameter is called says nothing here. */
const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':id');
/** Some are in both tables. */
const appPages = [...new Set([...memberAppPages, ...consoleAppPages])].map(shapeOf);
const pages = routes.filter((route) => route.path !== undefined && appPages.includes(shapeOf(pathOf(route))));

function filesOf(route: (typeof routes)[number]): Set<string> {
  const files = new Set([assets.entry.module, ...assets.entry.imports]);
  for (let one: typeof route | undefined = route; one; one = assets.routes[one.parentId ?? '']) {
    files.add(one.module);
    for (const file of one.imports ?? []) files.add(file);
  }
  return files;
}
/** The parts of a page that come by themselves, with what each needs besides: name → bytes. */
function laterParts(module: string, known: ReadonlySet<string>): Map<string, number> {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(placeOf(file), 'utf8').matchAll(pattern)].map(([, name]) => `/assets/${name}`);
  return new Map(
    namesIn(module, /import\(\s*["'`]\.\.?\/([^"'`]+\.js)/g).map((part) => [
      part,
      [part, ...namesIn(part, /from\s*["'`]\.\.?\/([^"'`]+\.js)/g)]
        .filter((file) => !known.has(file))
        .reduce((sum, file) => sum + sentBytes(file), 0),
    ]),
  );
}
const placeOf = (file: string, locale: Locale = 'id') => join(build, 'client', fileInLanguage(file, locale));
/** In the language in which it is longer. */
const sentBytes = (file: string) =>
  Math.max(
    ...locales.map((locale) => {
      const path = placeOf(file, locale);
      return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
    }),
  );

/** What comes by itself, once a page has come to rest, wherever a bell is (decision 0223). */
const [liveTotal] = readdirSync(join(build, 'client/assets/id')).filter((name) =>
  /^live-total-[\w-]+\.js$/.test(name),
);
const restBytes = sentBytes(`/assets/${liveTotal}`);

it('the table of app pages names pages there are', () => {
  expect(pages.map((page) => shapeOf(pathOf(page))).toSorted()).toEqual(appPages.toSorted());
  expect([appPages[0]!, '/checkout/umrah', '/checkout/1/umrah', '/payment/1'].map(isAppPage)).not.toContain(
    false,
  );
  expect(['/checkout', '/payment/1/status'].map(isAppPage)).not.toContain(true);
});

it('every app page has its script: what is left out of the build stands for nothing', () => {
  const empty = pages.filter(({ module }) =>
    /=null;export\{|export default null|^export\{\w+ as default\};?$/.test(
      readFileSync(placeOf(module), 'utf8'),
    ),
  );
  expect(empty.map(pathOf)).toEqual([]);
});

/** Of consoles: whoever works there opens them every day, from a cache. */
const budgets: [RegExp, number][] = [
  [/^\/(partner-console|operator|store-console|bank-console|distribution-console)(\/|$)/, 250_000],
  [/^\/chat(\/|$)/, 130_000],
  [
    /^\/(checkout|payment|private-umroh|gabung-partner|perencanaan-tabungan|saving-form|loan-applicant-form)(\/|$)/,
    120_000,
  ],
  [/^\/member\/my-order\/[^/]+\/participants\//, 120_000],
  // Forms with the fields that prove who sends them.
  [/^\/member\/(refund-account|consultant\/account)$/, 120_000],
  [/^\/oleh-oleh\/(pengiriman|pilih-pembayaran|pembayaran)\//, 120_000],
];
/** Of pages of members and of signing in. */
const mostBytes = 115_000;
const budgetOf = (path: string) => budgets.find(([pages]) => pages.test(path))?.[1] ?? mostBytes;

it.each(pages.map((route) => [pathOf(route), route] as const))('%s keeps to its budget', (path, route) => {
  const files = filesOf(route);
  const later = [...laterParts(route.module, files)];
  // A checkout begins with its party; what its other steps need comes with them.
  const first = later.filter(([part]) => part.includes('/party-form-')).map(([, bytes]) => bytes);
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
  expect(bytes + Math.max(0, ...first) + restBytes).toBeLessThanOrEqual(budgetOf(path));
  expect(Math.max(0, ...later.map(([, more]) => more))).toBeLessThanOrEqual(12_000);
});

it('schemas stay on the server: no file of an app page knows zod', () => {
  const files = new Set(pages.flatMap((route) => [...filesOf(route)]));
  const withZod = [...files].filter((file) =>
    /invalid_union|ZodMini/.test(readFileSync(placeOf(file), 'utf8')),
  );
  expect(withZod).toEqual([]);
});

it('the router checks without saying so to those who build with it', () => {
  const [framework] = readdirSync(join(build, 'client/assets')).filter((name) =>
    /^framework-.*\.js$/.test(name),
  );
  const said = readFileSync(placeOf(`/assets/${framework}`), 'utf8');
  const source = readFileSync(
    join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib/hooks.js'),
    'utf8',
  );
  // A check of the router's that every page passes, and a warning of its: both stand in its source, and neither text in the browser's file.
  for (const text of ['may be used only in the context of a <Router>', 'You should call navigate() in a'])
    expect([source.includes(text), said.includes(text)]).toEqual([true, false]);
});

it('nobody is served the whole list of routes', () => {
  expect(
    readdirSync(join(build, 'client/assets')).filter((name) => /^manifest-[\w-]{8}\.js$/.test(name)),
  ).toEqual([]);
});
