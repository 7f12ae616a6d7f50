// The dollar rate shown beside prices and frozen on bookings (spec §2 checkout; docs/product/catalogue.md): read from the
// database, fetched by a job.
import * as z from 'zod';
import type { Db } from '#platform/database/database';
import type { DollarRate, DollarRateSource } from '#platform/exchange-rate/exchange-rate';
import { jobKind } from '#platform/jobs/job-kind';
import { daysBetween, todayInIndonesia } from '#shared/dates';
import { rupiah } from '#shared/money';

interface RateDeps {
  db: Db;
  now: () => Date;
  /** What is said while no rate was ever fetched. */
  fallbackDollarRate: DollarRate;
}

export interface CurrentDollarRate extends DollarRate {
  /** Older than holidays explain, or only configured: to be shown as old. */
  isStale: boolean;
}

/** Our choice: Bank Indonesia publishes on business days, and Lebaran takes a week and a half. */
const freshDays = 10;

/** Some time after 16.15 in Jakarta, when the rate of the day is out. */
export const fetchDollarRate = jobKind({
  name: 'exchange-rates.fetch',
  payload: z.object({}),
  keyOf: () => 'USD',
  retries: 5,
  firstDelaySeconds: 300,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 120,
  atOnce: 1,
  cron: '40 9 * * *',
});

/** Never waits for anybody outside; never refuses. */
export async function getDollarRate(deps: RateDeps): Promise<CurrentDollarRate> {
  return dollarRateOf(deps, await dollarRateQuery(deps).executeTakeFirst());
}

/** The same as part of a statement: `dollarRateOf` reads its row. */
export function dollarRateQuery({ db, now }: Pick<RateDeps, 'db' | 'now'>) {
  return db
    .selectFrom('exchange_rates')
    .select(['rupiah', 'as_of'])
    .where('currency', '=', 'USD')
    .where('as_of', '<=', todayInIndonesia(now()))
    .orderBy('as_of', 'desc')
    .limit(1);
}

export function dollarRateOf(
  { now, fallbackDollarRate }: Pick<RateDeps, 'now' | 'fallbackDollarRate'>,
  kept: { rupiah: number; as_of: string } | null | undefined,
): CurrentDollarRate {
  const today = todayInIndonesia(now());
  if (!kept) return { ...fallbackDollarRate, isStale: true };
  return {
    rupiah: rupiah(kept.rupiah),
    asOf: kept.as_of,
    source: 'jisdor',
    isStale: daysBetween(kept.as_of, today) > freshDays,
  };
}

/** Asks the source and keeps its newest rate; a correction of theirs replaces what we had. Throws when it has none. */
export async function storeDollarRate(
  { db, now }: Pick<RateDeps, 'db' | 'now'>,
  source: DollarRateSource,
): Promise<void> {
  const { rupiah: amount, asOf } = await source.latest(todayInIndonesia(now()));
  await db
    .insertInto('exchange_rates')
    .values({ currency: 'USD', as_of: asOf, rupiah: amount, source: 'jisdor', fetched_at: now() })
    .onConflict((conflict) =>
      conflict.columns(['currency', 'as_of']).doUpdateSet({ rupiah: amount, fetched_at: now() }),
    )
    .execute();
}
