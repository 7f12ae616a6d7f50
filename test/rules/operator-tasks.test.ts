// Which of the operator's roles may do what stands in one table (#shared/operator-tasks): nobody asks for such a role by its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const table = 'shared/operator-tasks.ts';

/** A check of a role, or a list of those who may; `role:` of an audit line only says who did it. */
const asked =
  /(?:hasRole|requireRole)\([^)]*'operator_|\b(?:who|roles): \[[^\]]*'operator_|\brole'?,? *(?:=|'=',) *'operator_/;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|calls\.ts$/.test(file) && file !== table,
);

test.each([
  ["hasRole(actor, 'operator_finance')", true],
  ["who: ['partner_staff', 'operator_support'],", true],
  ["where('r.role', '=', 'operator_finance')", true],
  ["where w.role = 'operator_support'", true],
  ["role: 'operator_finance',", false],
  ["mayOperate(actor, 'payments')", false],
])('finds a role that is asked for by its name: %s', (line, isFound) => {
  expect(asked.test(line)).toBe(isFound);
});

test('only the table says which of the operator’s roles may do what', () => {
  const found = files.filter((file) => asked.test(readFileSync(join(src, file), 'utf8')));
  expect(found).toEqual([]);
});
