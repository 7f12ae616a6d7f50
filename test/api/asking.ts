// Asking an endpoint as one of those it is for, by a row of calls.ts.
import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '#api/define';
import { createMember, type SignedIn } from '#test/factories/accounts';
import type { ApiServer } from './api-server.ts';
import type { Ask, Sent } from './call.ts';

export const origin = 'http://brand.test';

/** Somebody the endpoint is for; nobody where guests may ask. */
export async function somebodyFor(server: ApiServer, { who }: Endpoint): Promise<SignedIn | null> {
  if (who === 'everyone' || who === 'guest') return null;
  return createMember(
    server.deps,
    who === 'member' ? {} : { roles: [who[0]!], partnerId: server.ids.partner },
  );
}

/** What is sent, once everything it needs is there. */
export async function prepared(server: ApiServer, caller: SignedIn | null, what: Ask): Promise<Sent> {
  if (typeof what === 'string') return { url: what };
  return typeof what === 'function' ? what({ deps: server.deps, caller, provider: server.provider }) : what;
}

export type Question = [
  endpoint: Endpoint,
  what: Ask,
  caller: SignedIn | null,
  change?: Partial<{ method: string; url: (url: string) => string }>,
];

/** The whole address that a question goes to: names of the fixture stand for ids. */
export const addressOf = ({ ids }: ApiServer, endpoint: Endpoint, sent: Sent): string =>
  (sent.url ?? endpoint.path).replace('{departure}', ids.departure).replace('{partner}', ids.partner);

export async function ask(
  server: ApiServer,
  ...[endpoint, what, caller, change = {}]: Question
): Promise<LightMyRequestResponse> {
  const sent = await prepared(server, caller, what);
  const method = change.method ?? endpoint.method;
  const url = addressOf(server, endpoint, sent);
  return server.ask({
    method: method as 'GET',
    url: change.url?.(url) ?? url,
    ...(sent.body && { payload: sent.body }),
    headers: { ...(method !== 'GET' && { origin }), ...caller?.headers, ...sent.headers },
  });
}
