// A page of a list whose every row carries how many there are in all: one statement for rows and total.
import { type RawBuilder, sql } from 'kysely';
import type { Page } from '#shared/paging';

/** Among the columns of the list; `slice` then stands at its end. */
export const whole = sql`count(*) over ()::integer as whole`;

/**
 * Reads with the limit and offset of a page. Beyond the last page no row is there to say the total: then the first row of all is asked for it, so
 * that nobody is told of an empty list who only went too far.
 */
export async function readCountedPage<Row extends { whole: number }>(
  { page, limit }: { page: number; limit: number },
  read: (slice: RawBuilder<unknown>) => Promise<readonly Row[]>,
): Promise<Page<Omit<Row, 'whole'>>> {
  const rows = await read(sql`limit ${limit} offset ${(page - 1) * limit}`);
  const [any] = rows.length > 0 || page === 1 ? rows : await read(sql`limit 1`);
  return {
    items: rows.map(({ whole: _whole, ...row }) => row),
    page,
    limit,
    total: any?.whole ?? 0,
    totalIsCapped: false,
  };
}
