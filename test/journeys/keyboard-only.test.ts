// Somebody without a mouse: from the first Tab to a package, by keys alone, always seeing where the focus is.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, useJourney } from './journey.ts';

const journey = useJourney({ viewport: desktop });

test('the first Tab leads past the menus to the content', async () => {
  const page = await journey.open('/umroh');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatchObject({ text: 'Langsung ke isi halaman', isSeen: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('a menu opens by Enter, closes by Escape, and gives the focus back', async () => {
  const page = await journey.open('/');
  await tabTo(page, /^Wisata Syariah$/);
  await page.keyboard.press('Enter');
  await page.locator('details[data-menu][open]').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await focused(page)).text).toMatch(/^Wisata Syariah .+/);
  await page.keyboard.press('Escape');
  await page.locator('details[data-menu][open]').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused(page)).text).toBe('Wisata Syariah');
});

test('a package is found, compared and opened', async () => {
  const page = await journey.open('/umroh');
  await page.locator('summary').first().focus();
  await tabTo(page, /^\d+$|\d{4}\s*\d+$/);
  await page.keyboard.press('Space');
  await page.waitForURL(/[?&]month=20\d\d-\d\d/);
  // On from the list: the way through a hundred filters was shown to be open by the first of them.
  await page.getByRole('link', { name: 'Termahal' }).focus();
  await tabTo(page, /^Bandingkan$/);
  await page.keyboard.press('Enter');
  // To its end: the new page puts the focus back on the card while it loads.
  await page.waitForURL(/[?&]p=/);
  await page.getByText('1 dari 4 paket dipilih').waitFor();
  await page.locator('li h3 a').first().focus();
  await expect.poll(async () => (await focused(page)).isSeen).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\//);
});

test('every stop of the Tab key on a product page can be seen', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}`);
  const unseen: string[] = [];
  let at = await focused(page);
  for (let stop = 0; stop < 200 && (stop === 0 || !at.isBody); stop++) {
    await page.keyboard.press('Tab');
    at = await focused(page);
    if (!at.isBody && !at.isSeen) unseen.push(at.text);
  }
  expect(unseen).toEqual([]);
  // The focus is not caught anywhere: it comes to the end of the page.
  expect(at.isBody).toBe(true);
});

/** Presses Tab until the focus is on something with these words. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    if (words.test((await focused(page)).text)) return;
  }
  expect.unreachable(`Nothing that says ${words} can be reached`);
}

/** What has the focus, and whether a person sees that it has: an outline of its own or of the label around it. */
function focused(page: Page) {
  return page.evaluate(async () => {
    const at = document.activeElement as HTMLElement;
    await Promise.allSettled(at.getAnimations().map((animation) => animation.finished));
    const shown = at instanceof HTMLInputElement && at.closest('label') ? [at, at.closest('label')!] : [at];
    const box = at.getBoundingClientRect();
    return {
      text: (at instanceof HTMLInputElement
        ? (at.closest('label')?.textContent ?? at.value)
        : at.innerText
      ).trim(),
      isBody: at === document.body,
      isSeen:
        shown.some((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        }) &&
        box.bottom > 0 &&
        box.top < innerHeight,
    };
  });
}
