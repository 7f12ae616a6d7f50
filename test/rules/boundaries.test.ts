// Proves that the import rules are alive: every bad example must be refused, for the reason it names.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const examples = join(import.meta.dirname, '../lint-examples');
let copy: string;
let findings: { file: string; message: string }[];

/** The examples are linted as if they were the project itself: same configuration, same package.json. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'rihlah-lint-'));
  cpSync(examples, copy, { recursive: true });
  for (const file of ['.oxlintrc.json', 'package.json']) cpSync(join(root, file), join(copy, file));
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
    { cwd: copy, encoding: 'utf8' },
  );
  const report = JSON.parse(run.stdout) as {
    diagnostics: { filename: string; message: string; help?: string }[];
  };
  findings = report.diagnostics.map(({ filename, message, help }) => ({
    file: filename,
    message: `${message} ${help ?? ''}`,
  }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const refused: [file: string, because: RegExp][] = [
  ['src/shared/upward.ts', /ground floor/],
  ['src/art/upward.ts', /art\/ draws from what it is given/],
  ['src/labels/upward.ts', /labels\/ takes only types/],
  ['src/emails/bookings/upward.ts', /pages and the API live above/],
  ['src/pdfs/bookings/upward.ts', /pages and the API live above/],
  ['src/platform/upward.ts', /platform\/ knows only/],
  ['src/domain/bookings/upward.ts', /must not know its edges/],
  ['src/domain/bookings/side-door.ts', /front door/],
  ['src/domain/bookings/dot-dot.ts', /No '\.\.\/'/],
  ['src/api/upward.ts', /pages and the host live above/],
  ['src/web/ui/loads-data.ts', /only types from the domain/],
  ['src/web/ui/loads-page-data.ts', /Loaders live in/],
  ['src/web/routes/knows-app.ts', /in process/],
  ['src/web/routes/calls-api.ts', /in process/],
  ['src/shared/first.ts', /cycle/i],
];

describe('import rules', () => {
  it.each(refused)('refuse %s', (file, because) => {
    const messages = findings
      .filter((finding) => finding.file.endsWith(file))
      .map((finding) => finding.message);
    expect(messages.join('\n')).toMatch(because);
  });

  it('leave a clean file alone', () => {
    expect(findings.filter((finding) => finding.file.endsWith('src/domain/promos/discount.ts'))).toEqual([]);
    expect(readFileSync(join(examples, 'src/domain/promos/discount.ts'), 'utf8')).toContain('discount');
  });
});

/** Node reads the sources itself where they are no part of the pages' build: a name without ending is a server that does not start. */
describe('relative imports', () => {
  const nameless = (text: string) =>
    [...text.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^'?]+)'/g)]
      .map(([, path]) => path!)
      .filter((path) => !/\.(?:[cm]?[jt]s|tsx|json|css)$/.test(path) && !path.includes('+types/'));

  it('name their file whole', () => {
    const files = globSync('{src,scripts,db,bench}/**/*.{ts,tsx,mjs}', { cwd: root });
    expect(files.length).toBeGreaterThan(1_000);
    const faults = files.flatMap((file) =>
      nameless(readFileSync(join(root, file), 'utf8')).map((path) => `${file}: ${path}`),
    );
    expect(faults).toEqual([]);
  });

  it('are seen when they do not', () => {
    expect(nameless("import { a } from './page.server';\nimport b from './b.ts';")).toEqual([
      './page.server',
    ]);
  });
});
