// Questions that are asked together answer as each alone would, and a later one may go on from an earlier one.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestContext } from '#test/test-context';
import { readTogether } from './read-together.ts';

const { deps } = useTestContext();

it('answers the first row of each, and null where there is none', async () => {
  expect(
    await readTogether(deps.db, {
      many: sql<{ n: number }>`select n from generate_series(3, 5) n`,
      none: sql<{ n: number }>`select n from generate_series(1, 0) n`,
      // A row of nothing but nulls is a row.
      empty: sql<{ n: null }>`select null::int as n`,
    }),
  ).toEqual({ many: { n: 3 }, none: null, empty: { n: null } });
});

it('lets a question read the answer of one before it', async () => {
  const asked = {
    draft: sql<{ id: number }>`select 7 as id where ${true}`,
    line: sql<{ sum: number }>`select "draft".id * 2 as sum where "draft".id is not null`,
  };
  expect(await readTogether(deps.db, asked)).toEqual({ draft: { id: 7 }, line: { sum: 14 } });
  const none = { ...asked, draft: sql<{ id: number }>`select 7 as id where ${false}` };
  expect(await readTogether(deps.db, none)).toEqual({ draft: null, line: null });
});
