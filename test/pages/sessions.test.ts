// Sessions as a browser's pages see them (spec §2 guards, §4 login and logout, §8): cookies in, cookies out, who is led where.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#app/config';
import type { Deps } from '#domain/deps';
import { findActor } from '#domain/sessions';
import { endAllSessions } from '#domain/session-endings';
import { createHttp } from '#app/http';
import { hashPassword } from '#platform/passwords';
import { copyHeader, guestReader, readerHeader } from '#shared/reader';
import { jwtSeconds, knownDeviceDays, sessionIdleDays } from '#shared/sessions';
import { toastValue } from '#web/request/toast-cookie.server';
import { createTestDeps } from '#test/deps';
import {
  createAccount,
  createMember,
  createStaffAuthenticator,
  signIn,
  type SignedIn,
} from '#test/factories/accounts';
import { codeAt } from '#domain/second-factors';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';

const host = 'rihlah.localhost';
const password = 'Labbaik-1447';
const start = new Date(`${SEEDED_ON}T05:00:00Z`);
let now = start;
let database: TestDatabase;
let deps: Deps;
let app: FastifyInstance;
let member: SignedIn;
let digest: string;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  deps = { ...(await createTestDeps(database, start)), now: () => now };
  app = await createHttp({
    deps,
    config: readConfig({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' }),
    files: null,
    pages: { build, mode: 'production' },
  });
  digest = await hashPassword(password);
});
beforeEach(async () => {
  now = start;
  member = await createMember(deps, { host, name: 'Siti Rahmawati' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const later = (seconds: number) => {
  now = new Date(start.getTime() + seconds * 1_000);
};
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });
const post = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const cookies = ({ cookies: set }: LightMyRequestResponse) =>
  Object.fromEntries(set.map(({ name, value }) => [name, value]));
const toastOf = (answer: LightMyRequestResponse) =>
  (JSON.parse(Buffer.from(cookies(answer)['toast'] ?? 'W10', 'base64url').toString()) as unknown[])[1];
const ended = 'Session Anda telah habis, silahkan login kembali';

describe('a signed-in visitor', () => {
  it('is signed in on every page, and a jwt that ran out is renewed on the way', async () => {
    later(jwtSeconds + 1);
    const answer = await get('/faq', member.headers);
    expect(answer.statusCode).toBe(200);
    const jwt = cookies(answer)['jwt']!;
    expect(await findActor(deps, { jwt, host })).toMatchObject({ accountId: member.account.id });
    expect(cookies(answer)['refreshToken']).not.toBe(member.tokens.refreshToken);
    expect(cookies(await get('/faq', { cookie: `jwt=${jwt}` }))).toEqual({});
  });
  it('keeps a form that was filled in for longer than a jwt lasts', async () => {
    later(jwtSeconds + 1);
    const answer = await post('/auth/logout', {}, member.headers);
    expect([answer.statusCode, answer.headers.location, cookies(answer)]).toEqual([
      303,
      '/auth/login',
      { jwt: '', refreshToken: '' },
    ]);
    expect(await findActor(deps, { jwt: member.tokens.jwt, host })).toBeNull();
  });
  it('is nobody on another host', async () => {
    const answer = await get('/member/second-factor', { ...member.headers, host: 'amanah.localhost' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/auth/login?redirect=%2Fmember%2Fsecond-factor',
    ]);
  });
  it('does not see the sign-in page, but what it would have led to', async () => {
    expect((await get('/auth/login', member.headers)).headers.location).toBe('/');
    expect((await get('/en/auth/login?redirect=/umroh', member.headers)).headers.location).toBe('/en/umroh');
    expect((await get('/auth/login?redirect=//jahat.test', member.headers)).headers.location).toBe('/');
  });
  it('signs out by a form, also in English; following its address does nothing', async () => {
    expect((await get('/auth/logout', member.headers)).headers.location).toBe('/');
    expect(await findActor(deps, { jwt: member.tokens.jwt, host })).not.toBeNull();
    const answer = await post(
      '/en/auth/logout',
      {},
      { cookie: `${member.headers.cookie}; access-token=kunci` },
    );
    expect([answer.statusCode, answer.headers.location, cookies(answer)]).toEqual([
      303,
      '/en/auth/login',
      { jwt: '', refreshToken: '', 'access-token': '' },
    ]);
  });
});

describe('what a page says of its reader, for the service worker', () => {
  const reader = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, headers)).headers[readerHeader];

  it('names the session, renewed or not, and no other by the same name', async () => {
    const name = await reader('/faq', member.headers);
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(await reader('/faq', (await signIn(deps, member.account, { host })).headers)).not.toBe(name);
    later(jwtSeconds + 1);
    expect(await reader('/member/second-factor', member.headers)).toBe(name);
  });
  it('names a guest, and whoever was signed in until now', async () => {
    expect(await reader('/faq')).toBe(guestReader);
    await endAllSessions(deps, member.account.id);
    expect(await reader('/faq', member.headers)).toBe(guestReader);
  });
  it('takes no message away when it only fetches a copy', async () => {
    const left = { cookie: `toast=${toastValue({ type: 'success', message: 'Tersimpan' })}` };
    expect((await get('/faq', { ...left, [copyHeader]: '1' })).body).not.toContain('Tersimpan');
    expect(cookies(await get('/faq', { ...left, [copyHeader]: '1' }))).toEqual({});
    expect((await get('/faq', left)).body).toContain('Tersimpan');
  });
});

