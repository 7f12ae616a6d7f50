// Pages where members act (docs/product/pages.md): what a first visit loads, Lighthouse's mobile scores, and how long a press or a key waits
// until the next picture on a processor four times slower.
import type { Page } from 'playwright-core';
import { launchBrowser } from '#test/browser';
import { weigh, weightCells, weightColumns, weightMethod } from './bytes.ts';
import { faultsOf, median, momentNames, visit } from './lighthouse.ts';
import { type Measurement, milliseconds, quantile } from './report.ts';
import { type Server, withServer } from './server.ts';
import type { Role } from '#shared/roles';
import { cookieOf, memberCookie } from './member.ts';
import { findAddresses } from './urls.ts';

interface AppPage {
  name: string;
  path: string;
  isGuest?: true;
  /** Somebody of the demo in a console; without it, a member. */
  role?: Role;
  /** What somebody does there, one after the other; each is measured by itself. */
  acts: ((page: Page) => Promise<void>)[];
}

const rounds = 3;
/** One code of a second factor opens one session. */
const sessions = new Map<Role, Promise<string>>();
/** Whole pages of members are not for search engines. */
const groups = ['performance', 'accessibility', 'best-practices'] as const;

const types = (name: string, text: string) => (page: Page) =>
  page.locator(`[name=${name}]:visible`).first().pressSequentially(text, { delay: 60 });
const presses = (selector: string) => (page: Page) =>
  page.locator(selector).locator('visible=true').first().click();

const consoles: AppPage[] = [
  {
    name: 'partner console, bookings',
    path: '/partner-console/bookings',
    role: 'partner_staff',
    acts: [types('q', 'siti'), presses('main search button')],
  },
  {
    name: 'partner console, programmes',
    path: '/partner-console/programmes',
    role: 'partner_staff',
    acts: [presses('main a')],
  },
  {
    name: 'store console, items',
    path: '/store-console/items',
    role: 'store_staff',
    acts: [presses('main search button')],
  },
  {
    name: 'operator, payments',
    path: '/operator/payments',
    role: 'operator_finance',
    acts: [presses('main search button')],
  },
];

function pagesOf(product: string): AppPage[] {
  return [
    {
      name: 'sign in',
      path: '/auth/login',
      isGuest: true,
      acts: [
        types('email', 'siti@demo'),
        types('password', 'salah'),
        presses('main form button[type=submit]'),
      ],
    },
    {
      name: 'register',
      path: '/auth/register',
      isGuest: true,
      acts: [
        types('name', 'Siti Aminah'),
        types('email', 'siti@contoh.id'),
        presses('main form button[type=submit]'),
      ],
    },
    {
      name: 'checkout, party',
      path: product.replace('/product/', '/checkout/'),
      acts: [presses('main button[aria-label]'), presses('main summary')],
    },
    { name: 'orders', path: '/member/my-order', acts: [presses('main nav a, main [role=tablist] a')] },
    {
      name: 'profile, edit',
      path: '/member/profile/edit',
      acts: [types('name', ' A'), presses('main form button[type=submit]')],
    },
    { name: 'wishlist', path: '/member/wishlist', acts: [presses('main nav a, main [role=tablist] a')] },
    { name: 'addresses', path: '/member/my-address', acts: [presses('main a[href$="/new"]')] },
    {
      name: 'address, new',
      path: '/member/my-address/new',
      acts: [types('recipient', 'Siti'), presses('main form button[type=submit]')],
    },
    { name: 'builder', path: '/private-umroh', acts: [presses('main form button:not([disabled])')] },
    {
      name: 'planner',
      path: '/perencanaan',
      acts: [types('monthly', '1500000'), presses('main form button')],
    },
    { name: 'chat', path: '/chat', acts: [presses('main a')] },
    ...consoles,
  ];
}

export const appPages: Measurement = {
  name: 'app-pages',
  measure: (say) =>
    withServer(async (server) => {
      const tables: Record<'bytes' | 'scores' | 'waits', string[][]> = { bytes: [], scores: [], waits: [] };
      for (const one of pagesOf((await findAddresses(server)).product)) {
        // A session's token lasts ten minutes: longer than all that is measured of one page.
        const headers = one.isGuest ? {} : { cookie: await sessionOf(server, one.role) };
        tables.bytes.push([one.name, ...weightCells(await weigh(server, one.path, headers))]);
        const runs = [];
        for (let round = 0; round < rounds; round++)
          runs.push(await visit(server, one.path, { groups, headers }));
        tables.scores.push([one.name, ...median(runs, groups)]);
        tables.waits.push([one.name, ...(await waitsOn(server, one, headers))]);
        for (const table of Object.values(tables)) say(table.at(-1)!.join(' · '));
        for (const fault of faultsOf(runs)) say(`  ${fault}`);
      }
      return [
        {
          title: 'Bytes of pages where members act',
          method: `${weightMethod} Budgets: test/pages/script-budget.`,
          head: ['page', ...weightColumns],
          rows: tables.bytes,
        },
        {
          title: 'Lighthouse, mobile, of pages where members act',
          method: `As above, median of ${rounds}, as a guest or with a member's session. Aim: at least 95.`,
          head: ['page', ...groups, ...momentNames],
          rows: tables.scores,
        },
        {
          title: 'Presses and keys on pages where members act',
          method: `Event timing in the packaged Chromium, processor four times slower, on a 360 × 800 screen: from the press or key to the next picture, ${rounds} visits. Aim: at most 200 ms.`,
          head: ['page', 'events', 'median', 'longest'],
          rows: tables.waits,
        },
      ];
    }),
};

function sessionOf(server: Server, role: Role | undefined): Promise<string> {
  if (!role) return memberCookie(server);
  const known = sessions.get(role) ?? cookieOf(server, role);
  sessions.set(role, known);
  return known;
}

/** Longer than any act and its answer here. */
const settledMs = 1_500;

async function waitsOn(
  server: Server,
  { path, acts }: AppPage,
  headers: Record<string, string>,
): Promise<string[]> {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const browser = await launchBrowser({
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      extraHTTPHeaders: headers,
    });
    try {
      const page = await browser.context.newPage();
      const session = await browser.context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const act of acts) {
        await page.goto(server.url + path, { waitUntil: 'networkidle' });
        await page.waitForFunction(() => {
          const main = document.querySelector('main');
          return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
        });
        await page.evaluate(noteWaits);
        await act(page);
        await page.waitForTimeout(settledMs);
        waits.push(...(await page.evaluate(() => (window as unknown as Noting).waits ?? [])));
      }
    } finally {
      await browser.close();
    }
  }
  return [String(waits.length), milliseconds(quantile(waits, 0.5)), milliseconds(Math.max(...waits))];
}

interface Noting {
  waits?: number[];
}

/** In the page: the browser tells of everything that took longer than a picture; rounded to 8 ms. */
function noteWaits(): void {
  const noting: Noting = window as unknown as Noting;
  noting.waits = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) noting.waits!.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
