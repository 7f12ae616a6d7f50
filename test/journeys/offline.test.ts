// Without a network (docs/product/pages.md): what was read can be read again, as a guest sees it; the rest says what there is.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone, hasServiceWorker: true });

/** Waits until this browser has kept an address. */
async function kept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, address))
    .toBe(true);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test('the prayer times of the chosen city, supplications, guides and surahs that were read, and what else was kept', async () => {
  const page = await journey.open('/jadwal-sholat?place=makkah');
  await kept(page, '/jadwal-sholat/solatAwal?place=makkah');
  await page.goto(`${journey.application.origin()}/doa`);
  await kept(page, '/doa');
  const doa = await heading(page);
  const read = new Map<string, string>();
  for (const path of ['/panduan', '/quran/112/al-ikhlas']) {
    await page.goto(journey.application.origin() + path);
    await kept(page, path);
    read.set(path, await heading(page));
  }

  await journey.setOffline(true);
  const at = (path: string) => page.goto(journey.application.origin() + path);
  await at('/jadwal-sholat/solatAwal');
  expect(await heading(page)).toBe('Salat berikutnya di Makkah');
  // Its island has been kept with it: the countdown was taken over.
  await expect.poll(() => page.locator('[data-note]').innerText()).not.toContain('Sisa waktu saat');
  await at('/jadwal-sholat?place=makkah&method=mwl');
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(27);
  await at('/doa?q=tawaf');
  expect(await heading(page)).toBe(doa);
  for (const [path, words] of read) {
    await at(path);
    expect(await heading(page)).toBe(words);
  }

  await at('/en/umroh');
  expect(await heading(page)).toBe('You are offline');
  const answer = await at('/umroh');
  expect(await heading(page)).toBe('Anda sedang tanpa jaringan');
  // The list came with the page: nothing is put in afterwards that would push the rest down.
  expect(await answer!.text()).toContain(
    '<a href="/jadwal-sholat/solatAwal?place=makkah">Salat berikutnya di Makkah</a>',
  );
  expect(await page.locator('[data-kept-list] a').allInnerTexts()).toEqual(
    expect.arrayContaining([doa, ...read.values()]),
  );
  await page.getByRole('link', { name: 'Salat berikutnya di Makkah' }).click();
  await page.waitForURL(/solatAwal/);
  await journey.setOffline(false);
  await at('/umroh');
  expect(await heading(page)).not.toBe('Anda sedang tanpa jaringan');
});

test('a kept page is a guest’s: it does not know who has read it', async () => {
  await journey.signIn({ name: 'Siti Aminah' });
  const page = await journey.open('/doa');
  await kept(page, '/doa');
  expect(await page.content()).toContain('Siti Aminah');
  const texts = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const answers = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
    return Promise.all(
      answers
        .filter((answer) => answer.headers.get('content-type')?.startsWith('text/html'))
        .map((answer) => answer.text()),
    );
  });
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes('Siti'))).toEqual([]);

  // Nothing of a member's pages is kept at all.
  await page.goto(`${journey.application.origin()}/member/profile`);
  await page.context().clearCookies();
  await journey.setOffline(true);
  await page.goto(`${journey.application.origin()}/member/profile`);
  expect(await heading(page)).toBe('Anda sedang tanpa jaringan');
  await journey.setOffline(false);
});

test('the site can be installed: its manifest names icons that are there', async () => {
  const page = await journey.open('/');
  const manifest = await page.evaluate(
    async () =>
      (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)).json() as Promise<{
        name: string;
        icons: { src: string }[];
      }>,
  );
  expect(manifest.name).toBe('Rihlah');
  const found = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (one) => (await fetch(one)).headers.get('content-type'))),
    manifest.icons.map(({ src }) => src),
  );
  expect(found).toEqual(['image/png', 'image/png', 'image/png']);
});
