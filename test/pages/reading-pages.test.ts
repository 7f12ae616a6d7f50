// The reading pages as a browser gets them (spec §2 general routes, distribution partners): words, language, no framework script.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEEDED_ON } from '#test/harness';
import { headingOf, useDemoSite } from './demo-site.ts';

const site = useDemoSite();
const ask = (url: string, host = 'rihlah.localhost') => site.app.inject({ url, headers: { host } });

describe.each([
  ['/tentang-kami', 'Tentang kami', 'About us'],
  ['/faq', 'Pertanyaan yang sering diajukan', 'Frequently asked questions'],
  ['/galleries', 'Galeri', 'Gallery'],
  ['/kebijakan-privasi', 'Kebijakan privasi', 'Privacy policy'],
  ['/syarat-ketentuan', 'Syarat dan ketentuan', 'Terms and conditions'],
  ['/distribution-partners', 'Mitra distribusi', 'Distribution partners'],
  ['/panduan', 'Panduan haji dan umrah', 'Guide to hajj and umrah'],
  [
    '/distribution-partners/guru-madani',
    'Berangkat bersama sesama guru',
    'Travel in the company of fellow teachers',
  ],
])('%s', (path, indonesian, english) => {
  test.each([
    ['id', path, indonesian],
    ['en', `/en${path}`, english],
  ])('in %s: its heading, its language, no framework script', async (locale, address, heading) => {
    const { statusCode, body } = await ask(address);
    expect(statusCode).toBe(200);
    expect(headingOf(body)).toBe(heading);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(body).not.toContain('<script type="module"');
    expect(body).toContain(`<link rel="canonical" href="http://rihlah.localhost${address}"`);
  });
  test('the other brand has it too, in its own name', async () => {
    const { statusCode, body } = await ask(path, 'amanah.localhost');
    expect(statusCode).toBe(200);
    expect(body).toContain('Amanah Safar');
    expect(body).not.toMatch(/Rihlah/);
  });
});

describe('guides and supplications', () => {
  test.each(['/doa', '/panduan/miqat', '/en/panduan/persiapan-haji'])(
    '%s: no framework script, one island of at most 5 kB, the Arabic typeface asked for at once',
    async (path) => {
      const { body } = await ask(path);
      expect(body).not.toContain('entry.client');
      const scripts = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file!);
      expect(scripts).toHaveLength(1);
      expect(statSync(join(import.meta.dirname, '../../build/client', scripts[0]!)).size).toBeLessThanOrEqual(
        5000,
      );
      expect(/rel="preload" href="[^"]*scheherazade-new-arabic[^"]*" as="font"/.test(body)).toBe(true);
    },
  );
  test('search engines are told of the text, its place and its steps', async () => {
    const { body } = await ask('/en/panduan/persiapan-haji');
    for (const type of ['"@type":"Article"', '"@type":"HowTo"', '"@type":"BreadcrumbList"'])
      expect(body).toContain(type);
    expect((await ask('/panduan/miqat')).body).not.toContain('"@type":"HowTo"');
  });
  test('a search among supplications is not for search engines', async () => {
    expect((await ask('/doa?q=zamzam')).body).toContain('<meta name="robots" content="noindex"');
    expect((await ask('/doa')).body).not.toContain('noindex');
  });
});

