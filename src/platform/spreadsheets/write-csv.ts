// CSV as spreadsheets read it (docs/product/spreadsheets.md).

export type CsvRows = readonly (readonly (string | number)[])[];

/** At the beginning of a file: it tells spreadsheets that it is UTF-8. */
export const csvMark = '\uFEFF';

export const csvLines = (rows: CsvRows): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A name that begins like a formula is text: a spreadsheet would run it. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
