// Pages per second against the same server answering a constant, in one run: rendered anew, and answered from memory.
import { findAddresses, findItemAddresses } from './urls.ts';
import { loadOf, quickLoadOf } from './load.ts';
import { type Measurement, milliseconds, type Section, times, whole } from './report.ts';
import { memberCookie } from './member.ts';
import { type Server, withServer } from './server.ts';

interface Row {
  name: string;
  path: string;
  /** Answers a second, or a share of the constant's (`'0.9×'`). */
  aim?: number | string;
  headers?: Record<string, string>;
  /** Where the browser is told that it has the page already. */
  expected?: '3xx';
}

/** Every page and answer is made anew: what a miss costs. */
const withoutCache = { PAGE_CACHE_MEGABYTES: '0' };

export const pages: Measurement = {
  name: 'pages',
  measure: (say) =>
    withServer(async (server) => {
      const at = await findAddresses(server);
      return [
        await table(
          server,
          say,
          'Pages',
          'Server-rendered, nothing cached, whole answers as a browser gets them but not compressed unless it says so. The aims are 450, 250 and 150 a second where the constant is answered 10,000 times.',
          [
            { name: 'constant', path: at.constant },
            { name: 'list page', path: at.list, aim: '0.045×' },
            { name: 'list page, filtered', path: at.filteredList },
            { name: 'list page, brotli', path: at.list, headers: { 'accept-encoding': 'br' } },
            { name: 'product page', path: at.product, aim: '0.025×' },
            { name: 'product page, brotli', path: at.product, headers: { 'accept-encoding': 'br' } },
            { name: 'home', path: at.home, aim: '0.015×' },
          ],
        ),
      ];
    }, withoutCache),
};

export const cachedPages: Measurement = {
  name: 'cached-pages',
  measure: (say) =>
    withServer(async (server) => {
      const at = await findAddresses(server);
      const shop = await findItemAddresses(server);
      const brotli = { 'accept-encoding': 'br' };
      return [
        await table(
          server,
          say,
          'Pages from memory',
          'As `npm start` answers visitors without a session: pages that are true are not rendered again. Asked over plain sockets.',
          [
            { name: 'constant', path: at.constant },
            { name: 'list page, brotli', path: at.list, headers: brotli, aim: '0.9×' },
            {
              name: 'list page, 304',
              path: at.list,
              headers: await storedTag(server, at.list),
              expected: '3xx',
              aim: '0.9×',
            },
            { name: 'list page, uncompressed', path: at.list, aim: '0.4×' },
            { name: 'product page, brotli', path: at.product, headers: brotli, aim: '0.9×' },
            { name: 'home, brotli', path: at.home, headers: brotli, aim: '0.9×' },
            { name: 'item list, brotli', path: shop.list, headers: brotli, aim: '0.9×' },
            { name: 'item page, brotli', path: shop.item, headers: brotli, aim: '0.9×' },
            { name: 'API list', path: at.apiList, aim: '0.7×' },
            { name: 'API product detail', path: at.apiProduct, aim: '0.7×' },
          ],
          quickLoadOf,
        ),
      ];
    }),
};

/** A member reads: rendered for them, as it was until decision 0254, and from memory with their own parts after it. */
export const memberPages: Measurement = {
  name: 'member-pages',
  measure: async (say) => {
    const ask = async (
      server: Server,
      title: string,
      how: string,
      own: (headers: Record<string, string>) => Row[],
    ) => {
      const at = await findAddresses(server);
      const headers = { 'accept-encoding': 'br', cookie: await memberCookie(server) };
      const rows: Row[] = [
        { name: 'constant', path: at.constant },
        { name: 'list page', path: at.list, headers },
        { name: 'product page', path: at.product, headers },
        { name: 'home', path: at.home, headers },
      ];
      return table(server, say, title, how, [...rows, ...own(headers)], quickLoadOf);
    };
    return [
      await withServer(
        (server) =>
          ask(server, 'Pages of a member, rendered for them', 'Without memory, in brotli.', () => []),
        withoutCache,
      ),
      await withServer((server) =>
        ask(server, 'Pages of a member, from memory', 'As `npm start` answers, in brotli.', (headers) => [
          { name: 'what is their own on a list', path: '/own-parts?page=/umroh', headers },
        ]),
      ),
    ];
  },
};

