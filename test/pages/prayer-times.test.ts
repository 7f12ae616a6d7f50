// The pages of prayer times as a browser gets them (spec §2 /jadwal-sholat): whose place, which month, files, and what is remembered.
import { describe, expect, test } from 'vitest';
import { headingOf, useDemoSite } from './demo-site.ts';

const site = useDemoSite();
const ask = (url: string, cookie = '') =>
  site.app.inject({ url, headers: { host: 'rihlah.localhost', ...(cookie && { cookie }) } });
const canonicalOf = (body: string) =>
  /<link rel="canonical" href="http:\/\/rihlah.localhost([^"]*)"/.exec(body)?.[1];

describe.each([
  ['/jadwal-sholat', 'Jadwal salat Kota Jakarta', 'Prayer times in Jakarta'],
  ['/jadwal-sholat/solatAwal', 'Salat berikutnya di Kota Jakarta', 'The next prayer in Jakarta'],
])('%s', (path, indonesian, english) => {
  test('begins in the capital, in both languages, without a framework script', async () => {
    const [id, en] = [await ask(path), await ask(`/en${path}`)];
    expect([headingOf(id.body), headingOf(en.body)]).toEqual([indonesian, english]);
    expect([canonicalOf(id.body), canonicalOf(en.body)]).toEqual([path, `/en${path}`]);
    expect(id.body).not.toContain('__reactRouterContext');
  });

  test('remembers the place somebody chose, and has an address for it', async () => {
    const chosen = await ask(`${path}?place=makkah&month=2027-04&method=mwl`);
    expect(canonicalOf(chosen.body)).toBe(`${path}?place=makkah`);
    const cookie = chosen.cookies.find(({ name }) => name === 'prayer_place')!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 365 * 86_400 });
    const again = await ask(path, `prayer_place=${encodeURIComponent(cookie.value)}`);
    expect(headingOf(again.body)).toContain('Makkah');
    expect(canonicalOf(again.body)).toBe(path);
  });

  test.each(['place=atlantis', 'month=2027-13', 'month=1999-12', 'place=kota-bandung&month=x', 'place='])(
    'answers 404 for %s',
    async (query) => {
      expect((await ask(`${path}?${query}`)).statusCode).toBe(404);
    },
  );

  test('takes a broken cookie for none', async () => {
    for (const cookie of ['prayer_place=%00', 'prayer_place=ImF0bGFudGlzIg%3D%3D', 'prayer_place=xx'])
      expect(headingOf((await ask(path, cookie)).body)).toBe(indonesian);
  });
});

test('says at once which prayer is next, and how long it takes, for whoever runs no script', async () => {
  const { body } = await ask('/jadwal-sholat/solatAwal?place=kota-jakarta');
  // 12.00 in Jakarta on 15 March 2027; dzuhur there is at 12:04.
  expect(body).toContain('Menuju Dzuhur, pukul 12:04 WIB');
  expect(body).toContain('Sisa waktu saat halaman ini dibuka, pukul 12:00 WIB.');
  expect(
    [...body.matchAll(/data-part="(\w+)"[^>]*>(\d\d)</g)].map(([, part, value]) => `${part} ${value}`),
  ).toEqual(['hours 00', 'minutes 04', 'seconds 00']);
  expect(body).toContain('7 Syawal 1448 H');
});

test('leads somebody who says where they are to the nearest place, unless that is far', async () => {
  const near = await ask('/en/jadwal-sholat?near=-6.92,107.61');
  expect([near.statusCode, near.headers.location]).toEqual([302, '/en/jadwal-sholat?place=kota-bandung']);
  const far = await ask('/jadwal-sholat?near=52.37,4.90');
  expect(far.body).toContain('Lokasi Anda jauh dari semua tempat');
  for (const near of ['x', '1', '-6.92,', '999,999,1'])
    expect((await ask(`/jadwal-sholat?near=${near}`)).statusCode).toBe(200);
});

test('forgives typing when a place is searched, and says when there is none', async () => {
  expect((await ask('/jadwal-sholat?q=bndung')).body).toContain('href="/jadwal-sholat?place=kota-bandung"');
  expect((await ask('/jadwal-sholat?q=atlantis')).body).toContain(
    'Tidak ada tempat yang cocok dengan “atlantis”',
  );
});

test('gives a month as a calendar: five prayers a day, in the clock of the world, the same entries when asked again', async () => {
  const { headers, body } = await ask('/jadwal-sholat/jadwal.ics?place=kota-jakarta&month=2027-03');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe(
    'attachment; filename="jadwal-sholat-kota-jakarta-2027-03.ics"',
  );
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(31 * 5);
  expect(body).toContain('UID:kota-jakarta-2027-03-15-dzuhur@rihlah.localhost');
  expect(body).toContain('DTSTART:20270315T050400Z');
  expect((await ask('/jadwal-sholat/jadwal.ics?place=kota-jakarta&month=2027-03')).body).toBe(body);
});

test('gives a month as a table in the language of the page', async () => {
  const { headers, body } = await ask('/en/jadwal-sholat/jadwal.csv?place=kota-jakarta&month=2027-03');
  expect(headers['content-disposition']).toBe('attachment; filename="prayer-times-kota-jakarta-2027-03.csv"');
  const lines = body.split('\r\n');
  expect(lines[0]).toBe('\uFEFFDate,Hijri,Imsak,Fajr,Sunrise,Dhuha,Dhuhr,Asr,Maghrib,Isha');
  expect(lines[15]).toMatch(/^2027-03-15,7 Shawwal 1448 AH,04:33,04:43,/);
  expect(lines).toHaveLength(1 + 31 + 1);
});

test('offers search engines a page of every place', async () => {
  const { body } = await ask('/sitemap.xml');
  expect(body.match(/<loc>http:\/\/rihlah.localhost\/jadwal-sholat\?place=/g)).toHaveLength(511);
});
