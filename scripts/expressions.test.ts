import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expressionsIn, programsIn, slowExpressions } from './expressions.mjs';

const program = (text: string): [string, string][] => [['example.ts', text]];

test.each([
  ['a literal', 'export const trimmed = (path: string) => path.replace(/(?<=.)\\/+$/, "");'],
  ['a literal within a call', 'export const sum = schema(/^\\s*(rp)?\\s*\\d[\\d.\\s]*$/i);'],
  ['a pattern in a string', "export const once = new RegExp('^(a+)+$');"],
  [
    'a pattern around what is only known later',
    'export const named = (name: string) => new RegExp(`<${name}>\\\\s*([^<]*?)\\\\s*</`);',
  ],
  [
    'a pattern around another',
    'const word = /(?:\\w+)*/u; export const words = new RegExp(`^(?:${word.source})+$`, "u");',
  ],
])('finds the slow expression in %s', async (_where, text) => {
  expect((await slowExpressions(program(text))).join()).toMatch(
    /example\.ts:1: .* (polynomial|exponential)( \(fuzz\))? time/,
  );
});

test('an expression that stands nowhere is a fault', async () => {
  expect(
    await slowExpressions(program('export const any = (pattern: string) => new RegExp(pattern);')),
  ).toEqual([expect.stringContaining('cannot be read')]);
});

test('lets pass what grows with its input', async () => {
  expect(
    await slowExpressions(
      program(
        'export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/; export const group = (size: number) => new RegExp(`(.{${size}})(?=.)`, "g");',
      ),
    ),
  ).toEqual([]);
});

test('keeps which expressions were quick enough, and never that one was slow', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rihlah-expressions-'));
  const knownIn = join(directory, 'known.json');
  const both = program('export const quick = /^[a-z]+$/; export const slow = /^(a+)+$/;');
  try {
    expect(await slowExpressions(both, { knownIn })).toHaveLength(1);
    expect(JSON.parse(await readFile(knownIn, 'utf8')).quick).toEqual(['/^[a-z]+$/']);
    expect(await slowExpressions(both, { knownIn })).toHaveLength(1);
    await writeFile(knownIn, JSON.stringify({ judge: 'another version', quick: ['/^(a+)+$/'] }));
    expect(await slowExpressions(both, { knownIn })).toHaveLength(1);
  } finally {
    await rm(directory, { recursive: true });
  }
});

test('reads the whole of src', () => {
  const found = expressionsIn(programsIn(new URL('../src', import.meta.url).pathname));
  expect(found.length).toBeGreaterThan(200);
  expect(found).not.toContainEqual(expect.objectContaining({ pattern: null }));
});
