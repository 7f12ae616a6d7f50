// Changes that another site's page asks for with our visitor's cookies (docs/product/security.md): a token names an application, which
// needs no Origin; then cookies must not count, or any token would open the door to them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerDevice } from '#domain/sessions';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { type ApiServer, createApiServer } from '#test/api/api-server';

let server: ApiServer;
let member: SignedIn;
let token: Record<string, string>;
beforeAll(async () => {
  server = await createApiServer({ config: { TRUSTED_PROXIES: '1' } });
  member = await createMember(server.deps);
  token = {
    'access-token': await registerDevice(server.deps, {
      name: 'Aplikasi',
      deviceId: '1',
      deviceType: 'android',
      address: '192.0.2.7',
    }),
  };
});
afterAll(() => server.close());

const me = '/api/v3/user/auth/me';
const own = { origin: 'http://brand.test' };
const foreign = { origin: 'https://evil.example' };
const read = async (headers: Record<string, string>) => (await server.ask({ url: me, headers })).statusCode;
const guestCookies = async (headers: Record<string, string>) =>
  (await server.ask({ url: me, headers })).cookies.map(({ name }) => name);

test.each([
  ['another site', foreign],
  ['a browser that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ['a script', {}],
])('a token sent by %s leaves the cookies out of account', async (_who, sender) => {
  expect(await read({ ...member.headers, ...token, ...sender })).toBe(401);
  expect(await guestCookies({ ...member.headers, ...token, ...sender })).toEqual([]);
});

test('a token with a jwt of its own is signed in by that alone', async () => {
  expect(await read({ ...token, ...foreign, authorization: `Bearer ${member.tokens.jwt}` })).toBe(200);
});

test('a page of ours that an application shows sends both', async () => {
  expect(await read({ ...member.headers, ...token, ...own })).toBe(200);
});

test('without a token, another site changes nothing', async () => {
  expect(
    (
      await server.ask({
        method: 'POST',
        url: '/api/v3/user/auth/logout',
        headers: { ...member.headers, ...foreign },
      })
    ).statusCode,
  ).toBe(403);
});

test('over https only cookies that this very host has set count', async () => {
  const https = { ...own, origin: 'https://brand.test', 'x-forwarded-proto': 'https' };
  expect(await read({ ...https, ...member.headers })).toBe(401);
  expect(await read({ ...https, cookie: `__Host-jwt=${member.tokens.jwt}` })).toBe(200);
});

test('no answer lets a page use the camera or the microphone', async () => {
  expect((await server.ask('/robots.txt')).headers['permissions-policy']).toMatch(
    /^camera=\(\), microphone=\(\), .*geolocation=\(self\)$/,
  );
});
