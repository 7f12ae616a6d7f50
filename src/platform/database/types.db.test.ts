import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDatabase } from '#test/database-types';
import { createTestDatabase } from '#test/harness';

test('matches types.ts with the migrations (else: npm run db:types)', async () => {
  const database = await createTestDatabase();
  try {
    const committed = await readFile(join(import.meta.dirname, 'types.ts'), 'utf8');
    expect(await describeDatabase(database.owner.url)).toBe(committed);
  } finally {
    await database.drop();
  }
});
