// A document that comes in parts, as it does on a slow line: what is there already stays where it is when the rest arrives.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds, type PageKind } from '#test/demo-pages';
import { openSlowLine, type SlowLine } from '#test/slow-line';
import { layoutShifts, openTab } from './page-quality.ts';
import { phone } from './journey.ts';

/** One of each head, foot and bar. */
const kinds: PageKind[] = [
  'umrah list',
  'souvenir',
  'no promo',
  'distribution partner',
  'next prayer',
  'shared verse',
  'home',
  'place not found',
];

let application: Application;
let browser: Browser;
let line: SlowLine;
let tab: Page;

beforeAll(async () => {
  [application, browser] = await Promise.all([
    startApplication(),
    launchBrowser({ viewport: phone, serviceWorkers: 'block' }),
  ]);
  line = await openSlowLine(Number(new URL(application.origin()).port));
  tab = await openTab(browser.context);
});
afterAll(async () => {
  line.close();
  await browser.close();
  await application.close();
});

const movedBy = async (path: string, changed: SlowLine['changed'] = (document) => document) => {
  line.changed = changed;
  await tab.goto(`http://${hosts.rihlah}:${line.port}${path}`, { waitUntil: 'load' });
  return layoutShifts({ page: tab, waitsFor: () => '' });
};

test.each(kinds)('%s', async (kind) => {
  const paths = await listPageKinds(application.deps);
  expect(await movedBy(paths[kind])).toEqual([]);
});

test('what is pushed down by what comes later is found', async () => {
  const paths = await listPageKinds(application.deps);
  // The first attribute of a name counts: the page's middle hangs from its foot, and rises with every line that comes.
  const pushed = (document: string) => document.replace('<main', '<main class="fixed bottom-0"');
  expect(await movedBy(paths.souvenir, pushed)).not.toEqual([]);
});
