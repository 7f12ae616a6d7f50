// Tables to take along, as spreadsheets read them.
import { runWithLocale } from '#platform/request-locale';
import type { Locale } from '#shared/locale';

type Rows = readonly (readonly (string | number)[])[];

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const mark = '\uFEFF';
const linesOf = (rows: Rows): string => rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
const headersOf = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
});

export function csvFile(name: string, rows: Rows): Response {
  return new Response(`${mark}${linesOf(rows)}`, { headers: headersOf(name) });
}

/**
 * The same of rows that are read while it is sent, as fast as the reader takes them. Words are in the language of whoever asks, not of
 * whoever asks at the moment when a slice is read: `locale` says which. Should a slice fail, the connection ends without the end of the
 * file, so that no reader takes a part for the whole.
 */
export function csvStream(name: string, locale: Locale, slices: AsyncGenerator<Rows>): Response {
  const encoder = new TextEncoder();
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await runWithLocale(locale, () => slices.next());
        if (done) return controller.close();
        controller.enqueue(encoder.encode(`${isBegun ? '' : mark}${linesOf(value)}`));
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

/** A name that begins like a formula is text: a spreadsheet would run it. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
