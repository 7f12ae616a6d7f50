// One word for one thing in Indonesian (decision 0073): "harga lengkap", "salat", "biro perjalanan". Addresses, names in braces
// and files' names are no words; what else may use a refused word is named here with its reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const refused = /\b(s(h?)[oa]lat|all[- ]in|travel|biro travel|agen travel)\b/i;
const chosen = /\bsalat\b/i;

const exceptions = [
  // The article explains what other sellers mean by it.
  'Kata “all-in” terdengar melegakan',
  // The name of a saved file, as the page's address has it.
  'jadwal-sholat',
  // The anchor of a prayer, shared by people.
  'sholat-jenazah',
];

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every text that stands beside an English one, wherever inside `value`. */
function indonesianIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = 'id' in value && 'en' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap((part) => indonesianIn(part, seen))];
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

function wrongIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(/\{[^}]*\}|\]\([^)]*\)|\/[\w/-]+/g, ' '))
    .map((line) => exceptions.reduce((rest, exception) => rest.replace(exception, ' '), line))
    .filter((line) => refused.test(line.replace(new RegExp(chosen, 'gi'), ' ')));
}

it('messages', () => {
  const texts = filesIn('messages/id', '.json').flatMap((file) =>
    stringsIn(JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(wrongIn(texts)).toEqual([]);
});

it('articles and guides', () => {
  const files = ['db/seed/hasanah/id', 'src/domain/guides/data/id'].flatMap((folder) =>
    filesIn(folder, '.md'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(wrongIn(files.map((file) => readFileSync(file, 'utf8')))).toEqual([]);
});

it('prayers', () => {
  const texts = filesIn('src/domain/doa/data', '.json').flatMap((file) =>
    indonesianIn(JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(wrongIn(texts)).toEqual([]);
});

it('what the demo says', async () => {
  const files = ['db/seed/site', 'db/seed/catalogue', 'db/seed/promos'].flatMap((folder) =>
    filesIn(folder, '.ts').filter((file) => !file.endsWith('.test.ts')),
  );
  const modules = await Promise.all(files.map((file) => import(file) as Promise<unknown>));
  const texts = modules.flatMap((module) => indonesianIn({ ...(module as object) }));
  expect(texts.length).toBeGreaterThan(300);
  expect(wrongIn(texts)).toEqual([]);
});
