// Every kind of page, narrow and wide (docs/product/pages.md). In Indonesian: axe finds nothing, nothing overflows or shifts, targets are
// large enough, the style sheet of its kind has all it needs, the content policy holds, and nobody else is asked for anything. In English,
// where the same elements hold other words: the words are English, and they fit. A file for each language, so that two workers share the pages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { type Application, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds, pageKinds } from '#test/demo-pages';
import { consolePageKinds, openConsolePage } from '#test/console-pages';
import type { StyleRule } from '#test/style-rules';
import { foreignPhrases } from '#test/crawl/forbidden-text';
import { readDocument } from '#test/crawl/read-document';
import { readNames } from '#test/crawl/site';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { andThen, inTime } from '#test/in-time';
import { memberPageKinds } from '#test/member-pages';
import { everyRule, missingRules } from './missing-rules.ts';
import { coversOf, nothingCovers, underFloating } from './nothing-covers.ts';
import { filesTooLarge } from './upload-forms.ts';
import {
  axeFindings,
  cutExamples,
  layoutShifts,
  openTab,
  openWatchedIn,
  overflow,
  provenComplaints,
  smallTargets,
  type WatchedPage,
} from './page-quality.ts';

const narrow = { width: 360, height: 800 };
const smallPhone = { width: 360, height: 640 };
const narrowest = { width: 320, height: 640 };
const wide = { width: 1280, height: 900 };

const spotless = {
  moved: [],
  'overflow at 360': [],
  'small targets': [],
  'cut examples at 360': [],
  'axe at 360': [],
  'on a small phone': nothingCovers,
  'overflow at 320': [],
  'overflow at 1280': [],
  'under what floats at 1280': [],
  'axe at 1280': [],
  'forms whose file does not fit': [],
  'rules that its sheet lacks': [],
  complaints: [],
};

const fittingEnglish = {
  language: 'en',
  'other languages': [],
  'overflow at 360': [],
  'cut examples at 360': [],
  'overflow at 320': [],
  'overflow at 1280': [],
  complaints: [],
};

/** What stands in Indonesian on English pages: words of members and staff in the data of these tests, and of banks' own menus. */
const writtenByOthers =
  /tidak\.ada@\S+|Harga contoh|Koper di depan pintu|Apakah kamar bertiga masih ada\?|[Kk]amar|bertiga kami jamin sampai Jumat|Transfer ke rekening BCA 1234567890|Bodoh sekali tulisan ini|Beli di toko saya saja|Visa dan asuransi[^.]+\.|Kantor cabang Jakarta Selatan dengan nama panjang|Transaksi Lainnya|Ke Rek BCA|Transfer Dana|Transfer ke BCA/g;

/** Opened by hand on a phone: what, where, by which button. */
const sheets = [
  ['the menu', '/', '[popovertarget=menu]:not([popovertargetaction])'],
  ['the filters', '/umroh', '[popovertarget=filters]:not([popovertargetaction])'],
] as const;

