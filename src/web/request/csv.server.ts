// Tables to take along, as spreadsheets read them.
import { type CsvRows, csvLines, csvMark } from '#platform/spreadsheets/write-csv';
import { runWithLocale } from '#platform/request-locale';
import type { Locale } from '#shared/locale';

const headersOf = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
});

export function csvFile(name: string, rows: CsvRows): Response {
  return new Response(`${csvMark}${csvLines(rows)}`, { headers: headersOf(name) });
}

/**
 * The same of rows that are read while it is sent, as fast as the reader takes them. Words are in the language of whoever asks, not of
 * whoever asks at the moment when a slice is read: `locale` says which. Should a slice fail, the connection ends without the end of the
 * file, so that no reader takes a part for the whole.
 */
export function csvStream(name: string, locale: Locale, slices: AsyncGenerator<CsvRows>): Response {
  const encoder = new TextEncoder();
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await runWithLocale(locale, () => slices.next());
        if (done) return controller.close();
        controller.enqueue(encoder.encode(`${isBegun ? '' : csvMark}${csvLines(value)}`));
        isBegun = true;
      },
      async cancel() {
        await slices.return(undefined);
      },
    },
    // Nothing is read ahead of whoever takes it.
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: headersOf(name) });
}
