// Registration and forgotten passwords over HTTP: what an answer gives away, what a page is given, who may not ask.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createMember } from '#test/factories/accounts';
import { newestCode } from '#test/sent-emails';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
const page = { origin: 'http://brand.test' };
const form = {
  name: 'Siti Aminah',
  phone: '0812-3456-7890',
  birth_date: '1980-05-01',
  password: 'Labbaik-1448',
  password_confirmation: 'Labbaik-1448',
  terms: true,
};
const post = (path: string, payload: object, headers: Record<string, string> = page) =>
  server.ask({ method: 'POST', url: `/api/v3/${path}`, payload, headers });

beforeAll(async () => {
  server = await createApiServer();
  await createAccount(server.database.db, { email: 'known@example.com' });
});
afterAll(() => server.close());

/** Everything an asker sees of an answer, but for what is random or counts. */
async function seen(path: string, body: (email: string) => object) {
  const answers = [];
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const { statusCode, headers, body: text } = await post(path, body(email));
    const { 'x-request-id': _id, date: _date, ...shown } = headers;
    answers.push({ statusCode, headers: shown, text: text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'id') });
  }
  return answers as [object, object];
}

describe('who has an account', () => {
  it.each<[string, (email: string) => object]>([
    ['auth/register', (email) => ({ ...form, email })],
    ['user/auth/forgot-password', (email) => ({ email })],
  ])('cannot be read from what %s answers', async (path, body) => {
    const [known, unknown] = await seen(path, body);
    expect(known).toMatchObject({ statusCode: 200 });
    expect(known).toEqual(unknown);
  });
});

describe('the code', () => {
  it('signs a page in by cookies that no script reads, and anybody else by the answer alone', async () => {
    const key = (await post('auth/register-device', { name: 'x', device_id: 'x', device_type: 'x' })).json()
      .data.secret_key as string;
    for (const [email, headers, cookies, refreshToken] of [
      ['page@example.com', page, 3, null],
      ['app@example.com', { 'access-token': key }, 0, expect.any(String)],
    ] as const) {
      const { registration_id } = (await post('auth/register', { ...form, email }, headers)).json().data;
      const code = await newestCode(server.database.db, email, 'registration_code');
      const answer = await post('auth/register/verify', { registration_id, code }, headers);
      expect(answer.json().data).toEqual({ user_token: expect.any(String), refresh_token: refreshToken });
      const set = answer.cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }));
      expect(set).toEqual(
        ['jwt', 'refreshToken', expect.stringMatching(/^device_/)]
          .slice(0, cookies)
          .map((name) => ({ name, httpOnly: true, sameSite: 'Lax' })),
      );
    }
  });
});

describe('registering', () => {
  it('is not for somebody who is signed in', async () => {
    const { headers } = await createMember(server.deps);
    expect(
      (await post('auth/register', { ...form, email: 'x@example.com' }, { ...page, ...headers })).json(),
    ).toMatchObject({ code: 'forbidden' });
  });
});

it.each([
  'auth/register',
  'auth/register/verify',
  'auth/register/resend-otp',
  'user/auth/forgot-password',
  'user/auth/reset-password',
  'user/auth/change-password',
])('%s cannot be sent from a page of another site', async (path) => {
  const { headers } = await createMember(server.deps);
  const everything = {
    ...form,
    email: 'x@example.com',
    registration_id: 'x',
    code: '123456',
    token: 'x',
    current_password: 'x',
  };
  expect((await post(path, everything, { origin: 'http://evil.example', ...headers })).json()).toMatchObject({
    code: 'foreign_origin',
  });
});
