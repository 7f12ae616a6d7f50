// Every endpoint of the contract is called: right, wrong, for something unknown, by somebody it is not for, with the wrong method.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import { downloadTypes, type Endpoint, envelope, failureEnvelope } from '#api/define';
import { endSession } from '#domain/session-endings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { type ApiServer, createApiServer } from './api-server.ts';
import { ask as askServer, origin, prepared, type Question, somebodyFor } from './asking.ts';
import type { Ask, Call, Sent } from './call.ts';
import { calls } from './calls.ts';

let server: ApiServer;
/** One caller for all who only read, by whom an endpoint is for. */
const readers = new Map<string, Promise<SignedIn | null>>();
let member: SignedIn;
/** Their session has ended. */
let formerMember: SignedIn;
beforeAll(async () => {
  server = await createApiServer();
  member = await createMember(server.deps);
  formerMember = await createMember(server.deps);
  await endSession(server.deps, formerMember.actor.sessionId);
});
afterAll(() => server.close());

const endpoints = implementations.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const rowOf = (endpoint: Endpoint): Call => calls[nameOf(endpoint)]!;
const callerOf = (endpoint: Endpoint) => somebodyFor(server, endpoint);
const preparedFor = (caller: SignedIn | null, what: Ask) => prepared(server, caller, what);
const ask = (...question: Question) => askServer(server, ...question);

/** What of an answer is not what the endpoint promises; nothing when all is. */
function faultsOf(endpoint: Endpoint, answer: LightMyRequestResponse): unknown {
  if (answer.statusCode !== 200) return answer.body;
  if (!endpoint.download) return envelope(endpoint).safeParse(answer.json()).error?.issues;
  const { headers, rawPayload } = answer;
  const type = endpoint.download.find((one) => downloadTypes[one] === headers['content-type']);
  const isSafe = headers['cache-control'] === 'no-store' && headers['x-content-type-options'] === 'nosniff';
  const isNamed = new RegExp(`^attachment; filename="[\\w.-]+\\.${type}"$`).test(
    String(headers['content-disposition']),
  );
  return type && isSafe && isNamed && rawPayload.length > 0 ? undefined : headers;
}

/** The same one each time: for calls that leave no trace of who asked. */
function readerOf(endpoint: Endpoint): Promise<SignedIn | null> {
  const who = String(endpoint.who);
  if (!readers.has(who)) readers.set(who, callerOf(endpoint));
  return readers.get(who)!;
}

/** The endpoint's address with any name in it, by nobody and without a body: answered before anything is looked for. */
function askBare(
  { path, method }: Endpoint,
  change: { method?: string; url?: (url: string) => string } = {},
) {
  const url = path.replace(/:\w+/g, '1');
  const asked = change.method ?? method;
  return server.ask({
    method: asked as 'GET',
    url: change.url?.(url) ?? url,
    headers: asked === 'GET' || asked === 'HEAD' ? {} : { origin },
  });
}

/** A name for each ask: a failing test shows it. */
const labelOf = (what: Ask, index: number) =>
  typeof what === 'string'
    ? what
    : typeof what === 'function'
      ? `prepared ${index}`
      : `${index}: ${what.url ?? ''}${JSON.stringify(what.body ?? what.headers ?? {}).slice(0, 120)}`;

/** What each answer shows. Reading is asked by one person; whoever changes something may not be there afterwards. */
async function each<T>(
  endpoint: Endpoint,
  asks: readonly Ask[],
  look: (answer: LightMyRequestResponse) => T,
): Promise<Record<string, T>> {
  const seen: Record<string, T> = {};
  for (const [index, what] of asks.entries()) {
    const isReading = endpoint.method === 'GET' && typeof what === 'string';
    const caller = isReading ? await readerOf(endpoint) : await callerOf(endpoint);
    seen[labelOf(what, index)] = look(await ask(endpoint, what, caller));
  }
  return seen;
}
const all = <T>(asks: readonly Ask[], value: T) =>
  Object.fromEntries(asks.map((what, index) => [labelOf(what, index), value]));

const wrongOf = ({ wrong = [] }: Call): readonly (readonly [Ask, string])[] =>
  isList(wrong) ? wrong : Object.entries(wrong);
const isList = (wrong: NonNullable<Call['wrong']>): wrong is readonly (readonly [Ask, string])[] =>
  Array.isArray(wrong);

it('has a row of calls for every endpoint, and no row without an endpoint', () => {
  expect(Object.keys(calls).sort()).toEqual(endpoints.map(nameOf).sort());
});

