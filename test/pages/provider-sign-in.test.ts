// Signing in by Google and Apple, request by request: who may begin, who may finish, what crosses sites, and what is said
// when the provider fails (docs/product/social-login.md, spec §8, decision 0016).
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/passwords';
import { openSignInProviders } from '#platform/social-login/sign-in';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember } from '#test/factories/accounts';
import { type FaultyProvider, json, startFaultyProvider } from '#test/providers/faulty-provider';

const host = hosts.rihlah;
const ours = `http://${host}`;
const password = 'Labbaik-1447';
let application: Application;
let crooked: FaultyProvider;

beforeAll(async () => {
  crooked = await startFaultyProvider();
  application = await startApplication({
    signIn: openSignInProviders(crooked, { now: () => new Date(), timeoutMs: 5_000 }),
  });
});
beforeEach(async () => {
  crooked.reset();
  await application.deps.db.deleteFrom('accounts').where('email', 'like', 'siti%').execute();
});
afterAll(async () => {
  await application.close();
  await crooked.close();
});

const ask = (url: string, { headers, ...options }: InjectOptions = {}): Promise<LightMyRequestResponse> =>
  application.app.inject({ url, ...options, headers: { host, ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const cookieOf = ({ cookies }: LightMyRequestResponse, name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value;

interface Begun {
  state: string;
  /** What the browser sends along from now on. */
  cookie: string;
}

/** Presses the button, and lets the provider say that it was Siti. */
async function begin(provider: 'google' | 'apple' = 'google', query = ''): Promise<Begun> {
  const answer = await post(`/auth/${provider}${query}`, {}, { origin: ours });
  const [, address = ''] = /<meta http-equiv="refresh" content="0;url=([^"]+)"/.exec(answer.body) ?? [];
  const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
  crooked.token = async (request, response) =>
    json({ id_token: await crooked.idToken({ nonce: searchParams.get('nonce') }) })(request, response);
  return { state: searchParams.get('state')!, cookie: `sign_in=${cookieOf(answer, 'sign_in')}` };
}
const finish = ({ state, cookie }: Begun, change: Record<string, string> = {}) =>
  ask(`/auth/google/callback?${new URLSearchParams({ state, code: 'code-1', ...change })}`, {
    headers: { cookie },
  });
/** Where it leads, and whether it signed somebody in. */
const outcomeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.headers.location,
  Boolean(cookieOf(answer, 'jwt')),
];
const backAtLogin = (fault: string) => [303, `/auth/login?sign_in=${fault}`, false];

describe('beginning', () => {
  test('is a form of ours, and leaves a cookie that no other site’s form brings along', async () => {
    const answer = await post('/auth/google', {}, { origin: ours });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies.find(({ name }) => name === 'sign_in')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 600,
    });
    // The policy for forms stays as strict as everywhere: the page goes on by itself.
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  });

  test('is refused to other sites, and no mere link begins one', async () => {
    expect((await post('/auth/google', {}, { origin: 'https://other.example' })).statusCode).toBe(403);
    const visited = await ask('/auth/google');
    expect([visited.statusCode, cookieOf(visited, 'sign_in'), visited.body.includes('http-equiv')]).toEqual([
      200,
      undefined,
      false,
    ]);
    expect(/<form action="\/auth\/google" method="post">/.test(visited.body)).toBe(true);
  });

  test('links nothing for a guest', async () => {
    const answer = await post(
      '/member/sign-in-ways',
      { link: 'google', current_password: password },
      { origin: ours },
    );
    expect([answer.statusCode, answer.headers.location, cookieOf(answer, 'sign_in')]).toEqual([
      302,
      '/auth/login?redirect=%2Fmember%2Fsign-in-ways',
      undefined,
    ]);
  });

  test('links for a member who knows their password, and for nobody else with their phone', async () => {
    const { headers } = await createMember(application.deps, {
      password_hash: await hashPassword(password),
      host,
    });
    const link = (typed: string) =>
      post('/member/sign-in-ways', { link: 'google', current_password: typed }, { origin: ours, ...headers });
    const wrong = await link('Labbaik-1448');
    expect([
      wrong.statusCode,
      wrong.body.includes('aria-invalid'),
      wrong.body.includes('http-equiv'),
      cookieOf(wrong, 'sign_in'),
    ]).toEqual([422, true, false, undefined]);
    const right = await link(password);
    expect([
      right.statusCode,
      right.body.includes('http-equiv="refresh"'),
      cookieOf(right, 'sign_in') !== undefined,
    ]).toEqual([200, true, true]);
    const none = await createMember(application.deps, { host });
    expect(
      (
        await post(
          '/member/sign-in-ways',
          { link: 'google', current_password: '' },
          { origin: ours, ...none.headers },
        )
      ).statusCode,
    ).toBe(422);
    const page = await ask('/member/sign-in-ways', { headers: none.headers });
    expect([page.body.includes('Buat password lebih dulu'), page.body.includes('name="link"')]).toEqual([
      true,
      false,
    ]);
  });

  test('two tabs share one secret, so that both can finish', async () => {
    const first = await begin();
    const second = await post('/auth/google', {}, { origin: ours, cookie: first.cookie });
    expect(`sign_in=${cookieOf(second, 'sign_in')}`).toBe(first.cookie);
  });
});

