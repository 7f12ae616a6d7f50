// Tables to take along, as spreadsheets read them.

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  return new Response(`\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** A name that begins like a formula is text: a spreadsheet would run it. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
