import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFile } from './csv.server.ts';

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
