import { describe, expect, test } from 'vitest';
import { type Asked, cachePlace } from './cache-place.server.ts';

const place = (asked: Partial<Asked>) =>
  cachePlace({
    method: 'GET',
    origin: 'https://a.example',
    url: '/umroh',
    headers: {},
    cookies: {},
    ...asked,
  });

describe('a page of nobody', () => {
  test.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/umroh', '/umroh'],
    ['/en/product/umroh-9-hari', '/en/product/umroh-9-hari'],
    ['/umroh?utm_source=ig&fbclid=x', '/umroh'],
    ['/oleh-oleh/toko/kurma?reviews=2&igsh=x', '/oleh-oleh/toko/kurma?reviews=2'],
    ['/umroh?sort=price&month=2027-05', '/umroh?month=2027-05&sort=price'],
    ['/umroh?month=2027-05&sort=price', '/umroh?month=2027-05&sort=price'],
  ])('%s is rendered and stored as %s', (url, canonical) => {
    expect(place({ url })?.url).toBe(canonical);
  });
  test('hosts and languages have places of their own', () => {
    const keys = [
      place({}),
      place({ origin: 'https://b.example' }),
      place({ origin: 'http://a.example' }),
      place({ url: '/en/umroh' }),
    ].map((one) => one?.key);
    expect(new Set(keys).size).toBe(4);
    expect(keys).not.toContain(undefined);
  });
  test('cookies of a language, a known device or a measuring service change nothing', () => {
    for (const cookies of [{ lang: 'id' }, { '__Host-device_x': 'y' }, { _ga: '1' }, { guest: 'x' }])
      expect(place({ cookies })?.key).toBe(place({})?.key);
  });
  test('what was said about measuring has a place of its own', () => {
    expect(place({ cookies: { consent: 'yes.analytics' } })?.key).not.toBe(place({})?.key);
  });
});

describe('a page of every member', () => {
  test.each(['jwt', 'refreshToken', '__Host-jwt'])(
    'the cookie %s leads to one place, whosever it is',
    (name) => {
      const [one, other] = ['one', 'another'].map((value) =>
        place({ cookies: { [name]: value, lang: 'id' } }),
      );
      expect(one).toEqual(other);
      expect(one).toMatchObject({ isForAnyMember: true, url: '/umroh' });
      expect(one?.key).not.toBe(place({})?.key);
    },
  );
  test('an empty cookie is none', () => {
    expect(place({ cookies: { jwt: '', refreshToken: '' } })).toEqual(place({}));
  });
  test('what a guest had looked at does not matter', () => {
    expect(place({ url: '/', cookies: { jwt: 'x', guest: 'y' } })?.key).toBe(
      place({ url: '/', cookies: { jwt: 'x' } })?.key,
    );
  });
  test('no answer about measuring reads like a session', () => {
    const asMember = place({ cookies: { jwt: 'x' } })?.key;
    for (const consent of ['members', ' members', 'yes members'])
      expect(place({ cookies: { consent } })?.key).not.toBe(asMember);
  });
});

describe('what may be a visitor’s own has no place', () => {
  test.each([
    'secondFactorTicket',
    'access-token',
    'toast',
    'affiliate_code',
    'pending_wish',
    'something-new',
  ])('the cookie %s', (name) => {
    expect(place({ cookies: { [name]: 'x' } })).toBeNull();
  });
  test('the home page of a guest who has looked around', () => {
    expect(place({ url: '/', cookies: { guest: 'x' } })).toBeNull();
  });
  test('a visitor who chose English, on an address without a language', () => {
    expect(place({ cookies: { lang: 'en' } })).toBeNull();
    expect(place({ url: '/en/umroh', cookies: { lang: 'en' } })).not.toBeNull();
  });
  test.each([
    '/umroh?affiliate_code=X',
    '/umroh?lang=en',
    '/umroh?q=murah',
    '/umroh?unknown=1',
    '/product/x?room=quad',
    `/umroh?month=${'2'.repeat(500)}`,
    '/umroh/',
    '//umroh',
    '/member/profile',
    '/product/a%2Fb',
    '/blog/x',
    '/umroh.data',
  ])('%s', (url) => {
    expect(place({ url })).toBeNull();
  });
  test('a form, and the copy a service worker keeps', () => {
    expect(place({ method: 'POST' })).toBeNull();
    expect(place({ headers: { 'x-copy': '1' } })).toBeNull();
    expect(place({ method: 'HEAD' })).not.toBeNull();
  });
});