describe('a page for members', () => {
  it('sends a guest to sign in, and back to itself, in their language', async () => {
    expect((await get('/en/member/second-factor?a=1&b=%2F')).headers.location).toBe(
      '/en/auth/login?redirect=%2Fmember%2Fsecond-factor%3Fa%3D1%26b%3D%252F',
    );
    expect(toastOf(await get('/member/second-factor'))).toBeUndefined();
  });
  it.each<[string, (member: SignedIn) => Promise<unknown>]>([
    ['signed out elsewhere', ({ account }) => endAllSessions(deps, account.id)],
    ['idle for too long', async () => later(sessionIdleDays * 86_400 + 1)],
    [
      'its account deleted',
      ({ account }) => database.db.deleteFrom('accounts').where('id', '=', account.id).execute(),
    ],
  ])('tells somebody whose session is over, %s, that it is, and leaves no cookies', async (_how, end) => {
    await end(member);
    const answer = await get('/member/second-factor', member.headers);
    expect([answer.headers.location, toastOf(answer)]).toEqual([
      '/auth/login?redirect=%2Fmember%2Fsecond-factor',
      ended,
    ]);
    expect(cookies(answer)).toMatchObject({ jwt: '', refreshToken: '' });
    const page = await get('/auth/login', { cookie: `toast=${cookies(answer)['toast']}` });
    expect(page.body).toContain(ended);
    expect(page.body).toContain('data-late');
  });
  it('keeps the reason for the next step: what scripts ask for by themselves takes no cookies away', async () => {
    await endAllSessions(deps, member.account.id);
    const discovery = await get('/__manifest?paths=%2Fmember%2Fprofile&version=1', member.headers);
    const copy = await get('/member/orders', { ...member.headers, [copyHeader]: '1' });
    expect([cookies(discovery), cookies(copy)['jwt']]).toEqual([{}, undefined]);
    expect((await get('/auth/login', member.headers)).body).toContain(ended);
  });
  it('and the sign-in page tells it to a browser that comes there by itself', async () => {
    await endAllSessions(deps, member.account.id);
    expect((await get('/auth/login', member.headers)).body).toContain(ended);
    expect((await get('/auth/login')).body).not.toContain(ended);
    expect((await get('/faq', member.headers)).body).not.toContain(ended);
  });
});

