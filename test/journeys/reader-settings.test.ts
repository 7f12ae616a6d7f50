// What a reader has set on their device or browser holds on the main screens (docs/product/pages.md): twice the size, less motion, dark.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type Application, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds, type PageKind } from '#test/demo-pages';
import { axeFindings, overflow } from './page-quality.ts';

const screens = [
  'home',
  'umrah list',
  'product',
  'comparison',
  'partners',
  'travel partner',
  'promos',
  'prayer times',
  'article',
  'supplications',
  'guides',
  'surah',
] as const satisfies PageKind[];

let site: Application;
let browser: Browser;
let addresses: Record<PageKind, string>;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startApplication(),
    launchBrowser({ viewport: { width: 1280, height: 900 } }),
  ]);
  addresses = await listPageKinds(site.deps);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const open = async (kind: PageKind, language = ''): Promise<Page> => {
  const page = await browser.context.newPage();
  await page.goto(site.origin() + language + addresses[kind]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
};

/** What a browser of 1280 px does at 200 %: 640 px of the page's own, each drawn as two. */
async function zoomTwice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 640,
    height: 450,
    deviceScaleFactor: 2,
    mobile: false,
  });
}

/** Headings, facts, and whatever can be pressed or filled in, that stand there or are one press away: what folds is opened. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    for (const fold of main.querySelectorAll('details')) fold.open = true;
    const texts = [...main.querySelectorAll('h1, h2, h3, a, button, summary, label, th, dt, dd, strong')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) || one.closest('dialog, [popover]'))
      .map((one) => one.textContent!.replaceAll(/\s+/g, ' ').trim());
    return [...new Set(texts)].filter(Boolean);
  });

/** On purpose: the month is two lines for each day there, with the six times of the specification (docs/product/prayer-times.md). */
const stepsAside: Partial<Record<PageKind, RegExp>> = {
  'prayer times': /^(?:Tanggal|Date|Hijriah|Hijri|Terbit|Sunrise|Dhuha)$/,
};

/** Words that end before they have been read: in a box that hides what does not fit. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hides = (how: string) => how === 'hidden' || how === 'clip';
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        );
        // What is for screen readers alone is cut on purpose.
        const isSeen =
          element.checkVisibility({ visibilityProperty: true }) &&
          clipPath === 'none' &&
          element.clientWidth > 1;
        // A teaser, or the line of a card, leads to all of it.
        const { webkitLineClamp, textOverflow } = getComputedStyle(element);
        const isTeaser =
          (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') &&
          Boolean(element.closest('li, article')?.querySelector('a'));
        return (
          hasWords &&
          !isTeaser &&
          isSeen &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `${element.className}: ${element.textContent!.trim().slice(0, 60)}`),
  );

describe('at 200 % nothing overflows, nothing is cut and nothing is lost', () => {
  it.each(screens)('%s', async (kind) => {
    for (const language of ['', '/en']) {
      const page = await open(kind, language);
      const before = await textsOf(page);
      await zoomTwice(page);
      await page.reload();
      expect([language, await page.evaluate(() => [innerWidth, devicePixelRatio])]).toEqual([
        language,
        [640, 2],
      ]);
      expect([language, await overflow(page), await cutTexts(page)]).toEqual([language, [], []]);
      const after = new Set(await textsOf(page));
      const lost = before.filter((text) => !after.has(text) && !stepsAside[kind]?.test(text));
      expect([language, lost]).toEqual([language, []]);
      await page.close();
    }
  });

  it('what overflows, is cut or is lost would be found', async () => {
    const page = await open('promos');
    const before = await textsOf(page);
    await zoomTwice(page);
    expect([await overflow(page), await cutTexts(page)]).toEqual([[], []]);
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      main.style.minWidth = '700px';
      for (const one of main.querySelectorAll<HTMLElement>('a, h2, h3')) one.style.display = 'none';
      main.querySelector('h1')!.style.cssText = 'width: 30px; overflow: hidden; white-space: nowrap';
    });
    expect(await overflow(page)).not.toEqual([]);
    expect(await cutTexts(page)).toHaveLength(1);
    const after = new Set(await textsOf(page));
    expect(before.filter((text) => !after.has(text))).not.toEqual([]);
    await page.close();
  });
});

describe('motion', () => {
  const howItMoves = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await open('home');
    await page.emulateMedia({ reducedMotion });
    const found = await page.evaluate(() => ({
      scroll: getComputedStyle(document.documentElement).scrollBehavior,
      // The menu of phones, whose sheet slides.
      sheet: getComputedStyle(document.querySelector('.menu-sheet')!).transitionDuration,
      toast: getComputedStyle(
        document.body.appendChild(Object.assign(document.createElement('p'), { className: 'toast' })),
      ).animationDuration,
    }));
    await page.close();
    return found;
  };

  it('is off for whoever asks for less of it', async () => {
    expect(await howItMoves('reduce')).toEqual({ scroll: 'auto', sheet: '0s', toast: '0.001s' });
  });

  it('explains to everybody else', async () => {
    expect(await howItMoves('no-preference')).toEqual({
      scroll: 'smooth',
      sheet: '0.2s',
      toast: '0.25s, 0.25s',
    });
  });
});

describe('on a device that is set to dark', () => {
  const groundOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  it.each(['article', 'supplications', 'guide with lists', 'surah'] as const)(
    '%s is dark, and every word of it can be read',
    async (kind) => {
      const page = await open(kind);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await groundOf(page)).toBe('rgb(16, 23, 26)');
      expect(await axeFindings(page)).toEqual([]);
      await page.close();
    },
  );

  it('what is bought stays light', async () => {
    const page = await open('product');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(page)).toBe('rgb(251, 248, 242)');
    await page.close();
  });
});
