// A class for a width that the style sheet does not know draws nothing, and nobody is told: a layout in columns stays a column everywhere.
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');
const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** Names of widths as the library has them, and ours. */
const named = /(?<=[\s"'`:]|not-)(?:max-|min-)?(xs|sm|md|lg|xl|\dxl):(?=[a-z[-])/g;
const widthsIn = (source: string) => [...source.matchAll(named)].map(([, name]) => name!);

it('every width that a class names is one of the style sheet', () => {
  const known = [...read('styles/base.css').matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name!);
  expect(known).toEqual(['md', 'lg', 'xl']);
  const files = globSync('**/*.{ts,tsx}', { cwd: web });
  const found = files.flatMap((file) => widthsIn(read(file)).map((name) => ({ file, name })));
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ name }) => !known.includes(name))).toEqual([]);
});

it('finds them wherever they stand in a class', () => {
  expect(widthsIn('"sm:grid gap-2 max-md:hidden first:2xl:px-3 lg:not-first:pl-2 [a:b] item: lg"')).toEqual([
    'sm',
    'md',
    '2xl',
    'lg',
  ]);
});
