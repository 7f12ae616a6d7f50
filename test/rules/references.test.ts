// What comments and documents point to is there: files under docs, other documents, decisions. Rules stand in docs/product,
// never in papers that are not part of this repository. Migrations keep their comments: their checksums are stored.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const self = 'test/rules/references.test.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|md|json|ya?ml)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => /^(src|test|db\/seed|scripts|bench|docs)\/|^[^/]+$/.test(file))
  .filter((file) => file !== self && file !== 'package-lock.json');

const decisions = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'docs/decisions'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
  .flatMap((file) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.slice(1) ?? []);

/** The map of the specification repeats the first comments of migrations, which stay as they are. */
const readable = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => file !== 'docs/spec-map.md' || !line.includes('| db/migrations/'))
    .join('\n');

/** Every reference of a text that leads nowhere, as it is written there. */
function dangling(file: string, text: string): string[] {
  const resolves = (path: string) =>
    [root, join(root, dirname(file))].some((base) => existsSync(join(base, path)));
  const paths = [
    // Not part of an address: those begin behind a slash or a letter.
    ...text.matchAll(/(?<![\w/-])docs\/[\w./-]*\w/g),
    ...text.matchAll(/(?<![\w/.:*-])(?:\.{0,2}\/)?[\w-][\w./-]*\.md\b/g),
    // Tests that documents name as what shows something.
    ...(file.endsWith('.md')
      ? text.matchAll(/(?<![\w/.-])(?:src|test|scripts)\/[\w./-]+\.test\.tsx?\b/g)
      : []),
  ].map(([path]) => path);
  const numbers = [...text.matchAll(/\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/gi)].flatMap(
    ([, list]) => list!.match(/\d{4}/g) ?? [],
  );
  const outside = [...text.matchAll(/\bissues? (?:\d+|"[a-z]+")/gi)].map(([words]) => words);
  return [
    ...paths.filter((path) => !resolves(path)),
    ...numbers.filter((number) => !decisions.includes(number)).map((number) => `decision ${number}`),
    ...outside,
  ];
}

test('every reference in comments and documents leads to something', () => {
  const faults = files.flatMap((file) =>
    [...new Set(dangling(file, readable(file)))].map((reference) => `${file}: ${reference}`),
  );
  expect(faults).toEqual([]);
});

test('every page about the product is listed once', () => {
  const list = readFileSync(join(root, 'docs/product/README.md'), 'utf8');
  const listed = [...list.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name]) => name!);
  const pages = files.flatMap((file) => /^docs\/product\/([a-z-]+)\.md$/.exec(file)?.slice(1) ?? []);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

test('the list of decisions is the folder, and names every gap in the numbers', () => {
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = [...list.matchAll(/^\| \[(\d{4})\]\(\1-/gm)].map(([, number]) => number!);
  expect(listed).toEqual(decisions.toSorted());

  const inWords = list
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n');
  const numbers = new Set(decisions.map(Number));
  const gaps = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (one) => !numbers.has(one),
  );
  expect(gaps.filter((one) => !inWords.includes(String(one).padStart(4, '0')))).toEqual([]);
});

test('the rule is alive', () => {
  expect(dangling('src/app/main.ts', '// (reliability.md "Money"; look.md)')).toHaveLength(2);
  expect(dangling('src/app/main.ts', '// see docs/product/nowhere.md')).toHaveLength(2);
  expect(dangling('src/app/main.ts', '// as issue 3 §5 says, decisions 0001 and 9999')).toEqual([
    'decision 9999',
    'issue 3',
  ]);
  expect(
    dangling(
      'src/app/main.ts',
      '// docs/product/catalogue.md; decision 0001; https://example.com/docs/there.md',
    ),
  ).toEqual([]);
  expect(dangling('docs/runbook.md', 'shown by `src/nowhere.test.ts`')).toEqual(['src/nowhere.test.ts']);
});
