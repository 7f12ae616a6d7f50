// What every journey begins with: the application, a browser, and a visitor who has never been here.
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Page } from 'playwright-core';
import { type Application, type BrandHost, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { type DemoProducts, findDemoProducts } from '#test/demo-pages';

export const phone = { width: 360, height: 800 };
export const desktop = { width: 1280, height: 900 };

export interface Journey {
  application: Application;
  products: DemoProducts;
  /** A new tab at an address. */
  open(path: string, brand?: BrandHost): Promise<Page>;
}

/** Registers its own hooks; the answer can be used inside tests. Between tests the visitor is forgotten. */
export function useJourney(options: Parameters<typeof launchBrowser>[0]): Journey {
  const journey = {} as Journey;
  let browser: Browser;
  beforeAll(async () => {
    [journey.application, browser] = await Promise.all([startApplication(), launchBrowser({ locale: 'id-ID', ...options })]);
    // A visitor who waits longer than this has gone.
    browser.context.setDefaultTimeout(10_000);
    journey.products = await findDemoProducts(journey.application.deps);
    journey.open = async (path, brand) => {
      const page = await browser.context.newPage();
      await page.goto(journey.application.origin(brand) + path);
      return page;
    };
  });
  afterEach(async () => {
    await Promise.all(browser.context.pages().map((page) => page.close()));
    await browser.context.clearCookies();
  });
  afterAll(async () => {
    await browser.close();
    await journey.application.close();
  });
  return journey;
}

/** Whole rupiah in a text such as 'Rp 34.500.000'. */
export function rupiahIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
