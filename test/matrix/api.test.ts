// The authorisation matrix of the API: everybody × every endpoint of the contract, by what the contract says of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import type { Endpoint } from '#api/define';
import { type ApiServer, createApiServer } from '#test/api/api-server';
import type { Ask, Sent } from '#test/api/call';
import { calls } from '#test/api/calls';
import type { SignedIn } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import { become, isFor, type PersonName, personNames } from './people.ts';

const host = 'brand.test';
let server: ApiServer;
let partners: [string, string];
/** One of each, for whoever only reads or is refused: nothing becomes of them. */
const staying = new Map<PersonName, SignedIn | null>();
beforeAll(async () => {
  server = await createApiServer();
  partners = [server.ids.partner, (await createPartner(server.database.db)).id];
  for (const name of personNames) staying.set(name, await become(server.deps, name, { host, partners }));
});
afterAll(() => server.close());

const endpoints = implementations.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What becomes of a call that works. Who is refused is so before the address and the body are read: nothing is prepared for them. */
async function outcome(endpoint: Endpoint, name: PersonName): Promise<string> {
  if (!isFor(endpoint.who, name, endpoint.task)) return send(endpoint, staying.get(name)!, {});
  // How often somebody may ask is not what is asked here.
  await server.database.db.deleteFrom('throttles').execute();
  const [works] = calls[nameOf(endpoint)]!.works as [Ask];
  // Whoever changes something, and whoever needs something of their own, is somebody new.
  const isStaying = endpoint.method === 'GET' && typeof works !== 'function';
  const caller = isStaying ? staying.get(name)! : await become(server.deps, name, { host, partners });
  const sent: Sent =
    typeof works === 'string'
      ? { url: works }
      : typeof works === 'function'
        ? await works({ deps: server.deps, caller, provider: server.provider })
        : works;
  const answered = await send(endpoint, caller, sent);
  // Else one agency has a thousand staff in the end, and each of them hears of whatever it is asked.
  if (!isStaying && caller)
    await server.database.db.deleteFrom('memberships').where('account_id', '=', caller.account.id).execute();
  return answered;
}

async function send(endpoint: Endpoint, caller: SignedIn | null, { url, body, headers }: Sent) {
  const answer = await server.ask({
    method: endpoint.method,
    url: (url ?? endpoint.path)
      .replace('{departure}', server.ids.departure)
      .replace('{partner}', server.ids.partner),
    ...(body && { payload: body }),
    headers: {
      ...(endpoint.method !== 'GET' && { origin: `http://${host}` }),
      ...caller?.headers,
      ...headers,
    },
  });
  return answer.statusCode === 200 ? 'answered' : String(answer.json().code);
}

/** Guests may sign in and try again; others are told that nothing helps. */
const refusal = (name: PersonName) => (name === 'guest' ? 'not_signed_in' : 'forbidden');

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  it('answers those it is for, and nobody else', async () => {
    const seen: Record<string, string> = {};
    for (const name of personNames) seen[name] = await outcome(endpoint, name);
    expect(seen).toEqual(
      Object.fromEntries(
        personNames.map((name) => [
          name,
          isFor(endpoint.who, name, endpoint.task) ? 'answered' : refusal(name),
        ]),
      ),
    );
  });
});
