// Every link of every page of a brand, in both languages (docs/product/brands.md): none is dead, none leads into the other language, and
// no page shows what no person should read. A file for each brand, so that two workers share the pages.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type Application, type BrandHost, hosts, startApplication } from '#test/application';
import { launchBrowser } from '#test/browser';
import { crawlSite, type Visit } from './crawl-site.ts';
import { visitFaults, type Vocabulary } from './page-faults.ts';
import type { LocalText } from '#shared/locale';
import routes from '#web/routes';

const messages = join(import.meta.dirname, '../../messages/id');
const messageKeys = new Set(
  readdirSync(messages).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(messages, file), 'utf8')) as object),
  ),
);
/**
 * Nobody links to the error page, nor to the components shown one below the other, whose links are examples, nor to the parts that are put
 * into other pages; Google and Apple answer 404 until they are configured.
 */
const notStarts = ['error', 'dev/ui', 'own-parts', 'auth/google', 'auth/apple'];
const paths = (await routes).flatMap((entry) => pathsOf(entry)).filter((path) => !notStarts.includes(path));
const starts = [
  '/sitemap.xml',
  '/robots.txt',
  ...paths.flatMap((path) => [`/${path}`, `/en/${path}`.replace(/\/$/, '')]),
];

/** Pages of the areas that the second brand has switched off: hajj, promos, financing, savings, private umrah. */
const switchedOff =
  /^(\/en)?\/(haji|product-haji|promo|umroh-dana-talangan|umroh-dana-tabungan|saving|perencanaan-tabungan|saving-form|loan-applicant-form|private-umroh|member\/(financing-history|saving-history|order-custom-umroh)|partner-console\/private-umrah)(?=[/?.]|$)/;

/** A whole site on a machine far slower than ours. */
const patienceMs = 900_000;

/** Registers the tests. */
export function testSite(brand: BrandHost): void {
  const isSecond = brand === 'amanah';
  const closed = (address: string) => isSecond && switchedOff.test(address);
  let close: () => Promise<unknown>;
  let visits: Visit[];
  let vocabulary: Vocabulary;

  beforeAll(async () => {
    const [application, browser] = await Promise.all([startApplication(), launchBrowser()]);
    close = () => Promise.all([browser.close(), application.close()]);
    vocabulary = { messageKeys, names: await readNames(application) };
    const reader = await browser.context.newPage();
    visits = await crawlSite({
      app: application.app,
      reader,
      host: hosts[brand],
      starts,
      // The second brand sells from the same catalogue: some of its products prove that they are its own pages.
      isSample: isSecond,
    });
  }, patienceMs);
  afterAll(() => close());

  test('is as large as its catalogue', () => {
    const pages = visits.filter(({ document, status }) => document && status === 200);
    expect(pages.filter(({ address }) => /^(\/en)?\/product\//.test(address)).length).toBeGreaterThan(
      isSecond ? 40 : 200,
    );
    expect(pages.filter(({ address }) => /^\/travel\/[^?]+$/.test(address)).length).toBeGreaterThan(5);
  });

  test('has no dead link and shows nothing but words of its language', () => {
    const faults = visits
      .filter(({ address }) => !closed(address))
      .flatMap((visit) =>
        visitFaults(visit, vocabulary).map((fault) => ({
          fault,
          where: `${visit.address} (from ${visit.from})`,
        })),
      );
    expect(summary(faults)).toEqual([]);
  });

  test('answers 404 where the brand has switched an area off, and links to nothing there', () => {
    const off = visits.filter(({ address }) => switchedOff.test(address));
    // The crawl follows where a page leads on to, such as the sign-in.
    const wanted = isSecond ? 404 : 200;
    expect(
      off.filter(({ status }) => status !== wanted).map(({ address, status }) => `${status} ${address}`),
    ).toEqual([]);
    const linked = visits
      .filter(({ status }) => status === 200)
      .flatMap(({ document }) => document?.links ?? [])
      .filter(({ href }) => switchedOff.test(href));
    expect(linked.length > 0).toBe(!isSecond);
  });

  test('gives every page that may be found a title of its own', () => {
    const titles = new Map<string, Set<string>>();
    for (const { document, status } of visits) {
      if (!document?.isIndexed || !document.canonical || status !== 200) continue;
      const named = `${document.lang}: ${document.title}`;
      titles.set(named, (titles.get(named) ?? new Set()).add(document.canonical));
    }
    const shared = [...titles]
      .filter(([, addresses]) => addresses.size > 1)
      .map(([title, addresses]) => `${title} → ${[...addresses].slice(0, 3).join(', ')}`);
    expect(shared).toEqual([]);
  });
}

/** Names of brands and partners, and titles that have no English version: they stand on every page as they are. */
export async function readNames({ deps }: Application): Promise<RegExp> {
  const partners = await deps.db.selectFrom('partners').select(['name', 'legal_name']).execute();
  const programmes = await deps.db.selectFrom('programmes').select('title').execute();
  const titles = programmes
    .map(({ title }) => title as unknown as LocalText)
    .filter(({ en }) => !en)
    .map(({ id }) => id);
  const brands = deps.brands.list().map(({ businessName }) => businessName);
  const names = [
    ...brands,
    ...partners.flatMap(({ name, legal_name }) => [name, legal_name]),
    ...titles,
  ].toSorted((a, b) => b.length - a.length);
  return new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}

/** Paths without parameters, such as 'umroh'. */
function pathsOf(entry: RouteConfigEntry, above = ''): string[] {
  const path = [above, entry.path?.replace(/^en\?\/?/, '')].filter(Boolean).join('/');
  const below = (entry.children ?? []).flatMap((child) => pathsOf(child, path));
  return /[:*]/.test(path) ? below : [path, ...below];
}

/** One line a fault, however many pages have it. */
function summary(faults: { fault: string; where: string }[]): string[] {
  const byFault = Map.groupBy(faults, ({ fault }) => fault);
  return [...byFault]
    .slice(0, 60)
    .map(([fault, found]) => `${found.length}× ${fault}, first on ${found[0]?.where}`);
}
