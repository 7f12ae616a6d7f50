// A price table as the rows of a spreadsheet (docs/product/umrah-prices.md), both ways: what was written is read back as the same. Words in
// the cells are those of the API, the same in every language, so that colleagues pass one file on. Pure.
import { type PriceTable, writtenPriceTable } from '#domain/umrah-estimates';
import type { ReadSheet } from '#platform/spreadsheets/read-sheet';
import { nestedFormFaults } from '#shared/form-faults';
import { basisPointsOf, wholeNumberOf } from '#shared/written-numbers';
import { priceCells, type RowPart, rowParts, tableRows } from './table-rows.ts';

/** Columns of the file, by the names that its first row has. Shares stand apart: no currency, and parts of a percent. */
export const sheetColumns = ['part', ...priceCells, 'percent_low', 'percent_high'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

export interface SheetFault {
  /** As the spreadsheet counts; null: the file as a whole. */
  row: number | null;
  column: SheetColumn | null;
  message: string;
  values?: Record<string, string | number>;
}

export function cellsOfTable(table: PriceTable): (string | number | null)[][] {
  return tableRows(table).map(({ part, cells }) => {
    const { currency, low, high, ...others } = cells;
    const isShare = currency === '%';
    const percent = (share: string | number | undefined) => String(Number(share) / 100).replace('.', ',');
    const row: Partial<Record<SheetColumn, string | number>> = {
      part,
      ...others,
      ...(isShare
        ? { percent_low: percent(low), percent_high: percent(high) }
        : { currency: String(currency), low: low!, high: high! }),
    };
    return sheetColumns.map((column) => row[column] ?? null);
  });
}

const lists = { fare: 'fares', hotel: 'hotels', transport: 'transports', addon: 'addons' } as const;
type ListPart = keyof typeof lists;
const wholes: readonly SheetColumn[] = ['stars', 'metres', 'seats', 'people', 'low', 'high'];
const isListPart = (part: RowPart): part is ListPart => Object.hasOwn(lists, part);

type Texts = Partial<Record<SheetColumn, string>>;

/** The table, or every fault by row and column. Never both. */
export function readPriceSheet(sheet: ReadSheet): { table: PriceTable } | { faults: SheetFault[] } {
  const headings = sheet.headings.map((heading) => heading.trim().toLowerCase());
  const columns = sheetColumns.filter((column) => headings.includes(column));
  if (!columns.includes('part'))
    return { faults: [{ row: null, column: 'part', message: 'umrah_prices_error_columns' }] };

  const faults: SheetFault[] = [];
  const table: Record<string, unknown> = { fares: [], hotels: [], transports: [], addons: [] };
  /** Where each row of a list, and each single row, stands in the file. */
  const rowOf = new Map<string, number>();
  for (const { number, cells, troubles } of sheet.rows) {
    for (const { column, message } of troubles)
      faults.push({ row: number, column: column === null ? null : knownColumn(headings[column]), message });
    const texts: Texts = Object.fromEntries(
      columns.map((column) => [column, (cells[headings.indexOf(column)] ?? '').trim()]),
    );
    const part = rowParts.find((one) => one === texts.part?.toLowerCase());
    if (!part) {
      faults.push({ row: number, column: 'part', message: 'error_invalid_value' });
    } else if (isListPart(part)) {
      const list = table[lists[part]] as unknown[];
      rowOf.set(`${lists[part]}.${list.length}`, number);
      list.push(valuesOf[part](texts));
    } else if (rowOf.has(fieldOf[part])) {
      faults.push({ row: number, column: 'part', message: 'umrah_prices_error_part_twice' });
    } else {
      rowOf.set(fieldOf[part], number);
      table[fieldOf[part]] = valuesOf[part](texts);
      if (fieldOf[part] !== part && texts.percent_low !== texts.percent_high)
        faults.push({ row: number, column: 'percent_high', message: 'umrah_prices_error_one_share' });
    }
  }
  for (const part of rowParts)
    if (!isListPart(part) && !rowOf.has(fieldOf[part]))
      faults.push({
        row: null,
        column: 'part',
        message: 'umrah_prices_error_part_missing',
        values: { part },
      });
  const missing = rowParts.flatMap((part) =>
    !isListPart(part) && !rowOf.has(fieldOf[part]) ? [fieldOf[part]] : [],
  );
  for (const { field, message, values } of nestedFormFaults(writtenPriceTable, table)) {
    const [first = '', second = '', ...rest] = field.split('.');
    if (missing.some((name) => name === first)) continue;
    const isRow = rowOf.has(`${first}.${second}`);
    const path = isRow ? rest : [second, ...rest].filter(Boolean);
    faults.push({
      row: rowOf.get(isRow ? `${first}.${second}` : first) ?? null,
      column: columnOf(first, path),
      message,
      ...(values && { values }),
    });
  }
  // A cell that could not be read is at fault once.
  const seen = new Set<string>();
  const once = faults.filter(({ row, column }) => {
    const place = `${row} ${column}`;
    return row === null || (!seen.has(place) && seen.add(place));
  });
  if (once.length > 0) return { faults: once.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)) };
  return { table: writtenPriceTable.parse(table) };
}

const knownColumn = (heading: string | undefined) => sheetColumns.find((one) => one === heading) ?? null;

/** What a single row is called in the table. */
const fieldOf: Record<Exclude<RowPart, ListPart>, string> = {
  child_fare: 'childFareBasisPoints',
  infant_fare: 'infantFareBasisPoints',
  visa: 'visa',
  insurance: 'insurance',
  handling: 'handling',
  guide: 'guide',
  margin: 'margin',
};

function columnOf(first: string, path: readonly string[]): SheetColumn | null {
  if (first.endsWith('BasisPoints')) return 'percent_low';
  const name = path.join('_');
  if (first === 'margin') return name === 'high' ? 'percent_high' : 'percent_low';
  return name === 'isOvernight' ? 'overnight' : knownColumn(name);
}

const overnight: Readonly<Record<string, boolean>> = { yes: true, no: false };

function given(texts: Texts, ...columns: SheetColumn[]): Record<string, unknown> {
  return Object.fromEntries(
    [...columns, 'currency' as const, 'low' as const, 'high' as const].map((column) => {
      const text = texts[column] ?? '';
      return [column, wholes.includes(column) ? wholeNumberOf(text) : text];
    }),
  );
}
const nameOf = ({ name_id: id = '', name_en: en = '' }: Texts) => ({ id, ...(en && { en }) });
const shareOf = ({ percent_low: text = '' }: Texts) => basisPointsOf(text);

const valuesOf: Record<RowPart, (texts: Texts) => unknown> = {
  fare: (texts) => {
    const { home, holy, airline, ...fare } = given(texts, 'home', 'holy', 'airline', 'cabin');
    const isOvernight = overnight[texts.overnight?.toLowerCase() ?? ''] ?? texts.overnight;
    return { home, holy, airline, ...fare, isOvernight };
  },
  hotel: (texts) => ({ ...given(texts, 'id', 'city', 'stars', 'metres'), name: nameOf(texts) }),
  transport: (texts) => given(texts, 'id', 'kind', 'payer', 'seats'),
  addon: (texts) => ({ ...given(texts, 'id', 'payer'), name: nameOf(texts) }),
  child_fare: shareOf,
  infant_fare: shareOf,
  visa: (texts) => given(texts),
  insurance: (texts) => given(texts),
  handling: (texts) => given(texts),
  guide: (texts) => given(texts, 'people'),
  margin: ({ percent_low: low = '', percent_high: high = '' }) => ({
    low: basisPointsOf(low),
    high: basisPointsOf(high),
  }),
};
