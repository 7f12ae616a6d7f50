// What a first visit of an app page loads, in bytes as they are sent (docs/product/pages.md): measured over the built files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ServerBuild } from 'react-router';
import { appPages, isAppPage } from '#web/app-pages';

const build = join(import.meta.dirname, '../../build');
const { assets } = (await import(join(build, 'server/index.js'))) as Pick<ServerBuild, 'assets'>;
const routes = Object.values(assets.routes).flatMap((route) => (route ? [route] : []));

/** The path of a route below its layouts, without language prefix. */
const pathOf = ({ path }: { path?: string | undefined }) => `/${(path ?? '').replace(/^en\?\/?/, '')}`;
const pages = routes.filter((route) => route.path !== undefined && appPages.includes(pathOf(route)));

function filesOf(route: (typeof routes)[number]): Set<string> {
  const files = new Set([assets.entry.module, ...assets.entry.imports]);
  for (let one: typeof route | undefined = route; one; one = assets.routes[one.parentId ?? '']) {
    files.add(one.module);
    for (const file of one.imports ?? []) files.add(file);
  }
  return files;
}
const sentBytes = (file: string) => {
  const path = join(build, 'client', file);
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
};

it('the table of app pages names pages there are', () => {
  expect(pages.map(pathOf).toSorted()).toEqual(appPages.toSorted());
  expect(isAppPage(appPages[0]!)).toBe(true);
});

/** Of consoles: whoever works there opens them every day, from a cache. */
const budgets: [RegExp, number][] = [
  [/^\/(partner-console|operator)(\/|$)/, 250_000],
  [/^\/chat(\/|$)/, 130_000],
  [/^\/(checkout|payment|private-umroh)(\/|$)/, 120_000],
  // The longest form.
  [/^\/gabung-partner\//, 128_000],
];
/** Of pages of members and of signing in. */
const mostBytes = 115_000;
const budgetOf = (path: string) => budgets.find(([pages]) => pages.test(path))?.[1] ?? mostBytes;

it.each(pages.map((route) => [pathOf(route), route] as const))('%s keeps to its budget', (path, route) => {
  const bytes = [...filesOf(route)].reduce((sum, file) => sum + sentBytes(file), 0);
  expect(bytes).toBeLessThanOrEqual(budgetOf(path));
});

it('schemas stay on the server: no file of an app page knows zod', () => {
  const files = new Set(pages.flatMap((route) => [...filesOf(route)]));
  const withZod = [...files].filter((file) =>
    /invalid_union|ZodMini/.test(readFileSync(join(build, 'client', file), 'utf8')),
  );
  expect(withZod).toEqual([]);
});

it('nobody is served the whole list of routes', () => {
  expect(readdirSync(join(build, 'client/assets')).filter((name) => name.startsWith('manifest-'))).toEqual(
    [],
  );
});
