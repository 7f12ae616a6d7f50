// Totals of lists that carry them in their rows, also beyond the last page; and that no list counts in a way of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { readCountedPage, whole } from './counted-page.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function numbers(upTo: number, page: number, limit = 3) {
  let asked = 0;
  const found = await readCountedPage({ page, limit }, async (slice) => {
    asked += 1;
    const { rows } = await sql<{ n: number; whole: number }>`
      select n, ${whole} from generate_series(1, ${upTo}::integer) n order by n ${slice}`.execute(
      database.db,
    );
    return rows;
  });
  return { ...found, asked };
}

it.each([
  ['the first page', 7, 1, [1, 2, 3], 1],
  ['the last page', 7, 3, [7], 1],
  ['the page after it', 7, 4, [], 2],
  ['a page far beyond', 7, 900, [], 2],
  ['the first page of nothing', 0, 1, [], 1],
  ['a later page of nothing', 0, 5, [], 2],
])('%s says how many there are', async (_name, upTo, page, items, asked) => {
  expect(await numbers(upTo, page)).toEqual({
    items: items.map((n) => ({ n })),
    page,
    limit: 3,
    total: upTo,
    totalIsCapped: false,
    asked,
  });
});

const source = join(import.meta.dirname, '../..');
/** A first few of what is open, always from the first on. */
const firstFew = ['domain/partner-standing/standing.ts'];

it('is how every list counts that counts in its rows', () => {
  const counting = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('.test.') &&
      readFileSync(join(source, file), 'utf8').includes('count(*) over ()'),
  );
  expect(counting.sort()).toEqual(
    [...firstFew, relative(source, join(import.meta.dirname, 'counted-page.ts'))].sort(),
  );
});