/** Registers the tests. */
export function testEveryPage(locale: Locale): void {
  // What a worker does for a page does not depend on its language; each page is asked for again by it.
  const hasServiceWorker = locale === 'id';
  let application: Application;
  let browser: Browser;
  /** Parses documents. */
  let reader: Page;
  /** Shows one page after another: a new one for each is a new process, which reads every script anew. Not handed on by a page that failed. */
  let tab: Page | undefined;
  let names: RegExp;
  let rules: StyleRule[];
  let paths: Awaited<ReturnType<typeof listPageKinds>>;

  beforeAll(async () => {
    [application, browser] = await Promise.all([
      startApplication({ hasSockets: true }),
      launchBrowser({ viewport: narrow, serviceWorkers: hasServiceWorker ? 'allow' : 'block' }),
    ]);
    paths = await listPageKinds(application.deps);
    names = await readNames(application);
    rules = await everyRule(application.deps.brands.forHost(hosts.rihlah).colors);
    reader = await browser.context.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await application.close();
  });

  const open = async (path: string, member?: SignedIn) => {
    const page = tab ?? (await openTab(browser.context));
    tab = undefined;
    return openWatchedIn(page, application.origin() + localePath(path, locale), member, { hasServiceWorker });
  };
  const measure = async (watched: WatchedPage) => {
    const found = await (locale === 'id' ? qualityOf(watched, rules) : fitOf(watched, { reader, names }));
    const complaints = await provenComplaints(watched);
    watched.leave();
    tab = watched.page;
    await tab.setViewportSize(narrow);
    return { ...found, complaints };
  };
  const good = locale === 'id' ? spotless : fittingEnglish;

  test.each(pageKinds)('%s', async (kind) => {
    expect(await measure(await open(paths[kind]))).toEqual(good);
  });

  test.each(memberPageKinds)('%s', async (_kind, { path, account, prepare }) => {
    const member = await createMember(application.deps, { ...account, host: hosts.rihlah });
    const there = await prepare?.(application.deps, member);
    expect(await measure(await open(there ?? path, member))).toEqual(good);
  });

  test.each(consolePageKinds)('%s', async (_kind, page) => {
    const { path, member } = await openConsolePage(application.deps, page, hosts.rihlah);
    expect(await measure(await open(path, member))).toEqual(good);
  });

  test.each(locale === 'id' ? sheets : [])(
    '%s, opened on a phone, is as good as the page',
    async (_name, path, trigger) => {
      const { page } = await open(path);
      await closing(page, async () => {
        await page.locator(trigger).first().click();
        await page.locator(':popover-open').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      });
    },
  );

  test.each(locale === 'id' ? (['covered', 'bars', 'overprinted'] as const) : [])(
    'what lies over something is found: %s',
    async (kind) => {
      // A page that is read: React would take away what it did not write.
      const { page } = await open(paths.product);
      await closing(page, async () => {
        await page.setViewportSize(smallPhone);
        expect(await coversOf(page)).toEqual(nothingCovers);
        await page.evaluate((isLine) => {
          const main = document.querySelector('main')!;
          const { top, left } = main.querySelector('h1')!.getBoundingClientRect();
          const over = document.createElement('p');
          over.textContent = 'Lies over it';
          // Written as an attribute, the page's content policy would refuse it.
          over.style.cssText = isLine
            ? `position:absolute;top:${top + scrollY}px;left:${left}px`
            : 'position:fixed;inset:0 50% 0 0';
          main.append(over);
        }, kind === 'overprinted');
        expect((await coversOf(page))[kind]).not.toEqual([]);
      });
    },
  );

  test('a class of pages of another kind is found', async () => {
    const { page } = await open(paths.product);
    await closing(page, async () => {
      expect(await missingRules(page, rules)).toEqual([]);
      await page.evaluate(() => document.querySelector('main')!.classList.add('filter-fold'));
      expect((await missingRules(page, rules)).join('\n')).toContain('.filter-fold>summary');
    });
  });
}

/** What is wrong with a page, as a new visitor or a member sees it. */
async function qualityOf(
  watched: WatchedPage,
  rules: readonly StyleRule[],
): Promise<Record<string, unknown>> {
  const { page } = watched;
  const found: Record<string, unknown> = { moved: await layoutShifts(watched) };
  found['overflow at 360'] = await overflow(page);
  found['small targets'] = await smallTargets(page);
  found['cut examples at 360'] = await cutExamples(page);
  found['axe at 360'] = await axeFindings(page);
  await page.setViewportSize(smallPhone);
  found['on a small phone'] = await coversOf(page);
  await page.setViewportSize(narrowest);
  found['overflow at 320'] = await overflow(page);
  await page.setViewportSize(wide);
  found['overflow at 1280'] = await overflow(page);
  found['under what floats at 1280'] = await underFloating(page);
  found['axe at 1280'] = await axeFindings(page);
  found['forms whose file does not fit'] = await filesTooLarge(page);
  found['rules that its sheet lacks'] = await missingRules(page, rules);
  return found;
}

const closing = <T>(page: Page, work: () => Promise<T>) =>
  andThen(work, () => inTime('the page closed', page.close()));

/** Whether the words of a page are of its language and fit into it. */
async function fitOf(
  watched: WatchedPage,
  { reader, names }: { reader: Page; names: RegExp },
): Promise<Record<string, unknown>> {
  const { page } = watched;
  const { lang, words } = await readDocument(reader, await page.content());
  const found: Record<string, unknown> = { language: lang };
  found['other languages'] = foreignPhrases(words.replace(names, '·').replace(writtenByOthers, '·'), 'en');
  found['overflow at 360'] = await overflow(page);
  found['cut examples at 360'] = await cutExamples(page);
  await page.setViewportSize(narrowest);
  found['overflow at 320'] = await overflow(page);
  await page.setViewportSize(wide);
  found['overflow at 1280'] = await overflow(page);
  return found;
}
