// The font's package has no unpacked file to compare with: what is unpacked says itself whether it is whole.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

it('unpacks every table whole: each has the sum that its directory states, and lies at a multiple of four', () => {
  const woff = readFileSync(
    resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff'),
  );
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [stated, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field));
    return { tag: font.toString('latin1', at, at + 4), stated: stated!, offset: offset!, length: length! };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx']));
  for (const { tag, stated, offset, length } of tables) {
    expect(offset % 4).toBe(0);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(table, 0, offset, offset + length);
    // The sum of the head leaves out the field in which it states that of the whole file.
    if (tag === 'head') table.writeUInt32BE(0, 8);
    const sum = Array.from({ length: table.length / 4 }, (_, word) => table.readUInt32BE(word * 4)).reduce(
      (total, word) => (total + word) >>> 0,
      0,
    );
    expect([tag, sum]).toEqual([tag, stated]);
  }
});
