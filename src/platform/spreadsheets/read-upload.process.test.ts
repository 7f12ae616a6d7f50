// Tables of strangers: what is read, what is refused as a whole, and what is a fault of one cell.
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readUploadedSheet, sheetMaxBytes } from './read-upload.ts';
import { writeWorkbook } from './spreadsheets.ts';

const read = (file: Uint8Array | string) =>
  readUploadedSheet(typeof file === 'string' ? strToU8(file) : file, 'somebody');
const faultOf = (file: Uint8Array | string) =>
  read(file).then(
    () => null,
    (error: { code: string; faults: { message: string }[] }) => error.faults[0]?.message ?? error.code,
  );

const workbook = (rows: readonly (readonly (string | number | null)[])[]) =>
  writeWorkbook([
    {
      name: 'Peserta',
      columns: [
        { title: 'NIK', type: 'text' },
        { title: 'Harga', type: 'amount' },
      ],
      rows,
    },
  ]);

/** The workbook with its sheet's XML changed by hand. */
async function edited(change: (sheet: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([['0012345678901234', 5]]));
  const name = Object.keys(parts).find((part) => part.includes('worksheets/sheet'))!;
  return zipSync({ ...parts, [name]: strToU8(change(new TextDecoder().decode(parts[name]))) });
}

it('reads what it wrote, cell by cell, identity numbers and empty cells included', async () => {
  const file = await workbook([
    ['0012345678901234', 32_500_000],
    ['+62812', null],
    [null, null],
    ['=1+1', 5],
  ]);
  const { headings, rows, hash } = await read(file);
  expect(headings).toEqual(['NIK', 'Harga']);
  expect(rows).toEqual([
    { number: 2, cells: ['0012345678901234', '32500000'], troubles: [] },
    { number: 3, cells: ['+62812', ''], troubles: [] },
    { number: 5, cells: ['', '5'], troubles: [{ column: 0, message: 'error_cell_formula' }] },
  ]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it('takes no formula’s stored value, and says when a number has lost its last digits', async () => {
  const formula = await edited((sheet) =>
    sheet.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2"><f>HYPERLINK("http://jahat.test")</f><v>5</v></c>'),
  );
  expect((await read(formula)).rows[0]!.troubles).toEqual([{ column: 1, message: 'error_cell_formula' }]);
  const number = await edited((sheet) =>
    sheet.replace(/<c r="A2"[^>]*>.*?<\/c>/, '<c r="A2"><v>3.2010101010100002E+15</v></c>'),
  );
  expect((await read(number)).rows[0]!.troubles).toEqual([{ column: 0, message: 'error_cell_digits' }]);
});

it('reads CSV of any separator, in UTF-8 and UTF-16', async () => {
  const table = 'nama;telepon\r\n"Siti; Aminah";+62812\r\n\r\nمحمد;\'-5\r\n';
  const utf16 = Buffer.from(`\uFEFF${table}`, 'utf16le');
  for (const file of [table, `\uFEFF${table}`, utf16])
    expect((await read(file)).rows).toEqual([
      { number: 2, cells: ['Siti; Aminah', '+62812'], troubles: [] },
      { number: 4, cells: ['محمد', '-5'], troubles: [] },
    ]);
});

it('names the row that was half written, and the cell that holds a formula', async () => {
  const { rows } = await read(`a,b,c\n1,2\n1,2,3,4\n1,=cmd|x,3\n${'x'.repeat(2_001)},2,3`);
  expect(rows.map(({ number, troubles }) => [number, troubles])).toEqual([
    [2, [{ column: null, message: 'error_row_short' }]],
    [3, [{ column: null, message: 'error_row_long' }]],
    [4, [{ column: 1, message: 'error_cell_formula' }]],
    [5, [{ column: 0, message: 'error_cell_long', values: { max: 2_000 } }]],
  ]);
});

it('refuses a file as a whole in plain words', async () => {
  const faults = {
    encoding: await faultOf(Buffer.from('nama\nJos\u00e9', 'latin1')),
    cut: await faultOf('nama,kota\n"Siti,Bogor\nBudi,Depok'),
    empty: await faultOf('nama,kota\n'),
    nothing: await faultOf(''),
    rows: await faultOf(`nama\n${'Siti\n'.repeat(10_001)}`),
    columns: await faultOf(`${'a,'.repeat(61)}b\n1`),
    zip: await faultOf(zipSync({ 'a.txt': strToU8('no workbook') })),
    half: await faultOf((await workbook([['1', 1]])).subarray(0, 900)),
    entities: await faultOf(await edited((sheet) => `<!DOCTYPE x [<!ENTITY a "b">]>${sheet}`)),
    pdf: await faultOf('%PDF-1.7\nnama\nSiti'),
    size: await faultOf(new Uint8Array(sheetMaxBytes + 1)),
  };
  expect(faults).toEqual({
    encoding: 'error_sheet_encoding',
    cut: 'error_sheet_cut',
    empty: 'error_sheet_empty',
    nothing: 'error_sheet_empty',
    rows: 'error_sheet_rows',
    columns: 'error_sheet_columns',
    zip: 'error_sheet_unreadable',
    half: 'error_sheet_unreadable',
    entities: 'error_sheet_unreadable',
    pdf: 'error_sheet_unreadable',
    size: 'payload_too_large',
  });
});

it('stops at a ZIP that grows beyond what a table needs', async () => {
  const parts = unzipSync(await workbook([['1', 1]]));
  const bomb = zipSync({ ...parts, 'xl/bomb.xml': new Uint8Array(200 * 1024 * 1024) }, { level: 9 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await faultOf(bomb)).toBe('error_sheet_size');
  const many = zipSync({
    ...parts,
    ...Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`xl/p${at}.xml`, strToU8('<a/>')])),
  });
  expect(await faultOf(many)).toBe('error_sheet_size');
});
