// Locks are switched off by tests only, for their negative controls (docs/product/test-kit.md): no file of the application
// sets the flag, and so no variable of the environment can.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#app/config';

const src = join(import.meta.dirname, '../../src');
/** Gives the flag a value: `locksOff: …`, `.locksOff = …`. Its type is written `locksOff?: true`. */
const sets = /\blocksOff['"\]]*\s*(:|=(?!=))/;

test('no file of src gives the flag a value', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(files).toContain('platform/database/locks.ts');
  expect(files.filter((file) => sets.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});

test('the rule is alive', () => {
  expect(
    ['{ db, locksOff: true }', "deps['locksOff'] = true", 'deps.locksOff=true', 'locksOff: env.OFF'].filter(
      (line) => !sets.test(line),
    ),
  ).toEqual([]);
  expect(
    ['readonly locksOff?: true;', 'async ({ db, locksOff })', 'if (locksOff || x)'].filter((line) =>
      sets.test(line),
    ),
  ).toEqual([]);
});

test('nor does the configuration know it', () => {
  const names = ['LOCKS_OFF', 'locksOff', 'LOCKSOFF'];
  const wanted = readConfig(Object.fromEntries(names.map((name) => [name, 'true'])));
  expect(wanted).toEqual(readConfig({}));
});
