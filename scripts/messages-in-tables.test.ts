import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { m as compiled } from '#messages/messages';
import * as registry from '#messages/registry';
import { getLocale } from '#messages/runtime';
import { messagesFromTable } from './messages-from-table.mjs';
import { messagesInTables } from './messages-in-tables.mjs';

type Word = (inputs?: object | null, options?: { locale?: 'id' | 'en' }) => string;

const { texts, counted } = messagesInTables(join(import.meta.dirname, '../src/messages'));
/** As the program reads them: rows from JSON, functions from script. */
const rows: unknown[][] = [
  ...JSON.parse(JSON.stringify(texts)),
  // oxlint-disable-next-line no-new-func -- the script that the bundle holds
  ...new Function('registry', `return ${counted}`)(registry),
];
const words: Record<string, Word> = messagesFromTable(rows, getLocale);
const all = compiled as Record<string, Word>;

/** Whatever inputs a word has, each has its name for a value. */
const named = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });
const numbered = (number: number) => new Proxy({}, { get: () => number });
const said = (by: Record<string, Word>, ...how: Parameters<Word>) =>
  Object.fromEntries(Object.keys(all).map((name) => [name, by[name]!(...how)]));

describe('words in tables are the compiled words', () => {
  test('each of them, and no other', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(all).toSorted());
    expect(rows.length).toBe(Object.keys(all).length);
  });

  test.each(['id', 'en'] as const)('in %s, with what is filled in and what is counted', (locale) => {
    for (const inputs of [named, ...[0, 1, 2, 3, 11, 21, 100, 1_000_000, 1.5, -1].map(numbered)])
      expect(said(words, inputs, { locale })).toEqual(said(all, inputs, { locale }));
  });

  test('in the language of the request, and without what should be filled in', () => {
    for (const inputs of [undefined, null, {}]) expect(said(words, inputs)).toEqual(said(all, inputs));
    const request: { locale: 'id' | 'en' } = { locale: 'en' };
    const ofRequest: Record<string, Word> = messagesFromTable(rows, () => request.locale);
    expect(said(ofRequest, named)).toEqual(said(all, named, { locale: 'en' }));
    request.locale = 'id';
    expect(said(ofRequest, named)).toEqual(said(all, named, { locale: 'id' }));
  });

  test('those that count are functions, all others texts', () => {
    const functions = rows.filter(([, id]) => typeof id === 'function').map(([name]) => name);
    expect(functions).toContain('catalogue_found');
    expect(functions.length).toBeLessThan(rows.length / 100);
  });
});