describe('the sign-in page', () => {
  const signIn = async (
    search = '',
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const { email } = await createAccount(database.db, { password_hash: digest });
    return post(`/auth/login${search}`, { email, password, ...fields }, headers);
  };
  it('signs in with cookies that no script reads, and only over TLS where there is TLS', async () => {
    const answer = await signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.cookies).toMatchObject([
      { name: 'jwt', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: jwtSeconds },
      { name: 'refreshToken', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: sessionIdleDays * 86_400 },
      {
        name: expect.stringMatching(/^device_[\w-]{8}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: knownDeviceDays * 86_400,
      },
    ]);
    expect(answer.cookies.some(({ secure }) => secure)).toBe(false);
    const overTls = await signIn('', {}, { 'x-forwarded-proto': 'https', origin: `https://${host}` });
    expect(overTls.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-jwt', true],
      ['__Host-refreshToken', true],
      [expect.stringMatching(/^__Host-device_[\w-]{8}$/), true],
    ]);
  });
  it('knows the browser again after signing out, whatever others guess meanwhile', async () => {
    const { email } = await createAccount(database.db, { password_hash: digest });
    const first = cookies(await post('/auth/login', { email, password }));
    const [device] = Object.keys(first).filter((name) => name.startsWith('device_'));
    expect(
      cookies(await post('/auth/logout', {}, { cookie: `jwt=${first['jwt']}; ${device}=${first[device!]}` }))[
        device!
      ],
    ).toBeUndefined();
    for (let guesses = 0; guesses < 20; guesses += 1)
      await post('/auth/login', { email, password: 'Salah-12345' });
    expect((await post('/auth/login', { email, password })).statusCode).toBe(429);
    expect(
      (await post('/auth/login', { email, password }, { cookie: `${device}=${first[device!]}` })).statusCode,
    ).toBe(303);
  });
  it.each([
    ['?affiliate_code=ANI-01&productSlug=umroh-maret', '/product/umroh-maret?affiliate_code=ANI-01'],
    ['?redirect=/perencanaan-tabungan', '/perencanaan-tabungan'],
    ['?partnerSlug=toko-zamzam&slug=kurma', '/oleh-oleh/toko-zamzam/kurma'],
    ['?redirect=umroh-maret', '/product/umroh-maret'],
    ['?redirect=%2Fmember%2Fprofile', '/member/profile'],
    ['?redirect=https%3A%2F%2Fjahat.test', '/'],
    ['?redirect=%2F%2Fjahat.test', '/'],
    ['?redirect=%2F%5Cjahat.test', '/'],
  ])('with %s leads to %s', async (search, location) => {
    expect((await signIn(search)).headers.location).toBe(location);
  });
  it('leads staff to their console, but to the page they wanted where they wanted one', async () => {
    const { email, secret } = await createStaffAuthenticator(deps);
    const proved = async (search: string) => {
      const answer = await post(`/auth/login${search}`, { email, password });
      await database.db.updateTable('second_factors').set({ last_step: null }).execute();
      return (
        await post(
          answer.headers.location!,
          { code: codeAt(secret, now) },
          { cookie: `secondFactorTicket=${cookies(answer)['secondFactorTicket']}` },
        )
      ).headers.location;
    };
    expect([
      await proved(''),
      await proved('?redirect=%2Fmember%2Fprofile'),
      await proved('?affiliate_code=ANI-01'),
    ]).toEqual(['/operator/support', '/member/profile', '/operator/support']);
    const staff = await createMember(deps, { host, roles: ['operator_content'] });
    expect((await get('/auth/login', staff.headers)).headers.location).toBe('/operator/content');
  });
  it('begins a new session whatever the browser brought along', async () => {
    const planted = await createMember(deps, { host });
    await endAllSessions(deps, planted.account.id);
    const answer = await signIn('', {}, planted.headers);
    const { jwt = '', refreshToken } = cookies(answer);
    expect([refreshToken, jwt]).not.toContain(planted.tokens.refreshToken);
    expect((await findActor(deps, { jwt, host }))?.accountId).not.toBe(planted.account.id);
  });
  it('opens again with what was wrong, keeps the address, and never the password', async () => {
    const wrong = await signIn('', { password: 'Salah-12345' });
    expect([wrong.statusCode, cookies(wrong)]).toEqual([422, {}]);
    expect(wrong.body).toContain('Email atau password salah');
    expect(wrong.body).not.toContain('Salah-12345');
    const empty = await post('/en/auth/login', { email: 'siti', password: '' });
    expect(empty.body).toContain('Email is not valid');
    expect(empty.body).toContain('Field cannot be empty');
    expect(empty.body).toMatch(/value="siti"/);
    // React writes the attribute in its own spelling.
    expect(
      empty.body.match(/<input[^>]*autofocus[^>]*>/gi)?.map((input) => /name="(\w+)"/.exec(input)?.[1]),
    ).toEqual(['email']);
  });
  it('is kept by no cache and found by no search engine', async () => {
    const { headers, body } = await get('/auth/login');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<meta name="robots" content="noindex"');
  });
  it('asks an account with a second factor for it, and gives it no session before', async () => {
    const { email, id } = await createAccount(database.db, { password_hash: digest });
    await database.db
      .insertInto('second_factors')
      .values({
        account_id: id,
        secret: Buffer.alloc(20),
        key_id: 'test',
        created_at: start,
        confirmed_at: start,
      })
      .execute();
    const answer = await post('/auth/login?redirect=/umroh', { email, password });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/auth/login/second-factor?redirect=%2Fumroh',
    ]);
    expect(answer.cookies).toMatchObject([{ name: 'secondFactorTicket', httpOnly: true, maxAge: 300 }]);
  });
});

it('nobody is signed out by another site', async () => {
  for (const origin of ['https://jahat.test', 'null', `http://${host}.jahat.test`, `https://${host}`]) {
    const answer = await post('/auth/logout', {}, { ...member.headers, origin });
    expect([origin, answer.statusCode, answer.cookies]).toEqual([origin, 403, []]);
  }
  const unnamed = await app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { host, ...member.headers, 'sec-fetch-site': 'cross-site' },
  });
  expect(unnamed.statusCode).toBe(403);
  expect(await findActor(deps, { jwt: member.tokens.jwt, host })).not.toBeNull();
});
