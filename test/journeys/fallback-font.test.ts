// What is bold is bold before our typeface is there (docs/product/pages.md), as wide as it will be: a first visit reads the page in the letters
// of the machine. The machines are made of fonts with the measures of Arial and Roboto: the browser of the tests has neither.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { allowingInline } from '#test/inline-policy';
import { phone, useJourney } from './journey.ts';

const { resolve } = createRequire(import.meta.url);
const arimo = (weight: number) => resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
const roboto = (weight: number) => resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);

/** Full names of the fonts that a machine has. */
const machines: Record<string, Record<string, string>> = {
  'a machine with Arial': { Arial: arimo(400), 'Arial Bold': arimo(700) },
  'an older Android': { Roboto: roboto(400), 'Roboto Bold': roboto(700) },
  'a newer Android, whose bold has no name': { Roboto: roboto(400) },
};

const ourTypeface = '**/*plus-jakarta-sans*.woff2';
const pages = { home: () => '/', product: () => `/product/${journey.products.open[0]}` } as const;
const journey = useJourney({ viewport: phone });

/** A page whose style is changed on its way. */
async function openChanged(page: Page, path: string, change: (body: string) => string): Promise<Page> {
  await page.route(
    (url) => url.pathname === path,
    (route) => fulfill(route, change),
  );
  await page.goto(journey.application.origin() + path);
  return page;
}

/** Puts the fonts where the page's style looks for those of the machine. */
async function openOn(fonts: Record<string, string>, path: string): Promise<Page> {
  const page = await journey.open('/healthz');
  const names = Object.keys(fonts);
  await page.route(ourTypeface, (route) => route.abort());
  await page.route('**/machine-fonts/*', async (route) => {
    const name = names[Number(new URL(route.request().url()).pathname.split('/').at(-1))]!;
    await route.fulfill({ contentType: 'font/woff2', body: await readFile(fonts[name]!) });
  });
  await openChanged(page, path, (body) =>
    body.replaceAll(/local\((["']?)([^"')]+)\1\)/g, (local, _quote, name: string) =>
      names.includes(name) ? `url(/machine-fonts/${names.indexOf(name)})` : local,
    ),
  );
  // Those that the machine has not, and ours, do not come.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  return page;
}

/** In our typeface for certain: as it is sent, a page whose typeface comes late keeps the letters of the machine. */
async function openInOurs(path: string): Promise<Page> {
  const page = await openChanged(await journey.open('/healthz'), path, (body) =>
    body.replaceAll('font-display:optional', 'font-display:block'),
  );
  await page.evaluate(() => document.fonts.load('700 16px "Plus Jakarta Sans"'));
  return page;
}

/** The page as the application answers it: the name of its host is known to the browser alone. */
async function fulfill(route: Route, change: (body: string) => string): Promise<void> {
  const { pathname, host } = new URL(route.request().url());
  const { statusCode, headers, body } = await journey.application.app.inject({
    url: pathname,
    headers: { host },
  });
  const page = change(body);
  const policy = allowingInline(page, String(headers['content-security-policy']));
  await route.fulfill({
    status: statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: page,
  });
}

/** How much ink a price takes in bold letters of the page, for one part in plain ones. */
const boldness = (page: Page) =>
  page.evaluate(() => {
    const family = getComputedStyle(document.querySelector('h1')!).fontFamily;
    const ink = (weight: number) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 120 });
      const drawing = canvas.getContext('2d')!;
      drawing.font = `${weight} 64px ${family}`;
      drawing.fillText('Rp 34.500.000 Umrah', 10, 80);
      return drawing.getImageData(0, 0, 900, 120).data.reduce((sum, value) => sum + value, 0);
    };
    return ink(700) / ink(400);
  });

/** Widths of what is bold, were each on one line. */
const boldWidths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, .font-bold, .font-semibold)')].flatMap(
      (element) => {
        const { fontWeight, fontFamily, letterSpacing } = getComputedStyle(element);
        if (element.children.length > 0 || !element.textContent?.trim() || Number(fontWeight) < 600)
          return [];
        const line = Object.assign(document.createElement('span'), {
          textContent: element.textContent.trim(),
        });
        Object.assign(line.style, {
          position: 'absolute',
          whiteSpace: 'nowrap',
          fontSize: '32px',
          fontWeight,
          fontFamily,
          letterSpacing,
        });
        document.body.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return [{ text: element.textContent.trim(), weight: Number(fontWeight), width }];
      },
    ),
  );

describe.each(Object.entries(machines))('on %s', (_machine, fonts) => {
  it.each(['home', 'product'] as const)(
    'what is bold on the %s page is drawn bold, as wide as in our typeface',
    async (kind) => {
      const path = pages[kind]();
      const fallback = await openOn(fonts, path);
      expect(await boldness(fallback)).toBeGreaterThan(1.15);
      const own = await openInOurs(path);
      const [before, after] = [await boldWidths(fallback), await boldWidths(own)];
      expect(before.length).toBeGreaterThan(10);
      expect(before.map(({ text, weight }) => [text, weight])).toEqual(
        after.map(({ text, weight }) => [text, weight]),
      );
      const wider =
        before.reduce((sum, { width }) => sum + width, 0) / after.reduce((sum, { width }) => sum + width, 0);
      expect(Math.abs(wider - 1)).toBeLessThan(0.03);
      expect(await lineHeights(fallback)).toEqual(await lineHeights(own));
    },
  );
});

/** A line is as high in one as in the other: nothing below it moves. */
const lineHeights = (page: Page) =>
  page.evaluate(() =>
    [400, 600, 700, 800].map((weight) => {
      const line = Object.assign(document.createElement('div'), { textContent: 'Rp 34.500.000' });
      Object.assign(line.style, {
        fontWeight: String(weight),
        fontSize: '32px',
        lineHeight: 'normal',
        width: 'max-content',
      });
      document.body.append(line);
      const { height } = line.getBoundingClientRect();
      line.remove();
      return Math.round(height);
    }),
  );
