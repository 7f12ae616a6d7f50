// Keys of partners' programs × every endpoint of the contract (docs/product/api-keys.md): a key opens what names its scope, for its own
// partner, and nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/define';
import { implementations } from '#api/implementations';
import { type ApiScope, apiScopes } from '#shared/api-scopes';
import { type ApiServer, createApiServer } from '#test/api/api-server';
import type { Ask, Sent } from '#test/api/call';
import { calls } from '#test/api/calls';
import { createKey } from '#test/factories/api-keys';
import { createPartner } from '#test/factories/programmes';

let server: ApiServer;
type Key = Awaited<ReturnType<typeof createKey>>;
const has: Record<string, Key> = {};
const lacks: Record<string, Key> = {};
let everything: Key;
let elsewhere: Key;
beforeAll(async () => {
  server = await createApiServer();
  const { deps, ids } = server;
  everything = await createKey(deps, ids.partner);
  elsewhere = await createKey(deps, (await createPartner(deps.db)).id);
  for (const scope of apiScopes) {
    // More keys than an owner may make in a day.
    await deps.db.deleteFrom('throttles').execute();
    has[scope] = await createKey(deps, ids.partner, { scopes: [scope] });
    lacks[scope] = await createKey(deps, ids.partner, { scopes: apiScopes.filter((one) => one !== scope) });
  }
});
afterAll(() => server.close());

async function send({ method, path }: Endpoint, { headers }: Key, sent: Sent = {}) {
  const { url, body } = sent;
  // A program sends neither an Origin nor an access-token.
  const answer = await server.ask({
    method,
    url: (url ?? path).replace('{departure}', server.ids.departure).replace('{partner}', server.ids.partner),
    ...(body && { payload: body }),
    headers: { ...sent.headers, ...headers },
  });
  return answer.statusCode === 200 ? 'answered' : String(answer.json().code);
}

/** What a person of the key's own partner would send. */
async function prepared({ method, path }: Endpoint, { owner }: Key): Promise<Sent> {
  const [works] = calls[`${method} ${path}`]!.works as [Ask];
  if (typeof works === 'string') return { url: works };
  if (typeof works !== 'function') return works;
  await server.database.db.deleteFrom('throttles').execute();
  return works({ deps: server.deps, caller: owner, provider: server.provider });
}

const endpoints = implementations.map(({ id, endpoint }) => [id, endpoint as Endpoint] as const);
const open = endpoints.flatMap(([id, endpoint]) =>
  endpoint.scope ? [[id, endpoint, endpoint.scope] as [string, Endpoint, ApiScope]] : [],
);

it('opens no call about money, staff, bank accounts or keys, and none outside the console', () => {
  for (const [id, { path, task }] of open) {
    expect([id, path]).toEqual([id, expect.stringMatching(/^\/api\/v3\/partner-console\//)]);
    expect([id, ['money', 'staff', 'documents', 'departure_changes'].includes(task!)]).toEqual([id, false]);
  }
  expect(new Set(open.map(([, , scope]) => scope))).toEqual(new Set(apiScopes));
});

it('is refused by every call that names no scope, also by those for everybody', async () => {
  const answered: string[] = [];
  for (const [id, endpoint] of endpoints.filter(([, { scope }]) => !scope)) {
    // More calls than a key may make in a minute.
    await server.deps.db.deleteFrom('throttles').execute();
    if ((await send(endpoint, everything)) !== 'api_key_scope') answered.push(id);
  }
  expect(answered).toEqual([]);
});

describe.each(open)('%s', (_id, endpoint, scope) => {
  it('answers a key with its scope, and no other', async () => {
    const key = has[scope]!;
    expect(await send(endpoint, key, await prepared(endpoint, key))).toBe('answered');
    expect(await send(endpoint, lacks[scope]!)).toBe('api_key_scope');
    expect(await send(endpoint, { ...key, headers: { authorization: 'Bearer rihlah_0' } })).toBe(
      'api_key_invalid',
    );
  });
});

describe.each(open.filter(([, { path }]) => path.includes(':')))('%s', (_id, endpoint, scope) => {
  it("finds nothing of another partner's", async () => {
    const sent = await prepared(endpoint, has[scope]!);
    expect(await send(endpoint, elsewhere, sent)).toBe('not_found');
  });
});
