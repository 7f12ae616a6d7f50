// What a reader has set on their device or browser holds (docs/product/pages.md): less motion, dark.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type Application, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds, type PageKind } from '#test/demo-pages';
import { axeFindings } from './page-quality.ts';

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

const open = async (kind: PageKind): Promise<Page> => {
  const page = await browser.context.newPage();
  await page.goto(site.origin() + addresses[kind]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
};

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
