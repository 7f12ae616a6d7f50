// What may not be kept is really forgotten: every function named purge… is run once an hour (src/app/jobs.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const purges = readdirSync(join(source, 'domain'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .flatMap((file) =>
    [
      ...readFileSync(join(source, 'domain', file), 'utf8').matchAll(
        /^export (?:async )?function (purge\w+)/gm,
      ),
    ].map(([, name]) => name!),
  );
const tidying = /const tidying\b[^=]*=.*?= \[(.*?)\];/s
  .exec(readFileSync(join(source, 'app/jobs.ts'), 'utf8'))![1]!
  .match(/\w+/g)!;

test('every purge function of the domain is run by the hourly job', () => {
  expect(purges.length).toBeGreaterThan(5);
  expect(purges.filter((name) => !tidying.includes(name))).toEqual([]);
});
