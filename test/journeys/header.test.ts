// The header at every width (spec §2 header): one row, nothing wrapped, nothing on top of something else, for guests, members and
// visitors of a consultant, in both languages; and its groups Ibadah and Bantuan.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { createNotices } from '#test/factories/notifications';
import { desktop, phone, useJourney } from './journey.ts';

const widths = Array.from({ length: (1440 - 320) / 20 + 1 }, (_one, step) => 320 + step * 20);
const longName = 'Raden Ayu Siti Nurhaliza Kusumawardhani binti Abdurrahman';
const tallestRow = 66;

const journey = useJourney({ viewport: phone });

/** What is wrong with the header at this width. */
function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate((tallest) => {
    const faults: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`page is ${scrollWidth} wide`);
    for (const row of document.querySelectorAll<HTMLElement>(
      'body > header > div > div, body > header > div:not(:has(> div)), body > header > div',
    )) {
      if (row.closest('[popover]') || !row.checkVisibility()) continue;
      const { height } = row.getBoundingClientRect();
      if (height > tallest) faults.push(`${Math.round(height)} high: ${row.className.slice(0, 60)}`);
    }
    const controls = [
      ...document.querySelectorAll<HTMLElement>('body > header :is(a, button, summary, img, [aria-current])'),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[popover], ul ul') &&
        one.getBoundingClientRect().width > 1,
    );
    for (const one of controls) {
      const box = one.getBoundingClientRect();
      if (box.height > 50) faults.push(`wrapped: ${one.textContent}`);
      if (box.right > clientWidth || box.left < 0) faults.push(`outside: ${one.textContent}`);
      for (const other of controls) {
        if (one === other || one.contains(other) || other.contains(one)) continue;
        const against = other.getBoundingClientRect();
        const across = Math.min(box.right, against.right) - Math.max(box.left, against.left);
        const down = Math.min(box.bottom, against.bottom) - Math.max(box.top, against.top);
        if (across > 1 && down > 1)
          faults.push(`on top of each other: ${one.textContent} / ${other.textContent}`);
      }
    }
    return faults;
  }, tallestRow);
}

const visits = [
  ['a guest', '/umroh', null],
  ['a visitor of a consultant', '/umroh?affiliate_code=RAHMAT-01', null],
  ['a member', '/faq', longName],
  ['a member who came through a consultant', '/faq?affiliate_code=RAHMAT-01', longName],
] as const;

describe.each([
  ['Indonesian', ''],
  ['English', '/en'],
])('in %s', (_language, prefix) => {
  it.each(visits)('has one row at every width for %s', async (_who, path, name) => {
    if (name) await createNotices(journey.application.deps, await journey.signIn({ name }), 100);
    const page = await journey.open(prefix + path);
    if (name && !path.includes('?')) await page.locator('unread-badge:visible').waitFor();
    const faults: Record<number, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      const found = await headerFaults(page);
      if (found.length > 0) faults[width] = found;
    }
    expect(faults).toEqual({});
  });
});

const groups = {
  id: {
    prefix: '',
    worship: 'Ibadah',
    help: 'Bantuan',
    others: 'Lainnya',
    menu: 'Menu',
    prayer: 'Jadwal salat',
    faq: 'Tanya jawab',
  },
  en: {
    prefix: '/en',
    worship: 'Worship',
    help: 'Help',
    others: 'Others',
    menu: 'Menu',
    prayer: 'Prayer times',
    faq: 'Questions and answers',
  },
} as const;

describe.each(['id', 'en'] as const)('the groups of worship and help in %s', (locale) => {
  const word = groups[locale];

  it('stand on a desktop after the entries of the specification, and under others', async () => {
    const page = await journey.open(`${word.prefix}/faq`);
    await page.setViewportSize(desktop);
    const nav = page.locator('header nav').first();
    const tops = await nav.locator('> ul > li').locator('> a, > details > summary').allTextContents();
    expect(tops.at(-1)).toBe(word.worship);
    await nav.getByText(word.others, { exact: true }).click();
    await nav.getByRole('link', { name: word.faq }).waitFor();
    await nav.getByText(word.worship, { exact: true }).click();
    await nav.getByRole('link', { name: word.prayer }).click();
    await page.waitForURL(`**${word.prefix}/jadwal-sholat`);
  });

  it('stand last in the menu of a phone, with the number to call', async () => {
    const page = await journey.open(`${word.prefix}/faq`);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: word.menu }).click();
    const sheet = page.locator('#menu');
    expect((await sheet.locator('nav[aria-label] > ul > li > p').allTextContents()).slice(-2)).toEqual([
      word.worship,
      word.help,
    ]);
    await expect.poll(() => sheet.getByRole('link', { name: word.faq }).isVisible()).toBe(true);
    await expect.poll(() => sheet.locator('a[href^="tel:"]').isVisible()).toBe(true);
  });
});
