import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputs } from '#test/rounds';
import { decideVisit, type Visit } from './visit.server.ts';

const origin = 'https://rihlah.example';
/** 'NOBODY' may be a code, but nobody holds it. */
const isAffiliate = (code: string) => code !== 'NOBODY';
const visit = (address: string, cookies: Record<string, string> = {}, method = 'GET') =>
  decideVisit(new URL(origin + address), cookies, method, isAffiliate);

describe('the language of a visit', () => {
  test('is Indonesian without a prefix and English with one', () => {
    expect(visit('/umroh')).toMatchObject({ locale: 'id', path: '/umroh', redirectTo: null, cookies: [] });
    expect(visit('/en/umroh')).toMatchObject({ locale: 'en', path: '/umroh', redirectTo: null, cookies: [] });
    expect(visit('/en')).toMatchObject({ locale: 'en', path: '/' });
  });

  test('is changed by ?lang=, kept for a year, and leads to the same page with its query', () => {
    expect(visit('/umroh?month=2027-01&lang=en')).toMatchObject({
      locale: 'en',
      redirectTo: '/en/umroh?month=2027-01',
      cookies: [{ name: 'lang', value: 'en', days: 365 }],
    });
    expect(visit('/en?lang=id')).toMatchObject({
      redirectTo: '/',
      cookies: [{ name: 'lang', value: 'id', days: 365 }],
    });
  });

  test('follows a kept choice of English where the address has no prefix', () => {
    expect(visit('/umroh?page=2', { lang: 'en' }).redirectTo).toBe('/en/umroh?page=2');
  });

  test('obeys a prefix in the address whatever was chosen before', () => {
    expect(visit('/en/umroh', { lang: 'id' })).toMatchObject({ locale: 'en', redirectTo: null });
  });

  test('is not changed by an unknown language, which is dropped from the address', () => {
    expect(visit('/umroh?lang=fr')).toMatchObject({ locale: 'id', redirectTo: '/umroh', cookies: [] });
    expect(visit('/umroh', { lang: 'fr' })).toMatchObject({ locale: 'id', redirectTo: null });
  });

  test('stays as it is for a form: what was sent must not be lost in a redirect', () => {
    expect(visit('/umroh?lang=en', { lang: 'en' }, 'POST')).toMatchObject({ locale: 'id', redirectTo: null });
  });
});

describe('consultant mode', () => {
  test('begins with a code in the address and is kept for thirty days', () => {
    expect(visit('/umroh?affiliate_code=SITI-01')).toMatchObject({
      affiliateCode: 'SITI-01',
      redirectTo: null,
      cookies: [{ name: 'affiliate_code', value: 'SITI-01', days: 30 }],
    });
  });

  test('adds the kept code to an address without one', () => {
    expect(visit('/umroh', { affiliate_code: 'SITI-01' })).toMatchObject({
      affiliateCode: 'SITI-01',
      redirectTo: '/umroh?affiliate_code=SITI-01',
    });
  });

  test('takes the code of the address over the kept one', () => {
    expect(visit('/?affiliate_code=BUDI-02', { affiliate_code: 'SITI-01' })).toMatchObject({
      affiliateCode: 'BUDI-02',
      redirectTo: null,
      cookies: [{ name: 'affiliate_code', value: 'BUDI-02', days: 30 }],
    });
  });

  test('ends with an empty code: the cookie goes and the address is clean', () => {
    expect(visit('/umroh?affiliate_code=', { affiliate_code: 'SITI-01' })).toMatchObject({
      affiliateCode: null,
      redirectTo: '/umroh',
      cookies: [{ name: 'affiliate_code', value: '', days: 0 }],
    });
  });

  test('begins once: the same code again is no new arrival, another one is', () => {
    expect(visit('/?affiliate_code=SITI-01').isArrival).toBe(true);
    expect(visit('/?affiliate_code=SITI-01', { affiliate_code: 'SITI-01' }).isArrival).toBe(false);
    expect(visit('/?affiliate_code=BUDI-02', { affiliate_code: 'SITI-01' }).isArrival).toBe(true);
    expect(visit('/').isArrival).toBe(false);
  });

  test('is not changed by a code that nobody holds, which is dropped from the address and from the cookie', () => {
    expect(visit('/?affiliate_code=NOBODY')).toMatchObject({
      affiliateCode: null,
      redirectTo: '/',
      cookies: [],
    });
    expect(visit('/?affiliate_code=NOBODY', { affiliate_code: 'SITI-01' })).toMatchObject({
      affiliateCode: 'SITI-01',
      redirectTo: '/?affiliate_code=SITI-01',
      cookies: [],
    });
    expect(visit('/umroh', { affiliate_code: 'NOBODY' })).toMatchObject({
      affiliateCode: null,
      redirectTo: null,
      cookies: [{ name: 'affiliate_code', value: '', days: 0 }],
    });
  });

  test('does not begin with what cannot be a code, nor with such a cookie', () => {
    expect(visit('/?affiliate_code=%3Cscript%3E')).toMatchObject({ affiliateCode: null, redirectTo: '/' });
    expect(visit('/', { affiliate_code: '"><script>' })).toMatchObject({
      affiliateCode: null,
      redirectTo: null,
    });
  });
});

/** Follows redirects as a browser would, cookies included. */
function follow(address: string, cookies: Record<string, string>): { steps: number; last: Visit } {
  const jar = { ...cookies };
  let url = new URL(address, origin);
  for (let steps = 0; ; steps++) {
    const last = decideVisit(url, jar, 'GET', isAffiliate);
    for (const { name, value, days } of last.cookies) {
      if (days > 0) jar[name] = value;
      else delete jar[name];
    }
    if (last.redirectTo === null || steps > 5) return { steps, last };
    url = new URL(last.redirectTo, url);
    expect(url.origin).toBe(origin);
  }
}

const part = fc.constantFrom(
  '',
  'en',
  'id',
  'umroh',
  'product',
  'evil.example',
  '.',
  '..',
  '%2f',
  '%5c',
  '\\',
  '@',
  'EN',
  'en?',
  'a b',
);
const paths = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
const values = fc.constantFrom(
  '',
  'en',
  'id',
  'EN',
  'SITI-01',
  'NOBODY',
  'siti-01',
  ' AB1 ',
  'x',
  '//evil.example',
  '%00',
  'a&b',
);
const queries = fc
  .dictionary(fc.constantFrom('lang', 'affiliate_code', 'page', 'next'), values)
  .map((query) => new URLSearchParams(query).toString());
const jars = fc.record({ lang: values, affiliate_code: values }, { requiredKeys: [] });

test('whatever is asked for, redirects end after at most two steps and never leave the site', () => {
  fc.assert(
    fc.property(paths, queries, jars, (path, query, cookies) => {
      const url = URL.parse(`${origin}${path}?${query}`);
      fc.pre(url !== null && url.origin === origin);
      expect(follow(url!.href, cookies).steps).toBeLessThanOrEqual(2);
    }),
    inputs(2_000),
  );
});

test('a second slash at the start of an address never names another host', () => {
  for (const address of [
    '//evil.example?lang=en',
    '/en//evil.example?lang=id',
    '/\\evil.example?lang=en',
    '//evil.example?affiliate_code=',
  ]) {
    expect(visit(address).redirectTo).toMatch(/^\/(?!\/)/);
  }
});
