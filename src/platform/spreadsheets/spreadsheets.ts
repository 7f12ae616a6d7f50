// Files that spreadsheets open (docs/product/ledger.md: exports): XLSX and CSV of one table. Text is text: an identity number keeps its
// leading zeros, and what begins like a formula is never run.
import writeExcelFile from 'write-excel-file/node';

export interface SheetColumn {
  title: string;
  /** `text`: also numbers that nobody adds up (codes, identity numbers). `amount`: whole rupiah. */
  type: 'text' | 'amount';
  /** In characters. */
  width?: number;
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** One value for each column; null: an empty cell. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** What XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** The most a cell holds. */
const longestCell = 32_767;

/** The sheets as one XLSX file. Throws when an amount is not a whole, safe number. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width = 16 }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((value, index) => cellOf(value, columns[index]!.type))),
      ],
    })),
  ).toBuffer();
}

function cellOf(value: string | number | null, type: SheetColumn['type']) {
  if (value === null || value === '') return null;
  if (type === 'amount') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole amount: ${value}`);
    return { value: value as number, type: Number, format: '#,##0' };
  }
  return {
    value: String(value).replaceAll(unprintable, '').slice(0, longestCell),
    type: String,
    format: '@',
  };
}
