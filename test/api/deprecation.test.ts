// A call that will go says so: in its answers, in the documentation, in the client (docs/product/api-versions.md).
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mountApi } from '#api/api';
import { withDefaultVersion } from '#api/default-version';
import { endpoint } from '#api/define';
import { deprecationDays } from '#api/deprecation';
import { implement } from '#api/implement';
import { implementations, type Operation } from '#api/implementations';
import { clientFiles, readApiDocument } from '#scripts/typed-client';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { useTestContext } from '#test/test-context';

const call = {
  method: 'GET',
  who: 'everyone',
  summary: 'Says what it was asked',
  spec: '§7',
  query: z.object({ word: z.string() }),
  data: z.object({ word: z.string() }),
} as const;
const contract = {
  oldEcho: endpoint({
    ...call,
    path: '/api/v3/old-echo',
    deprecated: { since: '2027-01-15', until: '2027-07-31', instead: '/api/v4/echo' },
  }),
  echo: endpoint({ ...call, path: '/api/v4/echo' }),
};
const echo = async ({ query: { word } }: { query: { word: string } }) => {
  if (word === 'gone') throw new AppError('not_found');
  return { data: { word } };
};
const operations: Operation[] = implement(contract, { oldEcho: echo, echo }).map((one) => ({
  ...one,
  area: 'echo',
  id: `echo.${one.name}`,
}));

const { deps } = useTestContext({ host: 'brand.test' });
const app = fastify({ rewriteUrl: ({ url = '/' }) => withDefaultVersion(url) });
beforeAll(async () => {
  await app.register(cookie);
  await mountApi(app, deps, { apiReadsPerMinute: 0, apiCallsPerMinute: 0, storedAnswerBytes: 0 }, operations);
});
afterAll(() => app.close());
const ask = (url: string) => app.inject({ url, headers: { host: 'brand.test' } });

describe('a deprecated call', () => {
  it.each([
    ['an answer', '/api/v3/old-echo?word=halo', 200],
    ['an answer without its version', '/api/old-echo?word=halo', 200],
    ['a refusal', '/api/v3/old-echo?word=gone', 404],
    ['a fault of the input', '/api/v3/old-echo', 422],
  ])('says so in %s', async (_what, url, status) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBe(status);
    // RFC 9745: a date as structured fields have it; RFC 8594: as HTTP has it.
    expect(headers['deprecation']).toBe(`@${Date.UTC(2027, 0, 15) / 1_000}`);
    expect(headers['sunset']).toBe('Sat, 31 Jul 2027 00:00:00 GMT');
    expect(headers['link']).toBe(
      '</api/docs>; rel="deprecation"; type="text/html", </api/v4/echo>; rel="successor-version"',
    );
  });
  it('answers as ever', async () => {
    expect((await ask('/api/v3/old-echo?word=halo')).json()).toEqual(
      (await ask('/api/v4/echo?word=halo')).json(),
    );
  });
  it('is marked in the documentation and in the client', async () => {
    const document = await readApiDocument(operations);
    const [old, young] = ['/api/v3/old-echo', '/api/v4/echo'].map((path) => document.paths[path]!['get']!);
    expect(old).toMatchObject({
      deprecated: true,
      description: expect.stringContaining(
        'Deprecated since 2027-01-15, answers until 2027-07-31. Call /api/v4/echo instead.',
      ),
    });
    expect(young!.deprecated).toBeUndefined();
    const { 'operations.d.ts': types } = clientFiles(document);
    const notes = types.split('\n').filter((line) => line.includes('/**'));
    expect(notes.map((line) => line.includes('@deprecated'))).toEqual([false, true]);
  });
});

it('other calls say nothing of it', async () => {
  const { headers } = await ask('/api/v4/echo?word=halo');
  expect([headers['deprecation'], headers['sunset'], headers['link']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a call of the contract that will go has a successor there, and goes half a year later at the earliest', () => {
  const paths = new Set<string>(implementations.map(({ endpoint: { path } }) => path));
  const hasty = [...implementations, ...operations].filter(({ endpoint: { deprecated } }) => {
    if (!deprecated) return false;
    const days = (Date.parse(deprecated.until) - Date.parse(deprecated.since)) / dayMs;
    const known =
      deprecated.instead === undefined ||
      paths.has(deprecated.instead) ||
      deprecated.instead === contract.echo.path;
    return !(days >= deprecationDays) || !known;
  });
  expect(hasty.map(({ id }) => id)).toEqual([]);
});
