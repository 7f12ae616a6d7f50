// The member's own account over HTTP: uploads as attackers send them, and what signing out everywhere and deleting do to other devices.
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/passwords';
import { createAccount, createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { multipart } from '#test/multipart';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
let picture: Buffer;
beforeAll(async () => {
  server = await createApiServer();
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const me = '/api/v3/user/auth/me';
const origin = { origin: 'http://brand.test' };
const as = (member: SignedIn, options: InjectOptions) =>
  server.ask({ ...options, headers: { ...origin, ...member.headers, ...options.headers } });
const code = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('a picture', () => {
  const upload = async (member: SignedIn, bytes: Uint8Array, name = 'saya.jpg') => {
    const { body, headers } = await multipart({ note: 'halo', avatar: { bytes, name, type: 'image/jpeg' } });
    return as(member, { method: 'POST', url: `${me}/avatar`, payload: body, headers });
  };
  it('is answered under an address that anybody who knows it may open, and browsers may keep', async () => {
    const member = await createMember(server.deps);
    const { avatar_url: address } = (await upload(member, picture)).json().data;
    expect(address).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
    expect((await as(member, { method: 'GET', url: me })).json().data.avatar_url).toBe(address);
    const answer = await server.ask(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 256,
      height: 256,
      format: 'webp',
    });
  });
  it.each([
    '/avatars/aaaaaaaaaaaaaaaaaaaaaa.webp',
    '/avatars/.webp',
    '/avatars/..%2f..%2fetc%2fpasswd',
    '/avatars/%00.webp',
    '/avatars/a.svg',
  ])('is not at %s', async (url) => {
    expect((await server.ask(url)).statusCode).toBe(404);
  });
  it.each([
    ['a script called saya.jpg', Buffer.from('<script>alert(1)</script>')],
    ['a drawing called saya.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is not %s', async (_what, bytes) => {
    const answer = await upload(await createMember(server.deps), bytes);
    expect([...code(answer), answer.json().errors[0].field]).toEqual([422, 'invalid_input', 'avatar']);
  });
  it('far beyond its limit is refused by what the request says of its length, unread', async () => {
    expect(code(await upload(await createMember(server.deps), Buffer.alloc(6 * 1024 * 1024)))).toEqual([
      413,
      'payload_too_large',
    ]);
  });
  it.each([
    [
      'no form',
      { payload: picture, headers: { 'content-type': 'image/jpeg' } },
      [415, 'unsupported_media_type'],
    ],
    [
      'JSON',
      { payload: '{}', headers: { 'content-type': 'application/json' } },
      [415, 'unsupported_media_type'],
    ],
    [
      'a form without boundary',
      { payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
      [422, 'unreadable'],
    ],
    [
      'a form that ends in the middle',
      {
        payload: '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      [422, 'unreadable'],
    ],
  ])('is not %s', async (_what, sent, expected) => {
    expect(
      code(await as(await createMember(server.deps), { method: 'POST', url: `${me}/avatar`, ...sent })),
    ).toEqual(expected);
  });
  it('is not taken from a page of another site', async () => {
    const member = await createMember(server.deps);
    const { body, headers } = await multipart({ avatar: { bytes: picture, name: 'a.png' } });
    expect(
      code(
        await as(member, {
          method: 'POST',
          url: `${me}/avatar`,
          payload: body,
          headers: { ...headers, origin: 'https://jahat.test' },
        }),
      ),
    ).toEqual([403, 'foreign_origin']);
  });
  it('is not read from a guest, however much is sent', async () => {
    const { body, headers } = await multipart({
      avatar: { bytes: Buffer.alloc(6 * 1024 * 1024), name: 'a.png' },
    });
    expect(
      code(
        await server.ask({
          method: 'POST',
          url: `${me}/avatar`,
          payload: body,
          headers: { ...headers, ...origin },
        }),
      ),
    ).toEqual([401, 'not_signed_in']);
  });
});

it('a form with files is refused where none is read', async () => {
  const { body, headers } = await multipart({ name: 'Siti' });
  expect(
    code(await as(await createMember(server.deps), { method: 'PATCH', url: me, payload: body, headers })),
  ).toEqual([415, 'unsupported_media_type']);
});

describe('two devices', () => {
  const two = async () => {
    const account = await createAccount(server.deps.db, { password_hash: await hashPassword('Rahasia-123') });
    return [
      await signIn(server.deps, account, {
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile',
      }),
      await signIn(server.deps, account, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/127.0' }),
    ] as const;
  };
  const ask = (member: SignedIn) => as(member, { method: 'GET', url: me });
  const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
    ([] as string[])
      .concat((answer.headers['set-cookie'] ?? []) as string[])
      .map((cookie) => cookie.split(';')[0]);

  it('see each other, and one signs the other out', async () => {
    const [phone, computer] = await two();
    const listed = (await as(computer, { method: 'GET', url: `${me}/sessions` })).json().data as {
      id: string;
      device: string;
      is_current: boolean;
    }[];
    expect(listed.map(({ device, is_current: isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox, Windows', true],
      ['Chrome, Android', false],
    ]);
    expect(
      (await as(computer, { method: 'DELETE', url: `${me}/sessions?which=others` })).json().data,
    ).toEqual({ ended: 1 });
    expect([code(await ask(phone)), (await ask(computer)).statusCode]).toEqual([[417, 'session_ended'], 200]);
  });
  it('are both signed out everywhere, and the browser that asked forgets its cookies', async () => {
    const [phone, computer] = await two();
    const answer = await as(computer, { method: 'DELETE', url: `${me}/sessions` });
    expect(cookiesOf(answer)).toEqual(['jwt=', 'refreshToken=']);
    expect([code(await ask(phone)), code(await ask(computer))]).toEqual([
      [417, 'session_ended'],
      [417, 'session_ended'],
    ]);
  });
  it('are both out once the account is deleted; a wrong password changes nothing', async () => {
    const [phone, computer] = await two();
    const wrong = await as(computer, { method: 'DELETE', url: me, payload: { password: 'Salah-123' } });
    expect([...code(wrong), wrong.json().errors[0].message]).toEqual([
      422,
      'invalid_input',
      'Password saat ini salah',
    ]);
    expect((await ask(computer)).statusCode).toBe(200);
    const answer = await as(computer, { method: 'DELETE', url: me, payload: { password: 'Rahasia-123' } });
    expect([answer.statusCode, answer.json().message, cookiesOf(answer)]).toEqual([
      200,
      'Akun Anda telah dihapus',
      ['jwt=', 'refreshToken='],
    ]);
    expect([code(await ask(phone)), code(await ask(computer))]).toEqual([
      [417, 'session_ended'],
      [417, 'session_ended'],
    ]);
  });
});
