// A document that comes in parts, as it does on a slow line: what is there already stays where it is when the rest arrives.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds, type PageKind } from '#test/demo-pages';
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
const parts = 12;
/** Long enough for a frame in between. */
const pauseMs = 150;
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

interface SlowLine {
  port: number;
  /** What becomes of a document before it is sent on. */
  changed(document: string): string;
  close(): void;
}

/** Between a browser and the application: documents come in parts, everything else goes through. */
async function openSlowLine(port: number): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _packed, ...headers } = asked.headers;
    const there = { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers };
    const upwards = request(there, async (got) => {
      if (!got.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
        return;
      }
      const document = Buffer.from(opened.changed(Buffer.concat(await got.toArray()).toString()));
      const { 'content-length': _length, ...answered } = got.headers;
      answer.writeHead(got.statusCode!, answered);
      for (let sent = 0, next = document.indexOf('<body'); sent < document.length;) {
        answer.write(document.subarray(sent, next));
        await setTimeout(pauseMs);
        [sent, next] = [next, next + Math.ceil(document.length / parts)];
      }
      answer.end();
    });
    upwards.on('error', () => answer.destroy());
    asked.pipe(upwards);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened: SlowLine = {
    port: (server.address() as AddressInfo).port,
    changed: (document) => document,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return opened;
}
