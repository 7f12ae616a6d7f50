// Price tables as spreadsheets (docs/product/umrah-prices.md): out and in again, faults by row and column, and nothing written with one.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTableInForce } from '#domain/umrah-estimates';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { AppError } from '#shared/errors';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { TODAY } from '#test/factories/programmes';
import { createPriceTable, ofOperator, smallTable } from '#test/factories/umrah-prices';
import { cellsOfTable, type SheetColumn, sheetColumns } from './price-sheet.ts';
import { findPriceDraft, importPriceSheet, startPriceDraft, tryPriceSheet } from './umrah-prices.ts';

const { database, shop } = useBookingFixture();
let writer: SignedIn;
beforeAll(async () => {
  writer = await createMember(shop.deps, { roles: ['operator_finance'] });
});
beforeEach(async () => {
  await database.owner.pool.query(
    'truncate umrah_price_editors, umrah_price_drafts, umrah_price_tables cascade',
  );
  await createPriceTable(database.db);
});

type Cell = string | number | null;
type Rows = Cell[][];
const csv = (rows: Rows, headings: readonly string[] = sheetColumns) =>
  Buffer.from([headings, ...rows].map((row) => row.map((cell) => cell ?? '').join(';')).join('\n'));
const at = (column: SheetColumn) => sheetColumns.indexOf(column);
const rowsOf = (table = smallTable) => cellsOfTable(table);
const changed = (row: number, column: SheetColumn, value: Cell) =>
  rowsOf().map((cells, index) => (index === row ? cells.with(at(column), value) : cells));
const attempt = (file: Uint8Array) => tryPriceSheet(shop.deps, ofOperator(writer.actor), file);
const faultsOf = async (rows: Rows) =>
  (await attempt(csv(rows))).faults.map(({ row, column, message }) => [row, column, message]);
const why = (error: unknown) => (error instanceof AppError ? error.faults[0]?.message : String(error));
const visaRow = rowsOf().findIndex(([part]) => part === 'visa');

describe('a price table as a spreadsheet', () => {
  it('comes back as it went, as CSV and as a workbook', async () => {
    const columns = sheetColumns.map((title) => ({
      title,
      type: title === 'low' || title === 'high' ? ('amount' as const) : ('text' as const),
    }));
    const workbook = await writeWorkbook([{ name: 'harga', columns, rows: rowsOf() }]);
    for (const file of [csv(rowsOf()), workbook])
      expect(await attempt(file)).toMatchObject({ faults: [], changes: [] });
  });

  it('names each fault by its row and column, and every one', async () => {
    expect(await faultsOf(changed(0, 'home', 'cgk'))).toEqual([[2, 'home', 'umrah_prices_error_code']]);
    expect(await faultsOf(changed(1, 'high', 1))).toEqual([[3, 'high', 'umrah_prices_error_range']]);
    expect(await faultsOf(changed(2, 'overnight', 'perhaps'))).toEqual([
      [4, 'overnight', 'error_invalid_value'],
    ]);
    expect(await faultsOf(changed(visaRow, 'low', 'mahal'))).toEqual([
      [visaRow + 2, 'low', 'error_number_range'],
    ]);
    expect(await faultsOf(changed(visaRow, 'part', 'visum'))).toEqual([
      [null, 'part', 'umrah_prices_error_part_missing'],
      [visaRow + 2, 'part', 'error_invalid_value'],
    ]);
    expect(await faultsOf([...rowsOf(), rowsOf()[visaRow]!])).toEqual([
      [rowsOf().length + 2, 'part', 'umrah_prices_error_part_twice'],
    ]);
    expect(await faultsOf(rowsOf().filter(([part, id]) => part !== 'hotel' || id !== 'madinah-4'))).toEqual([
      [null, null, 'umrah_prices_error_no_madinah'],
    ]);
    expect(await faultsOf(changed(0, 'low', '=1+1'))).toEqual([[2, 'low', 'error_cell_formula']]);
    expect((await attempt(csv([['x']], ['harga']))).faults).toEqual([
      { row: null, column: 'part', message: 'umrah_prices_error_columns' },
    ]);
  });

  it('is written as it was tried, into a draft of its own or over the one there is', async () => {
    const file = csv(changed(visaRow, 'low', 155));
    const { trial, changes } = await attempt(file);
    expect(changes).toMatchObject([{ part: 'visa', fields: [{ cell: 'low', before: 150, after: 155 }] }]);
    expect(await findPriceDraft(shop.deps, ofOperator(writer.actor))).toBeNull();
    await importPriceSheet(shop.deps, ofOperator(writer.actor), { file, trial });
    expect(await findPriceDraft(shop.deps, ofOperator(writer.actor))).toMatchObject({
      revision: 1,
      table: { ...smallTable, visa: { ...smallTable.visa, low: 155 } },
    });
    const second = csv(changed(visaRow, 'low', 156));
    await importPriceSheet(shop.deps, ofOperator(writer.actor), {
      file: second,
      trial: (await attempt(second)).trial,
    });
    expect(await findPriceDraft(shop.deps, ofOperator(writer.actor))).toMatchObject({
      revision: 2,
      table: { visa: { low: 156 } },
    });
    const inForce = await findTableInForce({ db: database.db }, { partnerId: null, onDay: TODAY });
    expect(inForce!.table).toEqual(smallTable);
  });

  it('is not written with a fault, nor otherwise than it was tried', async () => {
    const wrongOne = csv(changed(visaRow, 'low', 999));
    const { trial } = await attempt(wrongOne);
    const write = (file: Uint8Array, named: string) =>
      importPriceSheet(shop.deps, ofOperator(writer.actor), { file, trial: named }).then(() => 'done', why);
    expect(await write(wrongOne, trial)).toBe('error_import_faults');
    const right = csv(changed(visaRow, 'low', 155));
    expect(await write(right, trial)).toBe('error_import_other');
    const { trial: before } = await attempt(right);
    await startPriceDraft(shop.deps, ofOperator(writer.actor));
    expect(await write(right, before)).toBe('error_import_other');
    expect(await findPriceDraft(shop.deps, ofOperator(writer.actor))).toMatchObject({
      revision: 1,
      table: smallTable,
    });
  });
});
