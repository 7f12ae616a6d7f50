// Who may ask for what, and which status says so: the table of decision 0011, row by row (spec §7, §8).
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshSession, registerDevice } from '#domain/sessions';
import { endAllSessions } from '#domain/session-endings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { type ApiServer, createApiServer } from './api-server.ts';

const own = { origin: 'http://brand.test' };
const read = '/api/v3/products/umrah-regular-1/detail';
const change = '/api/v3/products/umrah-regular-1/seen';
const nobodys = '00000000-0000-4000-8000-000000000000';
let server: ApiServer;
let token: Record<string, string>;
let member: SignedIn;

const get = (url: string, headers: Record<string, string> = {}) =>
  server.ask({ method: 'GET', url, headers });
const post = (url: string, headers: Record<string, string> = {}, payload?: object) =>
  server.ask({ method: 'POST', url, headers, ...(payload && { payload }) });
const statusAndCode = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];
const cookies = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
const cookieHeader = (answer: LightMyRequestResponse) => ({
  cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

beforeAll(async () => {
  server = await createApiServer();
  token = {
    'access-token': await registerDevice(server.deps, {
      name: 'Aplikasi',
      deviceId: '1',
      deviceType: 'android',
      address: '192.0.2.7',
    }),
  };
});
beforeEach(async () => {
  member = await createMember(server.deps);
});
afterAll(() => server.close());

describe('the access-token', () => {
  it('may be left out by who only reads, and by pages of this site', async () => {
    expect(statusAndCode(await get(read))).toEqual([200, 'ok']);
    expect(statusAndCode(await post(change, own))).toEqual([200, 'ok']);
  });
  it('is asked of everybody else who changes something, with the code that makes a client register again', async () => {
    expect(statusAndCode(await post(change))).toEqual([400, 'F-ABT-9v3']);
    expect(statusAndCode(await post(change, { authorization: `Bearer ${member.tokens.jwt}` }))).toEqual([
      400,
      'F-ABT-9v3',
    ]);
    expect(statusAndCode(await post(change, token))).toEqual([200, 'ok']);
    expect(
      statusAndCode(await post(change, { ...token, authorization: `Bearer ${member.tokens.jwt}` })),
    ).toEqual([200, 'ok']);
  });
  it('is refused when it is not ours, whatever is asked', async () => {
    for (const wrong of ['x', '', `${token['access-token']}x`]) {
      expect(statusAndCode(await get(read, { 'access-token': wrong }))).toEqual([
        406,
        'access_token_invalid',
      ]);
      expect(statusAndCode(await post(change, { ...own, 'access-token': wrong }))).toEqual([
        406,
        'access_token_invalid',
      ]);
      expect(statusAndCode(await get('/api/v3/unknown', { 'access-token': wrong }))).toEqual([
        406,
        'access_token_invalid',
      ]);
    }
  });
  it('does not let another site in by cookies alone', async () => {
    expect(statusAndCode(await post(change, { origin: 'https://jahat.test', ...member.headers }))).toEqual([
      403,
      'foreign_origin',
    ]);
  });
  it('is given to whoever registers a device, and works at once', async () => {
    const answer = await post(
      '/api/v3/auth/register-device',
      {},
      { name: 'Aplikasi', device_id: 'x', device_type: 'ios' },
    );
    expect(statusAndCode(await post(change, { 'access-token': answer.json().data.secret_key }))).toEqual([
      200,
      'ok',
    ]);
    const devices = await server.database.db.selectFrom('devices').select('secret_digest').execute();
    expect(
      devices.some(
        ({ secret_digest: digest }) => digest.toString('base64url') === answer.json().data.secret_key,
      ),
    ).toBe(false);
  });
  it('allows more calls a minute', async () => {
    const strict = await createApiServer({
      config: { API_READS_PER_MINUTE: '2', API_CALLS_PER_MINUTE: '4' },
    });
    const key = await registerDevice(strict.deps, {
      name: 'Aplikasi',
      deviceId: '1',
      deviceType: 'android',
      address: '192.0.2.7',
    });
    const statuses = async (headers: Record<string, string>) => {
      const seen = [];
      for (let n = 0; n < 5; n += 1)
        seen.push((await strict.ask({ method: 'GET', url: read, headers })).statusCode);
      return seen;
    };
    expect(await statuses({})).toEqual([200, 200, 429, 429, 429]);
    expect(await statuses({ 'access-token': key })).toEqual([200, 200, 200, 200, 429]);
    await strict.close();
  });
  it('is not handed out without end', async () => {
    const ask = () =>
      post('/api/v3/auth/register-device', {}, { name: 'Skrip', device_id: 'x', device_type: 'bot' });
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await ask()).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});

// Decision 0238: their session is checked by the statement that reads what they decide by.
describe.each(['cart', `${nobodys}/do-checkout`, `${nobodys}/payments/bca_va`])('bookings/%s', (path) => {
  const url = `/api/v3/bookings/${path}`;
  const isBad = { product_id: 7, total: 'x', payment_method_code: {} };
  it('refuses a session that has ended before it looks at what was sent, and lets a living one on', async () => {
    expect(statusAndCode(await post(url, { ...own, ...member.headers }, isBad))[0]).toBe(422);
    await endAllSessions(server.deps, member.actor.accountId);
    for (const body of [undefined, {}, isBad])
      expect(statusAndCode(await post(url, { ...own, ...member.headers }, body))).toEqual([
        417,
        'session_ended',
      ]);
  });
  it('refuses guests, and tokens that we did not sign or that are for another host, without reading a body', async () => {
    const unread = { ...own, 'content-type': 'application/json' };
    const { jwt } = member.tokens;
    const strangers = [
      {},
      { authorization: 'Bearer x.y.z' },
      { authorization: `Bearer ${jwt.slice(0, -3)}AAA` },
    ];
    for (const stranger of strangers) {
      const answer = await server.ask({
        method: 'POST',
        url,
        headers: { ...unread, ...stranger },
        payload: '{ no JSON',
      });
      expect(statusAndCode(answer)).toEqual([401, 'not_signed_in']);
    }
    const elsewhere = { host: 'kecil.test', origin: 'http://kecil.test', authorization: `Bearer ${jwt}` };
    expect(statusAndCode(await post(url, elsewhere, {}))).toEqual([401, 'not_signed_in']);
  });
  it('refuses a key of a program', async () => {
    const key = { authorization: `Bearer rihlah_nobody_${'x'.repeat(40)}` };
    expect(statusAndCode(await post(url, key, {}))).toEqual([401, 'api_key_invalid']);
  });
});

describe('signing in and out', () => {
  it('a client is given tokens in the answer, and no cookies', async () => {
    const refreshed = await post('/api/v3/user/auth/refresh', {
      ...token,
      'refresh-token': member.tokens.refreshToken,
    });
    expect(statusAndCode(refreshed)).toEqual([200, 'ok']);
    expect(refreshed.cookies).toEqual([]);
    const { user_token: jwt, refresh_token: next } = refreshed.json().data;
    expect(next).not.toBe(member.tokens.refreshToken);
    const out = await post('/api/v3/user/auth/logout', { ...token, authorization: `Bearer ${jwt}` });
    expect([out.statusCode, out.json().message]).toEqual([200, 'Anda sudah keluar']);
    expect(
      statusAndCode(await post('/api/v3/user/auth/refresh', { ...token, 'refresh-token': next })),
    ).toEqual([417, 'session_ended']);
  });
  it('a page of this site is given cookies that no script reads', async () => {
    const refreshed = await post('/api/v3/user/auth/refresh', { ...own, ...member.headers });
    expect(refreshed.json().data.refresh_token).toBeNull();
    expect(refreshed.cookies).toMatchObject([
      { name: 'jwt', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
      { name: 'refreshToken', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 },
    ]);
    const out = await post('/api/v3/user/auth/logout', { ...own, ...cookieHeader(refreshed) });
    expect(cookies(out)).toEqual({ jwt: '', refreshToken: '' });
    const again = await post('/api/v3/user/auth/refresh', { ...own, ...cookieHeader(refreshed) });
    // The cookies stay for the sign-in page, which clears them and says why (test/pages/sessions.test.ts).
    expect([statusAndCode(again), cookies(again)]).toEqual([[417, 'session_ended'], {}]);
  });
  it('the cookies of a page are not for other callers', async () => {
    expect(statusAndCode(await post('/api/v3/user/auth/refresh', { ...token, ...member.headers }))).toEqual([
      417,
      'session_ended',
    ]);
    expect(statusAndCode(await post('/api/v3/user/auth/refresh', { ...own, ...member.headers }))).toEqual([
      200,
      'ok',
    ]);
  });
  it('signing out is answered the same when one is out already, and when only the refresh token is left', async () => {
    expect(statusAndCode(await post('/api/v3/user/auth/logout', own))).toEqual([200, 'ok']);
    expect(
      statusAndCode(
        await post('/api/v3/user/auth/logout', { ...token, 'refresh-token': member.tokens.refreshToken }),
      ),
    ).toEqual([200, 'ok']);
    expect(
      statusAndCode(
        await post('/api/v3/user/auth/refresh', { ...token, 'refresh-token': member.tokens.refreshToken }),
      ),
    ).toEqual([417, 'session_ended']);
  });
  it('a wrong password answers 422, which makes no client drop its tokens', async () => {
    expect(
      statusAndCode(
        await post('/api/v3/user/auth/login', own, { email: member.account.email, password: 'x' }),
      ),
    ).toEqual([422, 'credentials_wrong']);
  });
  it('what everybody may read stays readable with a session that is over', async () => {
    await endAllSessions(server.deps, member.account.id);
    expect(statusAndCode(await get(read, member.headers))).toEqual([200, 'ok']);
  });
});

describe('a call for members', () => {
  const me = '/api/v3/user/auth/me';
  const bearer = ({ tokens }: SignedIn) => ({ authorization: `Bearer ${tokens.jwt}` });
  it('is answered to the bearer of the header, whoever the cookies belong to', async () => {
    const other = await createMember(server.deps);
    const named = async (headers: Record<string, string>) => (await get(me, headers)).json().data.email;
    expect(await named(member.headers)).toBe(member.account.email);
    expect(await named({ ...member.headers, ...bearer(other) })).toBe(other.account.email);
    expect(statusAndCode(await get(me, { ...member.headers, authorization: 'Bearer x' }))).toEqual([
      401,
      'not_signed_in',
    ]);
    expect(statusAndCode(await get(me, { ...member.headers, authorization: 'Basic eDp5' }))).toEqual([
      401,
      'not_signed_in',
    ]);
  });
  it('401 is cured by refreshing: nobody, a forged jwt, one of another host', async () => {
    const elsewhere = await createMember(server.deps, { host: 'kecil.test' });
    const forged = { authorization: `${bearer(member).authorization.slice(0, -4)}AAAA` };
    for (const headers of [{}, forged, bearer(elsewhere), elsewhere.headers])
      expect(statusAndCode(await get(me, headers))).toEqual([401, 'not_signed_in']);
  });
  it('417 is cured by signing in alone: signed out elsewhere, used twice, the account deleted', async () => {
    const ways: ((one: SignedIn) => Promise<unknown>)[] = [
      ({ account }) => endAllSessions(server.deps, account.id),
      async ({ tokens }) => {
        const next = await refreshSession(server.deps, {
          refreshToken: tokens.refreshToken,
          host: 'brand.test',
        });
        await refreshSession(server.deps, { refreshToken: next.refreshToken, host: 'brand.test' });
        await refreshSession(server.deps, { refreshToken: tokens.refreshToken, host: 'brand.test' }).catch(
          () => undefined,
        );
      },
      ({ account }) => server.database.db.deleteFrom('accounts').where('id', '=', account.id).execute(),
    ];
    for (const end of ways) {
      const one = await createMember(server.deps);
      await end(one);
      const answer = await get(me, bearer(one));
      expect([...statusAndCode(answer), answer.json().message]).toEqual([
        417,
        'session_ended',
        'Session Anda telah habis, silahkan login kembali',
      ]);
    }
  });
});
