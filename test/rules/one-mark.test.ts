// What opens carries one mark everywhere (docs/product/pages.md): the style sheet draws it on every line one presses; the menus of header
// and footer alone draw it themselves.
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');
const read = (file: string) => readFileSync(join(web, file), 'utf8');

it('nothing that opens hides the mark, but for the two menus that draw it in white', () => {
  const hidden = globSync('**/*.tsx', { cwd: web }).filter((file) =>
    /<summary[^>]*\blist-none\b/.test(read(file)),
  );
  expect(hidden.toSorted()).toEqual(['layout/footer/footer.tsx', 'layout/header/desktop-menu.tsx']);
});

it('the style sheet draws it, and turns it over', () => {
  const styles = read('styles/base.css');
  expect(styles).toContain('summary:not(.list-none)::after { content');
  expect(styles).toContain('details[open] > summary:not(.list-none)::after');
});