/** The shop as the catalogue: its list and an item, over pages and the API; made anew, and as visitors and programs get them. */
export const souvenirs: Measurement = {
  name: 'souvenirs',
  measure: async (say) => {
    const anew = await withServer(async (server) => {
      const at = await findItemAddresses(server);
      return table(server, say, 'Souvenirs', 'Rendered or read anew, nothing cached.', [
        { name: 'constant', path: '/healthz' },
        { name: 'item list', path: at.list, aim: 550 },
        { name: 'item list, searched', path: at.searchedList },
        { name: 'item page', path: at.item, aim: 900 },
        { name: 'API list of 24', path: at.apiList, aim: 2000 },
        { name: 'API item', path: at.apiItem, aim: 4000 },
      ]);
    }, withoutCache);
    const stored = await withServer(async (server) => {
      const at = await findItemAddresses(server);
      const brotli = { 'accept-encoding': 'br' };
      return table(
        server,
        say,
        'Souvenirs from memory',
        'As `npm start` answers visitors without a session.',
        [
          { name: 'constant', path: '/healthz' },
          { name: 'item list, brotli', path: at.list, headers: brotli, aim: 550 },
          { name: 'item page, brotli', path: at.item, headers: brotli, aim: 900 },
          { name: 'API list of 24', path: at.apiList, aim: 2000 },
          { name: 'API item', path: at.apiItem, aim: 4000 },
        ],
      );
    });
    return [anew, stored];
  },
};

/** What a browser sends that stored the page when it was answered. */
async function storedTag(server: Server, path: string): Promise<Record<string, string>> {
  const headers = { 'accept-encoding': 'br' };
  const { headers: answered } = await fetch(server.url + path, { headers });
  return { ...headers, 'if-none-match': answered.get('etag') ?? '' };
}

export const api: Measurement = {
  name: 'api',
  measure: (say) =>
    withServer(async (server) => {
      const at = await findAddresses(server);
      return [
        await table(server, say, 'Catalogue API', 'From the database, nothing cached.', [
          { name: 'constant', path: at.constant },
          { name: 'list of 24 with filters', path: at.apiList, aim: 2000 },
          { name: 'product detail', path: at.apiProduct, aim: 4000 },
        ]),
      ];
    }, withoutCache),
};

async function table(
  server: Server,
  say: (message: string) => void,
  title: string,
  how: string,
  rows: Row[],
  ask = loadOf,
): Promise<Section> {
  const lines: string[][] = [];
  let constant: number | undefined;
  for (const { name, path, aim, headers, expected } of rows) {
    const load = await ask(server, path, headers, expected);
    constant ??= load.perSecond;
    say(`${name}: ${whole(load.perSecond)}/s`);
    lines.push([
      name,
      `${whole(load.perSecond)}/s`,
      typeof aim === 'number' ? `${whole(aim)}/s` : (aim ?? ''),
      times(load.perSecond / constant),
      milliseconds(load.p99Ms),
      `${(load.bytes / 1000).toFixed(1)} kB`,
      `${Math.round(load.busy * 100)} %`,
      `${load.processorMs.toFixed(2)} ms`,
    ]);
  }
  return {
    title,
    method: `${how} One server process on one core; PostgreSQL and the 16 connections that ask share the other cores. "Busy" is how much of its core the server used: below 95 % something else was the limit, and "processor", its time for one answer, says what the core could do.`,
    head: ['what', 'rate', 'aim', 'of constant', 'p99', 'size', 'busy', 'processor'],
    rows: lines,
  };
}
