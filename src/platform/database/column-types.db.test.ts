import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(database.db);
  return rows[0]?.value;
}

test('reads a bigint as a number, up to the largest safe integer', async () => {
  expect(await valueOf("'9007199254740991'::bigint")).toBe(9007199254740991);
  expect(await valueOf("'-9007199254740991'::bigint")).toBe(-9007199254740991);
  expect(await valueOf("'{34500000,NULL}'::bigint[]")).toEqual([34500000, null]);
});

test('refuses a bigint that a number cannot hold, instead of rounding it', async () => {
  await expect(valueOf("'9007199254740993'::bigint")).rejects.toThrow('9007199254740993 does not fit');
});

test('reads a calendar date as its own text, in every time zone', async () => {
  await database.pool.query("SET TIME ZONE 'Pacific/Auckland'");
  expect(await valueOf("'2027-01-31'::date")).toBe('2027-01-31');
  expect(await valueOf("'{2027-01-31}'::date[]")).toEqual(['2027-01-31']);
});

test('reads an instant as a Date, and a numeric with every digit', async () => {
  expect(await valueOf("'2027-01-31 07:00+07'::timestamptz")).toEqual(new Date('2027-01-31T00:00:00Z'));
  expect(await valueOf("'0.10000000000000000001'::numeric")).toBe('0.10000000000000000001');
});