describe('finishing', () => {
  test('signs in, and leads where the visitor wanted to go, in the language they began in', async () => {
    expect(outcomeOf(await finish(await begin('google', '?redirect=%2Ffaq')))).toEqual([303, '/faq', true]);
    const english = await post('/en/auth/google?productSlug=umrah-1', {}, { origin: ours });
    const state = /state=([\w-]+)/.exec(english.body)![1]!;
    const nonce = /nonce=([\w-]+)/.exec(english.body)![1]!;
    crooked.token = async (request, response) =>
      json({ id_token: await crooked.idToken({ nonce }) })(request, response);
    expect(outcomeOf(await finish({ state, cookie: `sign_in=${cookieOf(english, 'sign_in')}` }))).toEqual([
      303,
      '/en/product/umrah-1',
      true,
    ]);
  });

  test('leads whoever has just got an account, and was going nowhere, to their profile', async () => {
    expect(outcomeOf(await finish(await begin()))).toEqual([303, '/member/profile', true]);
    expect(outcomeOf(await finish(await begin()))).toEqual([303, '/', true]);
  });

  test('never leads to another site', async () => {
    expect(outcomeOf(await finish(await begin('google', '?redirect=https%3A%2F%2Fevil.example')))[1]).toBe(
      '/member/profile',
    );
  });

  test('is for the browser that began: another’s, or none, is refused, and the right one may still finish', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    expect(outcomeOf(await finish({ ...mine, cookie: theirs.cookie }))).toEqual(
      backAtLogin('sign_in_expired'),
    );
    expect(outcomeOf(await finish({ ...mine, cookie: '' }))).toEqual(backAtLogin('sign_in_expired'));
    expect(outcomeOf(await finish({ ...mine, cookie: 'sign_in=x' }))).toEqual(backAtLogin('sign_in_expired'));
    const again = await begin();
    expect(outcomeOf(await finish(again))[2]).toBe(true);
  });

  test('works once, and with a state that was given out', async () => {
    const begun = await begin();
    await finish(begun);
    expect(outcomeOf(await finish(begun))).toEqual(backAtLogin('sign_in_expired'));
    expect(outcomeOf(await finish({ ...begun, state: 'invented' }))).toEqual(backAtLogin('sign_in_expired'));
    expect((await ask('/auth/google/callback')).headers.location).toBe('/auth/login?sign_in=sign_in_expired');
  });

  test.each<[string, () => void, string]>([
    [
      'is away',
      () => void (crooked.token = (_request, response) => response.destroy()),
      'sign_in_unavailable',
    ],
    [
      'talks nonsense',
      () => void (crooked.token = (_request, response) => response.writeHead(200).end('<html>')),
      'sign_in_unavailable',
    ],
    [
      'does not take the code',
      () => void (crooked.token = json({ error: 'invalid_grant' }, 400)),
      'sign_in_failed',
    ],
    [
      'answers somebody else’s question',
      () =>
        void (crooked.token = async (request, response) =>
          json({ id_token: await crooked.idToken() })(request, response)),
      'sign_in_failed',
    ],
  ])(
    'says so when the provider %s, and keeps where the visitor wanted to go',
    async (_what, spoil, fault) => {
      const begun = await begin('google', '?redirect=%2Ffaq');
      spoil();
      expect(outcomeOf(await finish(begun))).toEqual([
        303,
        `/auth/login?redirect=%2Ffaq&sign_in=${fault}`,
        false,
      ]);
    },
  );

  test.each([
    ['/auth/login', 'Terjadi kesalahan'],
    ['/en/auth/login', 'An error occurred'],
  ])('%s says it in words', async (path, words) => {
    expect((await ask(`${path}?sign_in=sign_in_failed`)).body).toContain(words);
    // Only what a sign-in can be refused for.
    expect((await ask(`${path}?sign_in=internal`)).body).not.toContain('role="alert"');
    expect((await ask(`${path}?sign_in=sign_in_%3Cscript%3E`)).body).not.toContain('role="alert"');
  });
});

