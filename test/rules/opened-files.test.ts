// Files of strangers are opened in one place (docs/product/security.md), where all hostile files are tried: document-file.process.test and
// uploaded-picture.process.test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What runs at a member's request: no tests, no example calls. */
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/calls\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const filesWith = (what: RegExp, among = sources) =>
  among.filter(({ text }) => what.test(text)).map(({ file }) => file);

const opener = /from '(sharp|@embedpdf\/pdfium[^']*|jsqr|read-excel-file[^']*|fflate)'/;
const mayOpen = /^src\/platform\/(decoder|spreadsheets)\//;

test('libraries that open files are used by the decoder and for tables; elsewhere they draw what we wrote', () => {
  expect(filesWith(opener).filter((file) => !mayOpen.test(file))).toEqual([
    'src/art/og-picture.ts',
    'src/art/verse-picture.ts',
  ]);
  // Named by what uses it: the decoder does find some.
  expect(filesWith(opener).filter((file) => mayOpen.test(file)).length).toBeGreaterThan(4);
});

test('the decoder is asked where all hostile files are tried', () => {
  expect(filesWith(/\bdecodeFile\(/).toSorted()).toEqual([
    // Of what was drawn anew before.
    'src/domain/conversations/attachments.ts',
    'src/platform/document-file.ts',
    'src/platform/spreadsheets/read-upload.ts',
    'src/platform/uploaded-picture.ts',
  ]);
});

test('the rule is alive', () => {
  const stray = [{ file: 'src/domain/profile/avatar.ts', text: "import sharp from 'sharp';" }];
  expect(filesWith(opener, stray)).toHaveLength(1);
});
