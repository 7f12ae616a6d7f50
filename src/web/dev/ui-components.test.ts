// /dev/ui shows all there is: whoever adds a component to #web/ui adds it there with its states.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uiComponents } from './ui-components.tsx';

const directory = join(import.meta.dirname, '../ui');

test('every exported component of #web/ui is shown, and nothing that is gone', () => {
  const exported = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(directory, file), 'utf8').matchAll(
        /^export (?:default )?(?:function|const) ([A-Z]\w+)/gm,
      ),
    ])
    .map(([, name]) => name!);
  expect(exported.length).toBeGreaterThan(20);
  expect(Object.keys(uiComponents).toSorted()).toEqual(exported.toSorted());
});
