// Somebody follows an old or mistyped address: a page of the site says so in their language and leads home (spec §2).
import { expect, test } from 'vitest';
import { phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

test.each([
  ['/tidak-ada', 'Halaman Tidak ditemukan', 'Kembali Ke Halaman Utama', '/'],
  ['/en/not-there', 'This page could not be found', /home/i, '/en'],
  ['/product/paket-yang-tidak-ada', 'Halaman Tidak ditemukan', 'Kembali Ke Halaman Utama', '/'],
  ['/travel/biro-yang-tidak-ada', 'Halaman Tidak ditemukan', 'Kembali Ke Halaman Utama', '/'],
  ['/en/distribution-partners/nobody', 'This page could not be found', /home/i, '/en'],
])('%s', async (path, title, way, home) => {
  const page = await journey.open(path);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect(await page.title()).toContain(title);
  await page.locator('main').getByRole('link', { name: way }).click();
  await page.waitForURL((url) => url.pathname === home);
});

test.each([
  '/product/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/product/%00',
  '/%E0%A4%A',
  '/umroh/../../etc/passwd',
  '//evil.example/umroh',
  '/en/en/umroh',
  '/EN/umroh',
  '/umroh;jsessionid=1',
  `/product/${'a'.repeat(3_000)}`,
  `/umroh?${'month=2027-01&'.repeat(400)}`,
  '/umroh?page=99999999999999999999',
  '/umroh?month=__proto__&price_min=-1',
  '/compare?p=%F0%9F%95%8B,,,,',
  '/search?q=%00',
  `/search?q=${encodeURIComponent("' or 1=1; --")}`,
  '/_root.data',
  '/__manifest',
  '/en.data',
  '/.env',
  '/.git/config',
  '/assets/',
  '/assets/../../package.json',
])('%s is answered plainly, never by a fault', async (path) => {
  const answer = await journey.application.app.inject({ url: path, headers: { host: 'rihlah.localhost' } });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/\n\s+at |node_modules|\/src\/|\bSELECT\b|[Ss]yntax error/);
  const leadsTo = new URL(answer.headers.location ?? '/', 'http://rihlah.localhost');
  expect(leadsTo.host).toBe('rihlah.localhost');
});

test('filters that cannot be read are left out, and the page says which', async () => {
  const page = await journey.open('/umroh?month=kapan&days=9');
  await page.getByText('Sebagian filter tidak dikenali').waitFor();
  await expect.poll(() => page.getByText(/Kami mengabaikan: .*Bulan berangkat/).count()).toBe(1);
  await expect.poll(() => page.locator('li h3 a').count()).toBeGreaterThan(0);
});

test('a list without a result names the filter to drop, and dropping it helps', async () => {
  const page = await journey.open('/umroh?days=9&price_max=1000000');
  await page.getByText('Paket tidak tersedia').waitFor();
  await page.getByRole('link', { name: /Tanpa .*Harga tertinggi/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('price_max') && url.searchParams.get('days') === '9');
  await page.getByText('Paket tidak tersedia').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('li h3 a').count()).toBeGreaterThan(0);
});
