// The pages of registering and of forgotten passwords, without a browser: what an answer gives away, where a code can be
// given, what is kept in the browser and for how long.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { createAccount } from '#test/factories/accounts';
import { newestCode, newestLink } from '#test/sent-emails';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
  await createAccount(application.deps.db, { email: 'known@example.com' });
});
afterAll(() => application.close());

const form = {
  name: 'Siti Aminah',
  phone: '0812-3456-7890',
  birth_date: '1980-05-01',
  gender: '',
  password: 'Labbaik-1448',
  password_confirmation: 'Labbaik-1448',
  terms: 'on',
};
const headers = { host: hosts.rihlah };
const visit = (url: string, cookie = '') => application.app.inject({ url, headers: { ...headers, cookie } });
function send(url: string, fields: Record<string, string>, cookie = ''): Promise<LightMyRequestResponse> {
  return application.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      ...headers,
      cookie,
      origin: `http://${hosts.rihlah}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}
/** The cookie by which a browser remembers its registration, as it sends it back. */
async function begin(email: string): Promise<string> {
  const { cookies } = await send('/auth/register', { ...form, email });
  return cookies
    .filter(({ name }) => name === 'registration')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)[0]!;
}
/** What somebody sees, but for the address they typed themselves, and what is new on every page. */
function shown({ statusCode, headers: { location }, body }: LightMyRequestResponse) {
  return {
    statusCode,
    location,
    body: body
      .replaceAll(/\w+@example\.com/g, 'address')
      .replaceAll(/nonce="[^"]*"|nonce\\",\\"[^"]*\\"|reference\\",\\"[^"]*\\"/g, ''),
  };
}

describe('who has an account', () => {
  it('cannot be seen on any page of registering', async () => {
    const seen = [];
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const cookie = await begin(email);
      const page = '/auth/register/verification-email';
      const answers = [
        await send('/auth/register', { ...form, email }),
        await visit(page, cookie),
        await send(page, { code: '000000' }, cookie),
        await send(page, { intent: 'resend' }, cookie),
      ];
      seen.push(answers.map(shown));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.map(({ statusCode }) => statusCode)).toEqual([303, 200, 422, 429]);
  });
  it('cannot be seen where a password was forgotten', async () => {
    const answers = [];
    for (const email of ['known@example.com', 'nobody@example.com'])
      answers.push(shown(await send('/auth/forgot-password', { email })));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ statusCode: 303, location: '/auth/forgot-password?sent=1' });
  });
});

describe('a registration', () => {
  it('is remembered in a cookie that no script reads, for an hour, and nowhere in the address', async () => {
    const answer = await send('/auth/register?redirect=/umroh', { ...form, email: 'cookie@example.com' });
    const { id } = await application.deps.db
      .selectFrom('registrations')
      .select('id')
      .where('email', '=', 'cookie@example.com')
      .executeTakeFirstOrThrow();
    expect(answer.headers.location).toBe('/auth/register/verification-email?redirect=%2Fumroh');
    expect(answer.headers.location).not.toContain(id);
    expect(answer.cookies.find(({ name }) => name === 'registration')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 3_600,
    });
  });
  it('is proven by the browser that began it: a code alone leads to the beginning', async () => {
    await begin('other@example.com');
    const code = await newestCode(application.deps.db, 'other@example.com', 'registration_code');
    for (const cookie of ['', 'registration=x', `registration=${encodeURIComponent('bm8=')}`]) {
      const answer = await send('/auth/register/verification-email', { code }, cookie);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth/register']);
    }
  });
  it('is forgotten by the browser once it is an account, which cannot be proven again', async () => {
    const cookie = await begin('twice@example.com');
    const code = await newestCode(application.deps.db, 'twice@example.com', 'registration_code');
    const [first, second] = [
      await send('/auth/register/verification-email', { code }, cookie),
      await send('/auth/register/verification-email', { code }, cookie),
    ];
    expect([first.statusCode, first.headers.location]).toEqual([303, '/']);
    expect(first.cookies.find(({ name }) => name === 'registration')).toMatchObject({ value: '', maxAge: 0 });
    expect(second.statusCode).toBe(422);
    expect(second.cookies.map(({ name }) => name)).not.toContain('jwt');
  });
  it('with a second answer to its form never shows a password', async () => {
    const answer = await send('/auth/register', { ...form, email: 'siti', password: 'Sangat-Rahasia-1' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Siti Aminah');
    expect(answer.body).not.toContain('Sangat-Rahasia-1');
  });
});

describe('the page behind a link', () => {
  it('is for no cache, no search engine and no other site, and can be looked at before it is used', async () => {
    const { db } = application.deps;
    await createAccount(db, { email: 'lupa@example.com' });
    await send('/auth/forgot-password', { email: 'lupa@example.com' });
    const { pathname } = new URL(
      await newestLink(db, 'lupa@example.com', 'password_reset', '/auth/reset-password/'),
    );
    for (const page of [await visit(pathname), await visit(pathname)]) {
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
      expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    }
    const answers = [];
    for (let times = 0; times < 2; times += 1)
      answers.push(
        (await send(pathname, { password: 'Labbaik-1448', password_confirmation: 'Labbaik-1448' }))
          .statusCode,
      );
    expect(answers).toEqual([303, 410]);
    expect((await visit(pathname)).statusCode).toBe(410);
  });
});
