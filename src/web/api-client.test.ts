// The error catalogue of spec §8, played against a real server that answers as told.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiRefusal, type CallApi, createApiClient } from './api-client.ts';

const seen: string[] = [];
const languages: (string | undefined)[] = [];
let answers: Record<string, [status: number, body?: object][]>;
/** Holds an answer back. */
let answersWait: ((line: string) => Promise<void>) | undefined;
let server: Server;
let origin: string;
let cookie: string;
let signIns: number;
let call: CallApi;

const refresh = 'POST /api/v3/user/auth/refresh';
const ok: [number, object] = [200, { data: 7 }];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    languages.push(request.headers['accept-language']);
    seen.push([line, request.headers['access-token'] ?? []].flat().join(' '));
    await answersWait?.(line);
    const [status, body = {}] = answers[line]?.shift() ?? [500];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
  languages.length = 0;
  answers = {};
  answersWait = undefined;
  cookie = 'lang=id; access-token=kunci';
  signIns = 0;
  call = createApiClient({
    fetch: (address, init) => fetch(origin + address, init),
    language: () => 'en',
    cookies: {
      get value() {
        return cookie;
      },
      set value(set) {
        cookie = set.startsWith('access-token=;') ? 'lang=id' : cookie;
      },
    },
    goToSignIn: () => {
      signIns += 1;
    },
  });
});

const get = async () => {
  const answer = await call<number>('/a').catch((error: ApiRefusal) => error);
  return answer instanceof Error ? [answer.status, answer.message] : answer.data;
};

describe('a call', () => {
  it('carries the access-token an application left, and answers the data', async () => {
    answers = { 'GET /a': [ok] };
    expect([await get(), seen]).toEqual([7, ['GET /a kunci']]);
  });
  it('asks for sentences in the language of the page, when it is repeated too', async () => {
    answers = { 'GET /a': [[401], ok], [refresh]: [[200]] };
    expect([await get(), languages]).toEqual([7, ['en', 'en', 'en']]);
  });
  it("that is refused for what nobody can mend is refused with the server's sentence, once", async () => {
    answers = { 'GET /a': [[422, { message: 'Kode salah', code: 'code_wrong', errors: [] }]] };
    expect([await get(), seen.length, signIns]).toEqual([[422, 'Kode salah'], 1, 0]);
  });
  it('that answers something unreadable is refused all the same', async () => {
    answers = { 'GET /a': [[500]] };
    expect(await get()).toEqual([500, '']);
  });
});

describe('401', () => {
  it('is tried once more with a new jwt', async () => {
    answers = { 'GET /a': [[401], ok], [refresh]: [[200]] };
    expect([await get(), seen]).toEqual([7, ['GET /a kunci', `${refresh} kunci`, 'GET /a kunci']]);
  });
  it('is final the second time', async () => {
    answers = { 'GET /a': [[401], [401, { message: 'Silakan masuk' }]], [refresh]: [[200]] };
    expect([await get(), seen.length]).toEqual([[401, 'Silakan masuk'], 3]);
  });
  it('is final when there is no new jwt; when the session is over, one goes to sign in', async () => {
    answers = { 'GET /a': [[401]], [refresh]: [[503]] };
    expect([await get(), signIns]).toEqual([[401, ''], 0]);
    answers = { 'GET /a': [[401]], [refresh]: [[417, { message: 'Session Anda telah habis' }]] };
    expect([await get(), signIns]).toEqual([[417, 'Session Anda telah habis'], 1]);
  });
  it('of many calls at once asks for one new jwt', async () => {
    answers = { 'GET /a': [[401], [401], [401], ok, ok, ok], [refresh]: [[200]] };
    const allAsked = Promise.withResolvers<void>();
    answersWait = async (line) => {
      if (seen.length === 3) allAsked.resolve();
      // Nobody is answered before all have asked.
      if (line === 'GET /a') await allAsked.promise;
    };
    expect(await Promise.all([get(), get(), get()])).toEqual([7, 7, 7]);
    expect(seen.filter((line) => line.startsWith(refresh))).toHaveLength(1);
  });
});

describe('406 and 400', () => {
  it.each([406, 400])('%i drops the access-token and tries once more', async (status) => {
    answers = { 'GET /a': [[status], ok] };
    expect([await get(), seen, cookie]).toEqual([7, ['GET /a kunci', 'GET /a'], 'lang=id']);
  });
  it.each([406, 400])('%i is final the second time', async (status) => {
    answers = { 'GET /a': [[status], [status, { message: 'Ditolak' }], ok] };
    expect([await get(), seen.length]).toEqual([[status, 'Ditolak'], 2]);
  });
  it('400 after another retry is final, unless it says F-ABT-9v3', async () => {
    answers = { 'GET /a': [[401], [400]], [refresh]: [[200]] };
    expect([await get(), cookie]).toEqual([[400, ''], 'lang=id; access-token=kunci']);
    answers = { 'GET /a': [[401], [400, { code: 'F-ABT-9v3' }], ok], [refresh]: [[200]] };
    expect([await get(), cookie]).toEqual([7, 'lang=id']);
  });
});

it('417 goes to sign in, and is not tried again', async () => {
  answers = { 'GET /a': [[417, { message: 'Session Anda telah habis' }], ok] };
  expect([await get(), signIns, seen.length]).toEqual([[417, 'Session Anda telah habis'], 1, 1]);
});
