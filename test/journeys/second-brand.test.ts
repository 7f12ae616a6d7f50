// The same server under another host name: another brand's name, colours and offers (docs/product/brands.md: white label).
import { expect, test } from 'vitest';
import { desktop, useJourney } from './journey.ts';

const journey = useJourney({ viewport: desktop });

test('it has its own name, logo, colours and contacts, and never the first brand’s', async () => {
  const page = await journey.open('/', 'amanah');
  expect(await page.title()).toContain('Amanah Safar');
  expect(await page.locator('header img').first().getAttribute('src')).toContain('amanah-safar');
  await expect.poll(() => page.getByText('salam@amanah-safar.example').count()).toBeGreaterThan(0);
  expect(await page.content()).not.toMatch(/rihlah\.example|PT Rihlah|>Rihlah</);
  const primary = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim().toLowerCase();
  expect(await page.evaluate(primary)).toBe('#233b6e');
  const first = await journey.open('/');
  expect(await first.evaluate(primary)).toBe('#0b5d47');
});

test.each(['/', '/en', '/search', '/faq', '/partner', '/tentang-kami'])(
  'on %s nothing leads to hajj, which it does not sell',
  async (path) => {
    const page = await journey.open(path, 'amanah');
    expect(await page.locator('a[href*="haji"], a[href*="kind=hajj"], input[value="hajj"]').count()).toBe(0);
  },
);

test('hajj pages and hajj departures are not there', async () => {
  const { app, deps } = journey.application;
  const hajj = await deps.db
    .selectFrom('departure_cards')
    .select('slug')
    .where('category', '=', 'hajj')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const path of ['/haji', '/product-haji', '/en/product-haji', `/product/${hajj.slug}`]) {
    const answer = await app.inject({ url: path, headers: { host: 'amanah.localhost' } });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});