describe('what Apple posts', () => {
  const apple = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post('/redirect-apple', fields, { origin: 'https://appleid.apple.com', ...headers });

  test('is taken from its site without cookies, and finished by the browser that began', async () => {
    const { state, cookie } = await begin('apple');
    const posted = await apple({
      state,
      code: 'code-1',
      user: '{"name":{"firstName":"Siti","lastName":"Rahmawati"}}',
    });
    expect([posted.statusCode, posted.headers.location, posted.cookies]).toEqual([
      303,
      `/redirect-apple?state=${state}`,
      [],
    ]);
    // A stranger at the same address gets nothing, and takes nothing away.
    expect(outcomeOf(await ask(`/redirect-apple?state=${state}`))).toEqual(backAtLogin('sign_in_expired'));
    expect(outcomeOf(await ask(`/redirect-apple?state=${state}`, { headers: { cookie } }))).toEqual([
      303,
      '/member/profile',
      true,
    ]);
  });

  test('does not sign a visitor in to whose sign-in it is not', async () => {
    const attacker = await begin('apple');
    const victim = await begin('apple');
    await apple({ state: attacker.state, code: 'code-of-the-attacker' });
    expect(
      outcomeOf(await ask(`/redirect-apple?state=${attacker.state}`, { headers: { cookie: victim.cookie } })),
    ).toEqual(backAtLogin('sign_in_expired'));
  });

  test('counts the first time only', async () => {
    const { state, cookie } = await begin('apple');
    await apple({ state, code: 'first' });
    await apple({ state, code: 'second' });
    await ask(`/redirect-apple?state=${state}`, { headers: { cookie } });
    expect(crooked.lastFields.get('code')).toBe('first');
  });

  test.each<[string, Record<string, string>, string]>([
    ['nothing', {}, '/redirect-apple'],
    ['an unknown state', { state: 'invented', code: 'c' }, '/redirect-apple?state=invented'],
    ['a state with a NUL', { state: 'a\u0000b', code: 'c' }, '/redirect-apple'],
    ['too long a state', { state: 'a'.repeat(2_001) }, '/redirect-apple'],
  ])('is answered calmly when it is %s', async (_what, fields, location) => {
    const answer = await apple(fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  test('has its limits', async () => {
    expect((await apple({ state: 'a', user: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect(
      (
        await ask('/redirect-apple', {
          method: 'POST',
          payload: '{"state":"a"}',
          headers: { 'content-type': 'application/json' },
        })
      ).headers.location,
    ).toBe('/redirect-apple');
  });

  test('says that the person cancelled', async () => {
    const { state, cookie } = await begin('apple');
    await apple({ state, error: 'user_cancelled_authorize' });
    expect(outcomeOf(await ask(`/redirect-apple?state=${state}`, { headers: { cookie } }))).toEqual(
      backAtLogin('sign_in_cancelled'),
    );
  });

  test('is the only form of another site that is taken', async () => {
    for (const path of [
      '/en/redirect-apple',
      '/auth/google/callback',
      '/auth/login',
      '/auth/apple',
      '/member/sign-in-ways',
    ]) {
      const answer = await post(path, { state: 'a', code: 'c' }, { origin: 'https://appleid.apple.com' });
      expect([path, [403, 405].includes(answer.statusCode)]).toEqual([path, true]);
    }
  });
});

describe('ways to sign in', () => {
  test('are taken away by their owner, but for the last', async () => {
    const { account, headers } = await createMember(application.deps, {
      email: 'siti.ways@example.com',
      password_hash: 'some',
      host,
    });
    await application.deps.db
      .insertInto('account_identities')
      .values({
        provider: 'google',
        subject: 'ways',
        account_id: account.id,
        proves_mail: false,
        created_at: new Date(),
      })
      .execute();
    const send = (unlink: string) => post('/member/sign-in-ways', { unlink }, { origin: ours, ...headers });
    expect((await send('facebook')).statusCode).toBe(400);
    const first = await send('google');
    expect([first.statusCode, cookieOf(first, 'toast') !== undefined]).toEqual([303, true]);
    const again = await send('google');
    expect([again.statusCode, cookieOf(again, 'toast')]).toEqual([303, undefined]);
    await application.deps.db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', account.id)
      .execute();
    await application.deps.db
      .insertInto('account_identities')
      .values({
        provider: 'apple',
        subject: 'ways',
        account_id: account.id,
        proves_mail: false,
        created_at: new Date(),
      })
      .execute();
    const last = await send('apple');
    expect([last.statusCode, last.body.includes('Ini satu-satunya cara Anda masuk')]).toEqual([409, true]);
  });
});

test('a provider that is off has neither a button nor a page', async () => {
  const without = await startApplication({
    signIn: openSignInProviders({ google: null, apple: crooked.apple }, { now: () => new Date() }),
  });
  try {
    const login = await without.app.inject({ url: '/auth/login', headers: { host } });
    expect([login.body.includes('Google'), login.body.includes('Masuk dengan Apple')]).toEqual([false, true]);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await without.app.inject({
        method,
        url: '/auth/google',
        headers: { host, origin: ours, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { payload: 'a=b' }),
      });
      expect([method, answer.statusCode]).toEqual([method, 404]);
    }
  } finally {
    await without.close();
  }
});
