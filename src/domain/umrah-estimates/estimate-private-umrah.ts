// The estimate of a private umrah today (spec §7 estimation-price): the operator's table, the dollar rate of the day, and what would save most.
import type { Brand } from '#domain/brands';
import { type CurrentDollarRate, getDollarRate } from '#domain/exchange-rates';
import type { Db } from '#platform/database/database';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { type Estimate, estimateTrip } from './estimate.ts';
import { findTableInForce, type TableVersion } from './price-tables.ts';
import { findLimitsInForce, type NumberedLimits } from './limits.ts';
import { listSavings, type Swap } from './savings.ts';
import { readTripChoice, type TripChoice } from './trip-choice.ts';

export interface EstimateDeps {
  db: Db;
  now: () => Date;
  fallbackDollarRate: DollarRate;
}

export interface PricedTrip {
  /** What it was computed by: with the choices enough to compute it again. */
  version: TableVersion;
  rate: CurrentDollarRate;
  /** Under which it was read. */
  limits: NumberedLimits;
  choice: TripChoice;
  estimate: Estimate;
  savings: Swap[];
}

/** Refuses `not_found` where the brand sells no private umrah (`is_custom_product`), or nobody has written a table. */
export async function getUmrahTable(
  deps: Pick<EstimateDeps, 'db' | 'now'>,
  brand: Pick<Brand, 'flags'>,
): Promise<TableVersion> {
  const version =
    brand.flags.is_custom_product === 1
      ? await findTableInForce(deps, { partnerId: null, onDay: todayInIndonesia(deps.now()) })
      : null;
  if (!version) throw new AppError('not_found');
  return version;
}

/** Stores nothing. Refuses like `getUmrahTable`, and `invalid_input` with the fields that do not fit together. */
export async function estimatePrivateUmrah(
  deps: EstimateDeps,
  brand: Pick<Brand, 'flags'>,
  form: unknown,
): Promise<PricedTrip> {
  const today = todayInIndonesia(deps.now());
  const [version, rate, limits] = await Promise.all([
    getUmrahTable(deps, brand),
    getDollarRate(deps),
    findLimitsInForce(deps),
  ]);
  const choice = readTripChoice(version.table, form, today, limits);
  return {
    version,
    rate,
    limits,
    choice,
    estimate: estimateTrip(version.table, choice, rate.rupiah),
    savings: listSavings(version.table, choice, rate.rupiah, { today, limits }),
  };
}
