// Reads CSV files as banks and gateways write them: commas, semicolons or tabs, quoted cells, any line ends (RFC 4180).

export interface CsvRow {
  /** As a spreadsheet counts: empty rows count, and a line end inside quotes does not. */
  number: number;
  cells: string[];
}

/** The rows that hold something. The separator is the one that the first line has most of. `isCut`: a quoted cell never ends. */
export function readCsv(text: string): { rows: CsvRow[]; isCut: boolean } {
  const clean = text.replace(/^\uFEFF/, '');
  const head = clean.slice(0, Math.max(0, clean.search(/\r?\n|$/)));
  const separator = [',', ';', '\t'].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  )[0]!;
  const rows: CsvRow[] = [];
  let number = 0;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    number += 1;
    row.push(cell);
    if (row.some((one) => one.trim() !== '')) rows.push({ number, cells: row.map((one) => one.trim()) });
    row = [];
    cell = '';
  };
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (clean[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return { rows, isCut: isQuoted };
}

/**
 * Rows of a file by the names of its columns: `columns` says which headings mean which of ours, in small letters. Null where a column
 * without which nothing can be read is missing, or a row has more cells than there are columns: a sum with a comma, cut in two.
 */
export function readCsvTable<Name extends string>(
  text: string,
  columns: Readonly<Record<Name, readonly string[]>>,
  needed: readonly Name[],
): Partial<Record<Name, string>>[] | null {
  const [head, ...rows] = readCsv(text).rows.map(({ cells }) => cells);
  const names = (head ?? []).map((title) =>
    (Object.keys(columns) as Name[]).find((name) => columns[name].includes(title.toLowerCase())),
  );
  if (needed.some((name) => !names.includes(name)) || rows.some((row) => row.length > names.length))
    return null;
  return rows.map((row) => {
    const read: Partial<Record<Name, string>> = {};
    for (const [index, name] of names.entries()) if (name) read[name] = row[index] ?? '';
    return read;
  });
}
