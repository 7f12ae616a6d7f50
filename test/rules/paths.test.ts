// Addresses stand in one table (#shared/paths): every one has its page in routes.ts, and nobody writes one out again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as paths from '#shared/paths';
import routes from '#web/routes';

const src = join(import.meta.dirname, '../../src');

type Entry = string | ((...names: string[]) => string);
const entries = (table: object): Entry[] =>
  Object.values(table).flatMap((entry: Entry | object) =>
    typeof entry === 'object' ? entries(entry) : [entry],
  );
/** Each address with `:x` for what stands in it; the checkout with and without its booking, sign-in by one of its providers. */
const addresses = entries(paths).flatMap((entry) => {
  if (typeof entry === 'string') return [entry];
  if (entry === paths.checkout) return [entry(':x'), entry(':x', ':x')];
  return entry === paths.auth.provider ? [entry('google'), entry('apple')] : [entry(':x', ':x')];
});

/** `/auth`, `/member`, `/product` …: where an address of the table begins. */
const beginnings = [...new Set(addresses.map((address) => address.split('/')[1]!))];
const writtenOut = new RegExp(`['"\`]/(${beginnings.join('|')})(?=['"\`/?#$])`);
const isComment = /^\s*(\/\/|\/?\*)/;

/** The parts of the application that make links: not the API, whose paths are its contract. */
const files = ['shared', 'domain', 'web'].flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);

test('every address has its page in routes.ts', () => {
  const pages: string[] = [];
  const collect = (list: typeof routes, above: string): void => {
    for (const { path = '', children } of list) {
      const full = [above, path].filter(Boolean).join('/');
      pages.push(full);
      if (children) collect(children, full);
    }
  };
  collect(routes, '');
  const patterns = pages.map(
    (page) =>
      new RegExp(
        `^${page
          .replace('en?', '')
          .replace(/\/:\w+\?/g, '(/[^/]+)?')
          .replace(/:\w+/g, '[^/]+')}$`,
      ),
  );
  expect(addresses.filter((address) => !patterns.some((pattern) => pattern.test(address)))).toEqual([]);
});

const tables = ['', 'auth-', 'console-', 'member-', 'private-umrah-'].map((of) => `shared/${of}paths.ts`);

test('no file writes an address out that stands in the table', () => {
  expect(files).toEqual(expect.arrayContaining(tables));
  const found = files
    .filter((file) => !tables.includes(file))
    .flatMap((file) =>
      readFileSync(join(src, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          writtenOut.test(line) && !isComment.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});

test('the rule is alive', () => {
  const refused = [
    "to: '/member/profile'",
    '<a href="/auth/login">',
    '`/product/${slug}`',
    "'/umroh?page=2'",
  ];
  expect(refused.filter((line) => !writtenOut.test(line))).toEqual([]);
  const allowed = [
    "'/api/v3/products'",
    "route('member/profile')",
    '`/covers/v1/${seed}.svg`',
    "'/search-engine'",
  ];
  expect(allowed.filter((line) => writtenOut.test(line))).toEqual([]);
});

test('nobody takes the table apart: the script of every page would carry all of it', () => {
  const apart = files.filter((file) => /\} = paths;/.test(readFileSync(join(src, file), 'utf8')));
  expect(apart).toEqual([]);
});
