// Reads and writes the URL of a partner's statement (docs/product/partner-console.md: filters in the address).
import { addDays, daysBetween } from './dates.ts';
import { maxPage } from './limits.ts';

export interface StatementPeriod {
  /** Calendar dates, both inclusive. */
  from: string;
  to: string;
}

export interface StatementQuery extends StatementPeriod {
  page: number;
}

/** Our choice: at most a year, leap years included. */
const longestDays = 366;

/** Drops invalid values: without a period it is this month until today; a range that is too long is cut to a year. */
export function readStatementQuery(params: URLSearchParams, today: string): StatementQuery {
  const [first, last] = [dateOf(params.get('from')), dateOf(params.get('to'))];
  const to = last ?? (first && first > today ? first : today);
  const from = first && first <= to ? first : `${to.slice(0, 8)}01`;
  const page = Number(params.get('page') ?? 1);
  return {
    from,
    to: daysBetween(from, to) < longestDays ? to : addDays(from, longestDays - 1),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The query string with its question mark; the first page is the default. */
export function writeStatementQuery({ from, to, page }: StatementQuery): string {
  return `?${new URLSearchParams({ from, to, ...(page > 1 && { page: String(page) }) })}`;
}

function dateOf(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
    ? addDays(text, 0)
    : null;
}
