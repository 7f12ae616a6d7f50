import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestLocale } from '#platform/request-locale';
import { csvFile, csvStream } from './csv.server.ts';

const linesOf = async (rows: (string | number)[][]) =>
  (await csvFile('daftar', rows).text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

it('puts what would break a line between marks', async () => {
  expect(await linesOf([['Siti, "Aminah"', 12, 'biasa']])).toEqual(['"Siti, ""Aminah""",12,biasa']);
});

it('lets no cell be a formula, whatever somebody is called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('=', '+', '-', '@', '\t'), fc.string(), async (mark, name) => {
      const [line] = await linesOf([[mark + name]]);
      expect(line).toMatch(/^"?'/);
    }),
  );
});

it('leaves amounts numbers', async () => {
  expect(await linesOf([[-5000]])).toEqual(['-5000']);
});

/** Remembers what was read of it, and whether it was let go. */
function slices(count: number, failsAt = Infinity) {
  const read: number[] = [];
  let isOver = false;
  async function* reading() {
    try {
      for (let n = 1; n <= count; n += 1) {
        if (n === failsAt) throw new Error('The database is away');
        read.push(n);
        yield [[n, requestLocale()]];
      }
    } finally {
      isOver = true;
    }
  }
  return { reading: reading(), read, isOver: () => isOver };
}

it('sends a table slice after slice, in the language of whoever asked', async () => {
  const { reading } = slices(3);
  expect(await csvStream('daftar', 'en', reading).text()).toBe('1,en\r\n2,en\r\n3,en\r\n');
});

it('reads no further than it is taken, and stops when nobody takes it any more', async () => {
  const { reading, read, isOver } = slices(1_000);
  const reader = csvStream('daftar', 'id', reading).body!.getReader();
  expect(read).toEqual([]);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader.read()).value)).toBe(
    '\uFEFF1,id\r\n',
  );
  await reader.read();
  expect(read).toEqual([1, 2]);
  await reader.cancel();
  expect([read, isOver()]).toEqual([[1, 2], true]);
});

it('breaks off where a slice cannot be read, so that a part is not taken for the whole', async () => {
  const { reading } = slices(3, 2);
  await expect(csvStream('daftar', 'id', reading).text()).rejects.toThrow('The database is away');
});
