// Every endpoint of the contract is called: right, wrong, for something unknown, with the wrong method.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import { envelope, failureEnvelope } from '#contract/define';
import { type ApiServer, createApiServer } from './api-server.ts';
import { calls } from './calls.ts';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());

const endpoints = implementations.map(({ endpoint }) => endpoint);
const withIds = (url: string) => url.replace('{departure}', server.ids.departure).replace('{partner}', server.ids.partner);
const ask = (method: string, url: string) =>
  server.ask({ method: method as 'GET', url: withIds(url), headers: method === 'GET' ? {} : { origin: 'http://brand.test' } });

/** What each answer shows, by address: a failing test names the address. */
async function each<T>(method: string, urls: string[], look: (answer: LightMyRequestResponse) => T): Promise<Record<string, T>> {
  const seen: Record<string, T> = {};
  for (const url of urls) seen[url] = look(await ask(method, url));
  return seen;
}
const all = <T>(urls: string[], value: T) => Object.fromEntries(urls.map((url) => [url, value]));

it('has a row of calls for every endpoint, and no row without an endpoint', () => {
  expect(Object.keys(calls).sort()).toEqual([...new Set(endpoints.map(({ path }) => path))].sort());
});

it('every row is complete: wrong values where something is read, unknown names where something is named', () => {
  const incomplete = endpoints.filter(({ path, query, errors }) => {
    const { works, wrong = {}, unknown = [] } = calls[path]!;
    return works.length === 0 || (query && Object.keys(wrong).length === 0) || (errors?.includes('not_found') && unknown.length === 0);
  });
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', (_name, endpoint) => {
  const { works, wrong = {}, unknown = [] } = calls[endpoint.path]!;
  it('answers in the shape it promises', async () => {
    const faults = await each(endpoint.method, works, (answer) =>
      (answer.statusCode === 200 ? envelope(endpoint).safeParse(answer.json()).error?.issues : answer.body));
    expect(faults).toEqual(all(works, undefined));
  });
  it('answers the same with a slash at the end and, as v3, without its version', async () => {
    const [first = ''] = works;
    const twins = [`${first}/`, first.replace('/api/v3/', '/api/')];
    expect(await each(endpoint.method, twins, (answer) => answer.json())).toEqual(all(twins, (await ask(endpoint.method, first)).json()));
  });
  it('names the field of every wrong value', async () => {
    const seen = await each(endpoint.method, Object.keys(wrong), (answer) => {
      const failure = failureEnvelope.parse(answer.json());
      return [answer.statusCode, failure.code, ...failure.errors.map((error) => error.field)];
    });
    expect(seen).toEqual(Object.fromEntries(Object.entries(wrong).map(([url, field]) => [url, [422, 'invalid_input', field]])));
  });
  it('does not know what is unknown', async () => {
    const notFound = { success: false, code: 'not_found', message_key: 'error_not_found', message: 'Data tidak ditemukan', errors: [], data: null, pagination: null };
    expect(await each(endpoint.method, unknown, (answer) => ({ status: answer.statusCode, ...answer.json() }))).toEqual(all(unknown, { status: 404, ...notFound }));
  });
  it('refuses every other method with the ones it has', async () => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => method !== endpoint.method);
    const answers = await Promise.all(others.map((method) => ask(method, works[0]!)));
    expect(answers.map((answer) => [answer.statusCode, answer.headers.allow, answer.json().code]))
      .toEqual(others.map(() => [405, endpoint.method, 'method_not_allowed']));
  });
});

it.each(endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path))('HEAD %s answers without a body', async (path) => {
  expect(await ask('HEAD', calls[path]!.works[0]!)).toMatchObject({ statusCode: 200, body: '' });
});
