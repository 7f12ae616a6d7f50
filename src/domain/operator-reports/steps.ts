// A period is shown day by day while that is a month's worth of rows, and month by month beyond.
import { daysBetween } from '#shared/dates';
import type { StatementPeriod } from '#shared/statement-query';

const mostDays = 31;

export function stepOf({ from, to }: StatementPeriod): 'day' | 'month' {
  return daysBetween(from, to) < mostDays ? 'day' : 'month';
}
