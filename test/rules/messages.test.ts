// Words of the product: both languages complete, same values in both, none unused (docs/product/pages.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const keysOf = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;
const areas = readdirSync(join(root, 'messages/id'));

/** The names in braces, wherever in the message they stand (plural variants included). */
function valuesIn(message: unknown): string[] {
  return [
    ...new Set([...JSON.stringify(message).matchAll(/\{([a-z_A-Z0-9]+)\}/g)].map((match) => match[1]!)),
  ].sort();
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('src/messages'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

describe('messages', () => {
  it('stand in the same files in both languages, all known to the compiler', () => {
    expect(readdirSync(join(root, 'messages/en')).sort()).toEqual([...areas].sort());
    const listed = (
      JSON.parse(read('project.inlang/settings.json')) as {
        'plugin.inlang.messageFormat': { pathPattern: string[] };
      }
    )['plugin.inlang.messageFormat'].pathPattern.map((path) => path.split('/').at(-1));
    expect([...listed].sort()).toEqual([...areas].sort());
  });

  it.each(areas)('%s has every key in both languages, with the same values', (area) => {
    const id = keysOf(`messages/id/${area}`);
    const en = keysOf(`messages/en/${area}`);
    expect(Object.keys(en).sort()).toEqual(Object.keys(id).sort());
    for (const key of Object.keys(id)) {
      expect({ key, isEmpty: JSON.stringify(id[key]).length <= 2 }).toEqual({ key, isEmpty: false });
      expect({ key, values: valuesIn(en[key]) }).toEqual({ key, values: valuesIn(id[key]) });
    }
  });

  it('stand in one file each', () => {
    const keys = areas.flatMap((area) => Object.keys(keysOf(`messages/id/${area}`)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are all used', () => {
    const words = new Set(sources('src').flatMap((source) => source.match(/\w+/g) ?? []));
    const unused = areas
      .flatMap((area) => Object.keys(keysOf(`messages/id/${area}`)))
      .filter((key) => !words.has(key));
    expect(unused).toEqual([]);
  });
});