it('every row is complete: wrong values where something is read, unknown names where something is named', () => {
  const incomplete = endpoints.filter((endpoint) => {
    const row = rowOf(endpoint);
    const isRead = endpoint.query ?? endpoint.body;
    return (
      row.works.length === 0 ||
      (isRead && wrongOf(row).length === 0) ||
      (endpoint.errors?.includes('not_found') && !row.unknown?.length)
    );
  });
  expect(incomplete.map(nameOf)).toEqual([]);
});

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  const { works, unknown = [] } = rowOf(endpoint);
  const [first] = works as [Ask];
  it('answers in the shape it promises', async () => {
    const faults = await each(endpoint, works, (answer) => faultsOf(endpoint, answer));
    expect(faults).toEqual(all(works, undefined));
  });
  it('answers the same with a slash at the end and, as v3, without its version', async () => {
    const ways = [
      (url: string) => url,
      (url: string) => url.replace(/(?=\?|$)/, '/'),
      (url: string) => url.replace('/api/v3/', '/api/'),
    ];
    // What needs no preparation is answered in full; of the rest the refusal is compared, which no unknown address gives.
    const isPublic = endpoint.who === 'everyone';
    const isAnswered =
      endpoint.method === 'GET' ? isPublic || typeof first !== 'function' : isPublic && !endpoint.body;
    const reader = await readerOf(endpoint);
    const sent = isAnswered ? await preparedFor(reader, first) : first;
    const answers: LightMyRequestResponse[] = [];
    for (const url of ways)
      answers.push(await (isAnswered ? ask(endpoint, sent, reader, { url }) : askBare(endpoint, { url })));
    expect(answers.map((answer) => answer.json())).toEqual(ways.map(() => answers[0]!.json()));
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(404);
  });
  it('names the field of every wrong value', async () => {
    const wrong = wrongOf(rowOf(endpoint));
    const asks = wrong.map(([what]) => what);
    const seen = await each(endpoint, asks, (answer) => {
      const failure = failureEnvelope.parse(answer.json());
      return [answer.statusCode, failure.code, ...failure.errors.map((error) => error.field)];
    });
    expect(seen).toEqual(
      Object.fromEntries(
        wrong.map(([what, field], index) => [labelOf(what, index), [422, 'invalid_input', field]]),
      ),
    );
  });
  it('does not know what is unknown', async () => {
    const notFound = {
      success: false,
      code: 'not_found',
      message_key: 'error_not_found',
      message: 'Data tidak ditemukan',
      errors: [],
      data: null,
      pagination: null,
    };
    expect(
      await each(endpoint, unknown, (answer) => ({ status: answer.statusCode, ...answer.json() })),
    ).toEqual(all(unknown, { status: 404, ...notFound }));
  });
  it('refuses every other method with the ones it has', async () => {
    const served = endpoints.filter(({ path }) => path === endpoint.path).map(({ method }): string => method);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !served.includes(method),
    );
    const answers = await Promise.all(others.map((method) => askBare(endpoint, { method })));
    expect(answers.map((answer) => [answer.statusCode, answer.headers['allow'], answer.json().code])).toEqual(
      others.map(() => [405, served.join(', '), 'method_not_allowed']),
    );
  });
});

describe.each(
  endpoints
    .filter(({ who }) => who === 'member' || Array.isArray(who))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)('%s is refused', (_name, endpoint) => {
  const [first] = rowOf(endpoint).works as [Ask];
  /** What the right person would send, made once: nobody here gets so far as to use it up. */
  let prepared: Sent | undefined;
  async function sentBy(other: SignedIn | null) {
    prepared ??= await preparedFor(await callerOf(endpoint), first);
    const answer = await ask(endpoint, prepared, other);
    return [answer.statusCode, answer.json().code];
  }
  it('to a guest', async () => {
    expect(await sentBy(null)).toEqual([401, 'not_signed_in']);
  });
  it('to somebody whose session has ended', async () => {
    expect(await sentBy(formerMember)).toEqual([417, 'session_ended']);
  });
  it.each(endpoint.who === 'member' ? [] : ['a member without the role'])('to %s', async () => {
    expect(await sentBy(member)).toEqual([403, 'forbidden']);
  });
});

it.each(
  endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint] as const),
)('HEAD %s answers without a body', async (_path, endpoint) => {
  const [first] = rowOf(endpoint).works as [Ask];
  const isReady = typeof first !== 'function';
  // Whoever is refused is so without a body too.
  const statusCode = isReady ? 200 : (await askBare(endpoint)).statusCode;
  const head = isReady
    ? await ask(endpoint, first, await readerOf(endpoint), { method: 'HEAD' })
    : await askBare(endpoint, { method: 'HEAD' });
  expect(head).toMatchObject({ statusCode, body: '' });
});
