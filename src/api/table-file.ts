// A table as a call answers it (docs/product/api.md, "Files"): the same that its page offers.
import { Readable } from 'node:stream';
import { runWithLocale } from '#platform/request-locale';
import { type Sheet, writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { csvLines, csvMark, type CsvRows } from '#platform/spreadsheets/write-csv';
import type { Locale } from '#shared/locale';
import type { Download } from './implement.ts';

interface Answered {
  data: null;
  download: Download;
}

export async function sheetDownload(sheet: Sheet, name: string, type: 'csv' | 'xlsx'): Promise<Answered> {
  if (type === 'xlsx') return { data: null, download: { type, name, bytes: await writeWorkbook([sheet]) } };
  const rows = [
    sheet.columns.map(({ title }) => title),
    ...sheet.rows.map((row) => row.map((value) => value ?? '')),
  ];
  return { data: null, download: { type, name, bytes: Buffer.from(`${csvMark}${csvLines(rows)}`) } };
}

/** Of any length, read as fast as the caller takes it; a slice that fails ends the connection without the end of the file. */
export function csvDownload(slices: AsyncGenerator<CsvRows>, name: string, locale: Locale): Answered {
  async function* chunks() {
    yield csvMark;
    try {
      for (;;) {
        const { done, value } = await runWithLocale(locale, () => slices.next());
        if (done) return;
        yield csvLines(value);
      }
    } finally {
      await slices.return(undefined);
    }
  }
  return { data: null, download: { type: 'csv', name, bytes: Readable.from(chunks()) } };
}
