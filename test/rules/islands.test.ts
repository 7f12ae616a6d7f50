// The islands are found where they stand: nobody keeps a list of their files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');
const urls = readFileSync(join(web, 'ui/island-urls.ts'), 'utf8');

test('every island of the source tree has a name under which pages load it, and every name an island', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.island.ts'))
    .map((file) => file.replace('.island.ts', ''));
  const named = [...urls.matchAll(/island\('([^']+)'\)/g)].map(([, name]) => name);
  expect(files.length).toBeGreaterThan(8);
  expect(named.toSorted()).toEqual(files.toSorted());
});

test('no lint rule is suppressed for them', () => {
  expect(urls).not.toContain('oxlint-disable');
});
