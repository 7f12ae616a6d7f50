// The examples of the documentation: every call has one, and it is what the contract promises. `npm run api-examples` asks each call that
// has none, or one that no longer fits, and writes what was really answered.
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Endpoint, envelope } from '#api/define';
import { type Example, exampleFile, readExamples } from '#api/examples';
import { implementations, type Operation } from '#api/implementations';
import { type ApiServer, createApiServer } from './api-server.ts';
import { addressOf, ask, prepared, somebodyFor } from './asking.ts';
import { calls } from './calls.ts';

const areas = Map.groupBy(implementations, ({ area }) => area);

/** What is wrong with an example; nothing when it is right. */
function faultsOf({ endpoint }: Operation, example: Example | undefined): unknown {
  if (!example) return 'missing';
  const isAddress = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`).test(example.url);
  if (!isAddress) return 'another address';
  const body = endpoint.body && endpoint.body.safeParse(example.body ?? {});
  if (endpoint.download) return body?.error?.issues ?? (example.answer ? 'an answer beside the file' : null);
  return body?.error?.issues ?? envelope(endpoint).safeParse(example.answer).error?.issues ?? null;
}

/** At most two entries of each list, as long as the contract allows it. */
function shortened(endpoint: Endpoint, answer: object): object {
  const short = shorten(answer) as object;
  return envelope(endpoint).safeParse(short).success ? short : (hideTokens(answer) as object);
}
const shorten = (value: unknown): unknown =>
  Array.isArray(value) ? value.slice(0, 2).map(shorten) : within(value, shorten);
const hideTokens = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(hideTokens) : within(value, hideTokens);

function within(value: unknown, each: (value: unknown) => unknown): unknown {
  if (typeof value === 'string') return value.startsWith('eyJ') ? 'eyJhbGciOi…' : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, each(part)]));
}

async function recorded(server: ApiServer, { endpoint }: Operation): Promise<Example> {
  const caller = await somebodyFor(server, endpoint);
  const sent = await prepared(server, caller, calls[`${endpoint.method} ${endpoint.path}`]!.works[0]!);
  const answer = await ask(server, endpoint, sent, caller);
  const { body } = sent;
  return {
    url: addressOf(server, endpoint, sent),
    ...(body && !Buffer.isBuffer(body) && !endpoint.upload && { body: hideTokens(body) as object }),
    ...(!endpoint.download && { answer: shortened(endpoint, answer.json()) }),
  };
}

async function record(): Promise<void> {
  const server = await createApiServer({ config: { LOG_LEVEL: 'error' } });
  for (const [area, operations] of areas) {
    const old = readExamples(area);
    const examples: Record<string, Example> = {};
    for (const operation of operations) {
      const example = old[operation.name];
      examples[operation.name] =
        example && faultsOf(operation, example) === null ? example : await recorded(server, operation);
    }
    writeFileSync(exampleFile(area), `${JSON.stringify(examples, null, 2)}\n`);
  }
  await server.close();
}
if (process.env['RECORD_API_EXAMPLES']) await record();

it.each([...areas])('%s has an example of every call, and none besides', (area, operations) => {
  const examples = readExamples(area);
  const faults = operations.map((operation) => [
    operation.name,
    faultsOf(operation, examples[operation.name]),
  ]);
  expect(faults).toEqual(operations.map(({ name }) => [name, null]));
  expect(Object.keys(examples).sort()).toEqual(operations.map(({ name }) => name).sort());
});

it('would name a call without an example, with a wrong address or a wrong answer', () => {
  const operation = implementations.find(({ id }) => id === 'quran.list') ?? implementations[0]!;
  const { url } = readExamples(operation.area)[operation.name]!;
  expect(faultsOf(operation, undefined)).toBe('missing');
  expect(faultsOf(operation, { url: '/elsewhere', answer: {} })).toBe('another address');
  expect(faultsOf(operation, { url, answer: { success: 'yes' } })).not.toBeNull();
});
