// docs/spec-map.md tells the truth: it is what the code says today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specMap } from '#scripts/spec-map';

it('the map of the specification is current (npm run spec-map writes it anew)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/spec-map.md'), 'utf8')).toBe(specMap());
});
