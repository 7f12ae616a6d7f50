// A table as the file that was asked for: CSV or XLSX.
import { type Sheet, writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { csvFile } from './csv.server.ts';

/** `name` without its ending. */
export async function sheetFile(sheet: Sheet, name: string, ending: 'csv' | 'xlsx'): Promise<Response> {
  if (ending === 'csv')
    return csvFile(name, [
      sheet.columns.map(({ title }) => title),
      ...sheet.rows.map((row) => row.map((value) => value ?? '')),
    ]);
  return new Response(new Uint8Array(await writeWorkbook([sheet])), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${name}.xlsx"`,
      'cache-control': 'no-store',
    },
  });
}
