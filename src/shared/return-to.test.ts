import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { readReturnTo, returnPath, returnQuery } from './return-to.ts';

const lead = (query: string) => returnPath(readReturnTo(new URLSearchParams(query)));

describe('the page after signing in', () => {
  it.each([
    [
      "to the product with the consultant's code if both were given",
      'affiliate_code=ani-01&productSlug=umroh-maret',
      '/product/umroh-maret?affiliate_code=ANI-01',
    ],
    [
      'even where something else was wanted, too',
      'affiliate_code=ANI-01&productSlug=umroh-maret&redirect=/perencanaan-tabungan',
      '/product/umroh-maret?affiliate_code=ANI-01',
    ],
    [
      'to the product that was looked at without a consultant',
      'productSlug=umroh-maret',
      '/product/umroh-maret',
    ],
    ['to the savings planning if that was wanted', 'redirect=/perencanaan-tabungan', '/perencanaan-tabungan'],
    ['and by its name', 'redirect=perencanaan-tabungan', '/perencanaan-tabungan'],
    [
      'to the souvenir if a store and its product were named',
      'partnerSlug=toko-zamzam&slug=kurma-ajwa',
      '/oleh-oleh/toko-zamzam/kurma-ajwa',
    ],
    ['to the product if the redirect is a name', 'redirect=umroh-maret', '/product/umroh-maret'],
    [
      'to the page that asked to sign in',
      'redirect=%2Fmember%2Fprofile%3Fedit%3Dpassword',
      '/member/profile?edit=password',
    ],
    ["in one's own language", 'redirect=/en/member/profile', '/member/profile'],
    ['home otherwise', '', '/'],
    ["home with only a consultant's code", 'affiliate_code=ANI-01', '/'],
    ['home with half a souvenir', 'partnerSlug=toko-zamzam', '/'],
  ])('%s', (_what, query, path) => {
    expect(lead(query)).toBe(path);
  });
});

describe('refuses targets outside this site', () => {
  it.each([
    '//jahat.test',
    '/\\jahat.test',
    '\\\\jahat.test',
    'https://jahat.test',
    'https:jahat.test',
    '/\t/jahat.test',
    '/\n/jahat.test',
    '/..//jahat.test',
    '/en//jahat.test',
    '/en/..//jahat.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/auth/login',
    '/en/auth/login?redirect=/',
    '/auth',
    '/auth/logout',
    '/api/v3/user/auth/logout',
    '/\u0000',
    '/a\r\nSet-Cookie: x=1',
    ' //jahat.test',
    '/./auth/login',
    `/${'x'.repeat(1_000)}`,
    'Nama Produk',
    '../etc',
  ])('by %j', (redirect) => {
    expect(lead(new URLSearchParams({ redirect }).toString())).toBe('/');
    expect(
      lead(
        new URLSearchParams({
          productSlug: redirect,
          affiliate_code: 'ANI-01',
          partnerSlug: redirect,
          slug: redirect,
        }).toString(),
      ),
    ).toBe('/');
  });
  it('for any input', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      'en',
      '.',
      '..',
      '@',
      ':',
      'jahat.test',
      'http:',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      ' ',
      'umroh',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(parts).map((all) => all.join('')),
        ),
        (redirect) => {
          const path = lead(new URLSearchParams({ redirect }).toString());
          const there = new URL(path, 'https://rihlah.test');
          expect(there.origin).toBe('https://rihlah.test');
          expect(new URL(`/en${path}`, 'https://rihlah.test').origin).toBe('https://rihlah.test');
          expect(path).not.toMatch(/^\/(auth|api)(\/|$)/);
        },
      ),
      inputs(2_000),
    );
  });
});

it('survives the links between sign-in pages', () => {
  for (const query of [
    'productSlug=umroh-maret',
    'redirect=%2Fmember%2Fprofile%3Fedit%3D1',
    'partnerSlug=a&slug=b',
    '',
  ]) {
    const again = returnQuery(readReturnTo(new URLSearchParams(query)));
    expect(lead(again.slice(1))).toBe(lead(query));
  }
  expect(returnQuery(readReturnTo(new URLSearchParams('redirect=//jahat.test&affiliate_code=ANI-01')))).toBe(
    '',
  );
});