test('a page carries its style in itself, which its policy names by its hash, and waits for no file of style', async () => {
  const { body, headers } = await ask('/faq');
  const [, style] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(style).toMatch(/^:root\{--ink:.*@font-face/s);
  expect(body).not.toContain('rel="stylesheet"');
});

describe('texts with versions', () => {
  test('a version can be read under its number; one that never was is not there', async () => {
    expect((await ask('/syarat-ketentuan?version=1')).body).toContain('Kami adalah perantara');
    for (const version of ['2', 'x', ''])
      expect((await ask(`/syarat-ketentuan?version=${version}`)).statusCode).toBe(404);
  });

  test('a replaced version says so, leads to the one in force, and is not for search engines', async () => {
    await site.database.db
      .insertInto('site_pages')
      .values({
        brand_id: null,
        slug: 'kebijakan-privasi',
        version: 2,
        effective_on: SEEDED_ON,
        title: JSON.stringify({ id: 'Kebijakan privasi' }),
        body: JSON.stringify({ id: '## Bagian baru' }),
      })
      .execute();
    const old = (await ask('/kebijakan-privasi?version=1')).body;
    expect(old).toContain('versi 1, yang sudah digantikan');
    expect(old).toContain('<meta name="robots" content="noindex"');
    expect(old).toContain('href="/kebijakan-privasi"');
    const inForce = (await ask('/en/kebijakan-privasi')).body;
    expect(inForce).toContain('id="bagian-baru"');
    expect(inForce).toContain('<article lang="id"');
    expect(inForce).not.toContain('noindex');
    expect(inForce).toContain('href="/en/kebijakan-privasi?version=1"');
  });

  test('a version that does not apply yet names its day', async () => {
    await site.database.db
      .insertInto('site_pages')
      .values({
        brand_id: null,
        slug: 'syarat-ketentuan',
        version: 3,
        effective_on: '2027-08-01',
        title: JSON.stringify({ id: 'Syarat dan ketentuan' }),
        body: JSON.stringify({ id: 'Nanti' }),
      })
      .execute();
    expect((await ask('/syarat-ketentuan?version=3')).body).toContain('mulai berlaku pada 1 Agustus 2027');
    expect((await ask('/syarat-ketentuan')).body).toContain('Kami adalah perantara');
  });
});

describe('questions', () => {
  test('a search opens what it found, and only that', async () => {
    const { body } = await ask('/faq?q=FURODA');
    expect(body).toContain('Apa risiko haji furoda?');
    expect(body).not.toContain('Bolehkah umrah tanpa biro perjalanan?');
    expect(body).toMatch(/<details[^>]*open=""/);
    expect(body).toContain('noindex');
  });
  test('a search that finds nothing offers all questions', async () => {
    const { body } = await ask('/faq?q=%3Cb%3Eqwerty');
    expect(body).toContain('Belum ada jawabannya di sini');
    expect(body).toContain('value="&lt;b&gt;qwerty"');
  });
  test('search engines are told the questions', async () => {
    expect((await ask('/faq')).body).toContain('"@type":"FAQPage"');
  });
});

describe('the gallery', () => {
  test('nine pictures, then all of them under an address of their own', async () => {
    const figures = async (address: string) => (await ask(address)).body.match(/<figure/g)?.length;
    expect(await figures('/galleries')).toBe(9);
    expect((await ask('/galleries')).body).toContain('href="/galleries?page=2#picture-10"');
    expect(await figures('/galleries?page=2')).toBe(15);
  });
  test.each(['0', '-1', '1.5', 'x', '99999999999'])('page "%s" is no reason for an error', async (page) => {
    expect((await ask(`/galleries?page=${page}`)).statusCode).toBe(200);
  });
});

describe('about', () => {
  test('its numbers are those of the database, of the day', async () => {
    const { body } = await ask('/tentang-kami');
    const { rows } = await site.database.pool.query<{
      total: number;
    }>(`select count(*)::integer as total from partners p
      where kind = 'travel' and state = 'active' and exists (select from licences l where l.partner_id = p.id and l.valid_until >= '${SEEDED_ON}')`);
    expect(body).toMatch(new RegExp(`<dd[^>]*>${rows[0]!.total}</dd>`));
    expect(body).toContain('15 Maret 2027');
  });
});

describe('distribution partners', () => {
  test('stand alone: no header, no footer; links to packages carry the code of the partner, not of the visit', async () => {
    const { body } = await ask(
      '/en/distribution-partners/guru-madani?affiliate_code=PESISIR-UTARA',
      'rihlah.localhost',
    );
    expect(body).not.toMatch(/<header|<footer/);
    expect(body).toContain('href="/en/umroh?affiliate_code=GURU-MADANI"');
  });
  test('hajj is offered only by a brand that offers it', async () => {
    expect((await ask('/distribution-partners/guru-madani')).body).toContain(
      '/product-haji?affiliate_code=GURU-MADANI',
    );
    expect((await ask('/distribution-partners/guru-madani', 'amanah.localhost')).body).not.toContain(
      '/product-haji',
    );
  });
  test('an unknown one is not there', async () => {
    expect((await ask('/distribution-partners/tidak-ada')).statusCode).toBe(404);
  });
});
