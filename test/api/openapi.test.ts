// The API's own document: what programs are generated from passes a strict linter, and says who may call with what.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { implementations } from '#api/implementations';
import { type ApiDocument, readApiDocument } from '#scripts/typed-client';

const document = await readApiDocument();
const operationOf = (id: string) =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id) as
    | (ApiDocument['paths'][string][string] & { security: object[]; tags: string[] })
    | undefined;

const lint = async (source: object) =>
  (
    await lintFromString({
      source: JSON.stringify(source),
      // Paths are the specification's: a literal name stands beside a parameter, and wins.
      config: await createConfig({
        extends: ['recommended-strict'],
        rules: { 'no-ambiguous-paths': 'off' },
      }),
    })
  ).map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);

it('passes a strict linter', async () => {
  expect(await lint(document)).toEqual([]);
});

it('is refused by that linter without keys or names: the test can fail', async () => {
  const faults = await lint({
    ...document,
    components: {},
    paths: { '/api/v3/bare': { get: { responses: { 200: { description: 'fine' } } } } },
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
    expect.arrayContaining(['operation-operationId', 'operation-summary', 'security-defined']),
  );
});

it('names every operation once, by its area', () => {
  const ids = implementations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+\.[a-zA-Z]+$/.test(id))).toEqual([]);
  expect(operationOf('catalogue.detail')?.tags).toEqual(['catalogue']);
});

it('says which keys a call needs', () => {
  const security = (id: string) => operationOf(id)?.security;
  expect(security('catalogue.detail')).toEqual([{}, { application: [] }]);
  expect(security('sessions.registerDevice')).toEqual([{}, { application: [] }]);
  expect(security('sessions.login')).toEqual([{ application: [] }]);
  expect(security('bookings.detail')).toEqual([{ session: [] }, { session: [], application: [] }]);
  expect(security('shipping-addresses.add')).toEqual([{ application: [], session: [] }]);
});

it('says what an upload is called and how large it may be', () => {
  const body = operationOf('participants.upload')?.requestBody?.content['multipart/form-data']?.schema;
  expect(body).toMatchObject({ required: ['file'], properties: { file: { format: 'binary' } } });
});
