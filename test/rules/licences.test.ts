// What is installed on a server may be used as we use it: every package's licence is one that somebody has read. `npm run -s sbom` lists
// them all for whoever asks (CycloneDX).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  license?: string;
  dev?: boolean;
}

/** None asks for anything but its notice; sharp's library under the LGPL is linked as it comes and can be exchanged. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
  'PSF-2.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);

/** Their package files name none in the way that is read; both are MIT, by README or LICENSE. */
const saidElsewhere = new Set(['node_modules/png-js', 'node_modules/xmlhttprequest-ssl']);

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, Locked> };

const notAllowed = (all: Record<string, Locked>) =>
  Object.entries(all)
    .filter(([path, { dev }]) => path !== '' && !dev && !saidElsewhere.has(path))
    .filter(([, { license }]) => !allowed.has(license ?? 'none'))
    .map(([path, { license }]) => `${path}: ${license ?? 'none'}`);

it('every package of a server has a licence that was read', () => {
  expect(notAllowed(packages)).toEqual([]);
});

it('refuses one that nobody has read, and one without', () => {
  expect(notAllowed({ 'node_modules/a': { license: 'AGPL-3.0' }, 'node_modules/b': {} })).toEqual([
    'node_modules/a: AGPL-3.0',
    'node_modules/b: none',
  ]);
});
