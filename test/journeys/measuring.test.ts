// Measuring visits in a browser (decision 0076): nobody else is asked for anything before a yes; after it, those who were named.
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone, useJourney } from './journey.ts';

describe.each([
  ['on a phone', { viewport: phone }],
  ['on a desktop', { viewport: desktop }],
])('%s', (_name, options) => {
  const journey = useJourney(options);
  const asked: string[] = [];
  beforeAll(async () => {
    const { db, brands } = journey.application.deps;
    await db
      .updateTable('brands')
      .set({ google_analytics_id: 'G-FIRST0001', tags: JSON.stringify({ clarity_id: 'abcdef1234' }) })
      .where('id', '=', 'rihlah')
      .execute();
    await brands.reload();
    // Nothing leaves this machine: the services' scripts are empty files here.
    await journey.context().route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      },
    );
  });

  it('asks in the page, loads after a yes, and stops after a no', async () => {
    const page = await journey.open('/umroh');
    const faults: string[] = [];
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(asked).toEqual([]);

    const analytics = page.waitForRequest('https://www.googletagmanager.com/gtag/js?id=G-FIRST0001');
    const recording = page.waitForRequest('https://www.clarity.ms/tag/abcdef1234');
    await page.getByRole('button', { name: 'Setuju', exact: true }).click();
    await Promise.all([analytics, recording]);
    expect(new URL(page.url()).pathname).toBe('/umroh');
    expect(await page.getByRole('button', { name: 'Setuju', exact: true }).count()).toBe(0);
    expect(faults).toEqual([]);

    await page.getByRole('link', { name: 'Izin mengukur kunjungan' }).click();
    await page.getByText('Pilihan Anda sekarang: setuju.').waitFor();
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.getByRole('button', { name: 'Tidak setuju' }).click();
    await page.getByText('Pilihan Anda sekarang: tidak setuju.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
