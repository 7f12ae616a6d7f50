// Reads a table that somebody uploads, XLSX or CSV, in the decoding process (docs/product/spreadsheets.md): every cell as text, with what
// is wrong with it. Only the first sheet of a workbook counts.
import { readSheet as readWorkbookSheet } from 'read-excel-file/universal';
import { readCsv } from './read-csv.ts';
import { formulaMark, unpackWorkbook } from './unpack-workbook.ts';

export interface SheetTrouble {
  /** From 0; null: the row as a whole. */
  column: number | null;
  message:
    | 'error_cell_formula'
    | 'error_cell_digits'
    | 'error_cell_long'
    | 'error_row_short'
    | 'error_row_long';
  values?: Record<string, number>;
}

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  number: number;
  /** One for each heading. */
  cells: string[];
  troubles: SheetTrouble[];
}

export interface ReadSheet {
  headings: string[];
  rows: SheetRow[];
}

export interface SheetFault {
  fault: 'unreadable' | 'encoding' | 'cut' | 'empty' | 'rows' | 'columns' | 'size';
}

/** Our choice: a season of a large agency. */
export const mostRows = 10_000;
export const mostColumns = 60;
const longestCell = 2_000;
/** A spreadsheet keeps fifteen digits of a number; the others of an identity number are gone. */
const keptDigits = 15;

interface RawRow {
  number: number;
  cells: { text: string; trouble?: SheetTrouble['message'] }[];
}

/** What it holds, or why it cannot be used as a whole. Faults of single cells and rows come with the rows. */
export async function readSheet(file: Uint8Array): Promise<ReadSheet | SheetFault> {
  const isZip = file[0] === 0x50 && file[1] === 0x4b;
  const raw = isZip ? await readWorkbook(file) : readText(file);
  if ('fault' in raw) return raw;
  const [head, ...rows] = raw;
  if (!head || rows.length === 0) return { fault: 'empty' };
  if (rows.length > mostRows) return { fault: 'rows' };
  const headings = head.cells.map(({ text }) => text);
  while (headings.at(-1) === '') headings.pop();
  if (headings.length > mostColumns) return { fault: 'columns' };
  return { headings, rows: rows.map((row) => rowOf(row, headings.length, isZip)) };
}

/** A workbook leaves empty cells at the end of a row out; a CSV that has fewer cells was cut. */
function rowOf({ number, cells }: RawRow, columns: number, isWorkbook: boolean): SheetRow {
  const troubles: SheetTrouble[] = [];
  if (!isWorkbook && cells.length < columns) troubles.push({ column: null, message: 'error_row_short' });
  if (cells.slice(columns).some(({ text }) => text !== ''))
    troubles.push({ column: null, message: 'error_row_long' });
  const kept = Array.from({ length: columns }, (_, index) => cells[index] ?? { text: '' });
  for (const [column, { text, trouble }] of kept.entries()) {
    if (trouble) troubles.push({ column, message: trouble });
    else if (text.length > longestCell)
      troubles.push({ column, message: 'error_cell_long', values: { max: longestCell } });
  }
  return { number, cells: kept.map(({ text }) => text.slice(0, longestCell)), troubles };
}

/** Text that begins like a formula was never run here; written out again it is neutralised, and read back without the mark. */
function cellOfText(text: string): RawRow['cells'][number] {
  if (/^'[=+\-@]/.test(text)) return { text: text.slice(1) };
  return text.startsWith('=') ? { text: '', trouble: 'error_cell_formula' } : { text };
}

function readText(file: Uint8Array): RawRow[] | SheetFault {
  const text = textOf(file);
  if (text === null) return { fault: 'encoding' };
  // The one other format that people send by mistake and that reads as text.
  if (text.startsWith('%PDF-')) return { fault: 'unreadable' };
  const { rows, isCut } = readCsv(text);
  if (isCut) return { fault: 'cut' };
  return rows.map(({ number, cells }) => ({ number, cells: cells.map(cellOfText) }));
}

/** UTF-8, or UTF-16 that says so. Anything else would be a guess, and a guess misspells names. */
function textOf(file: Uint8Array): string | null {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe
      ? 'utf-16le'
      : file[0] === 0xfe && file[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

async function readWorkbook(file: Uint8Array): Promise<RawRow[] | SheetFault> {
  const counted = unpackWorkbook(file);
  if (!counted) return { fault: 'size' };
  // Numbers come as they are written: a double would round an identity number.
  const rows = await readWorkbookSheet(new Uint8Array(counted).buffer, {
    parseNumber: (written) => new WrittenNumber(written),
    trim: true,
  });
  return (rows as readonly (readonly unknown[])[])
    .map((cells, index) => ({ number: index + 1, cells: cells.map(cellOfValue) }))
    .filter(({ cells }) => cells.some(({ text, trouble }) => text !== '' || trouble));
}

class WrittenNumber {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
}

function cellOfValue(value: unknown): RawRow['cells'][number] {
  if (value === null || value === undefined) return { text: '' };
  if (value instanceof WrittenNumber) return cellOfNumber(value.written);
  if (value instanceof Date) return { text: dateText(value) };
  if (value === formulaMark) return { text: '', trouble: 'error_cell_formula' };
  return typeof value === 'string' ? cellOfText(value) : { text: String(value) };
}

function cellOfNumber(written: string): RawRow['cells'][number] {
  if (/^-?\d+$/.test(written) && written.replace('-', '').length <= keptDigits) return { text: written };
  const number = Number(written);
  if (!Number.isFinite(number)) return { text: written };
  if (Math.abs(number) >= 10 ** keptDigits) return { text: written, trouble: 'error_cell_digits' };
  return { text: String(number) };
}

/** A day as `2027-08-01`, with its time where it has one. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}
