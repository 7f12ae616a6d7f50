// A workbook is opened again by another library: text is text, amounts are numbers, nothing is a formula.
import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { writeWorkbook } from './spreadsheets.ts';

const columns = [
  { title: 'NIK', type: 'text' },
  { title: 'Jumlah', type: 'amount' },
] as const;

it('keeps identity numbers whole, amounts as numbers, and formulas as text', async () => {
  const rows = [
    ['0012345678901234', 9_007_199_254_740_991],
    ['=HYPERLINK("http://jahat.test")', -1],
    ['+62812', 0],
    ['@SUM(A1)', null],
    ['baris\nkedua <&> "kutip" \u0001', 5],
  ] as const;
  const file = await writeWorkbook([{ name: 'Jurnal', columns, rows }]);
  const [sheet] = await readWorkbook(file);
  expect(sheet).toEqual({
    sheet: 'Jurnal',
    data: [
      ['NIK', 'Jumlah'],
      ['0012345678901234', 9_007_199_254_740_991],
      ['=HYPERLINK("http://jahat.test")', -1],
      ['+62812', 0],
      ['@SUM(A1)', null],
      ['baris\nkedua <&> "kutip"', 5],
    ],
  });
  const parts = unzipSync(file);
  for (const [name, bytes] of Object.entries(parts).filter(([part]) => part.includes('worksheets/')))
    expect([name, new TextDecoder().decode(bytes)]).not.toEqual([name, expect.stringMatching(/<f[ >]/)]);
});

it('refuses an amount that is not whole', async () => {
  await expect(writeWorkbook([{ name: 'x', columns, rows: [['a', 1.5]] }])).rejects.toThrow(/whole amount/);
});
