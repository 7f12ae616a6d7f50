// The client for programs (clients/typescript), used as a partner's program would: over the network, with the keys it was given.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Keys, RihlahError } from '#client';
import { clientFiles, readApiDocument, typeOf } from '#scripts/typed-client';
import { hashPassword } from '#platform/passwords';
import { createAccount } from '#test/factories/accounts';
import { type ApiServer, createApiServer } from './api-server.ts';

const password = 'Sabar-dan-syukur-2027';
let server: ApiServer;
let asked: { url: string; headers: Record<string, string>; status: number }[];
/** The network as a program has it, into the server at its brand's host. */
const network = (async (url: URL, { method, headers, body }: RequestInit) => {
  const answer = await server.ask({
    method: method as 'GET',
    url: `${url.pathname}${url.search}`,
    headers: headers as Record<string, string>,
    ...(body ? { payload: body as string } : {}),
  });
  asked.push({ url: url.pathname, headers: headers as Record<string, string>, status: answer.statusCode });
  return new Response(answer.body, { status: answer.statusCode });
}) as unknown as typeof fetch;

beforeAll(async () => {
  asked = [];
  server = await createApiServer();
});
afterAll(() => server.close());

const open = (more: Partial<Keys & { onKeys: (keys: Keys) => void }> = {}) =>
  createClient({ baseUrl: 'http://brand.test', locale: 'en', fetch: network, ...more });
const createPerson = async () =>
  createAccount(server.deps.db, { password_hash: await hashPassword(password) });
const device = { name: 'Kantor Bandung', device_id: 'server-1', device_type: 'server' };

it('is what the contract says now (npm run client writes it anew)', async () => {
  const files = clientFiles(await readApiDocument());
  const stored = (name: string) =>
    readFileSync(join(import.meta.dirname, '../../clients/typescript', name), 'utf8');
  expect(stored('operations.js')).toBe(files['operations.js']);
  expect(stored('operations.d.ts')).toBe(files['operations.d.ts']);
});

describe('a program', () => {
  it('reads without keys, page by page, with the types of the contract', async () => {
    const { data, pagination } = await open().call('catalogue.products', { query: { limit: 2, page: 1 } });
    expect(data.length).toBe(2);
    expect(pagination?.limit).toBe(2);
    const { data: detail } = await open().call('catalogue.detail', { params: { id: data[0]!.slug } });
    expect(detail.all_in_price).toBeGreaterThan(0);
  });

  it('names its device, signs in, acts and signs out, and is told of every key', async () => {
    const { email } = await createPerson();
    const kept: Keys[] = [];
    const client = open({ onKeys: (keys) => kept.push(keys) });
    await client.registerDevice(device);
    await client.signIn({ email, password });
    const { data } = await client.call('wishlist.list', { params: { id: 'umrah' } });
    expect(data).toEqual([]);
    await client.signOut();
    expect(kept.map(({ accessToken, userToken }) => [accessToken !== null, userToken !== null])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    await expect(client.call('wishlist.list', { params: { id: 'umrah' } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('renews a session once, however many calls found it over', async () => {
    const { email } = await createPerson();
    let keys: Keys | undefined;
    const client = open({ onKeys: (now) => (keys = now) });
    await client.registerDevice(device);
    await client.signIn({ email, password });
    const later = open({ ...keys, userToken: 'over' });
    asked = [];
    await Promise.all([1, 2, 3].map(() => later.call('wishlist.list', { params: { id: 'umrah' } })));
    expect(asked.filter(({ url }) => url.endsWith('/refresh')).length).toBe(1);
  });

  it('is told what was refused: status, code, and the fields', async () => {
    const refused = await open()
      .call('catalogue.products', { query: { limit: 1_000 } })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RihlahError);
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'limit' }] });
    await expect(
      open().call('sessions.login', { body: { email: 'a@b.id', password } }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'F-ABT-9v3',
    });
  });
});

describe('the types', () => {
  it.each([
    [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'number | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, '(string | number)[]'],
    [
      { type: 'object', properties: { a: { type: 'boolean' }, 'b-c': {} }, required: ['a'] },
      '{ a: boolean; "b-c"?: unknown }',
    ],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, '[string, number]'],
    [{ allOf: [{ type: 'string' }, { const: 'x' }] }, '(string) & ("x")'],
  ])('of %j is %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });
});
