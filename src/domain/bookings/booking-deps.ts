// What the functions of this folder need from outside, from the smallest set to the largest.
import type { BrandDirectory } from '#domain/brands';
import type { LockDeps } from '#platform/database/locks';
import type { Db } from '#platform/database/database';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import type { HoldingLimits } from './holding.ts';
import type { TransitionDeps } from './transition-booking.ts';

export interface BookingDeps {
  db: Db;
  now: () => Date;
}

export interface CheckoutDeps extends BookingDeps, LockDeps, TransitionDeps {
  db: Db;
  fallbackDollarRate: DollarRate;
  holdingLimits: HoldingLimits;
}

/** Within a transaction. */
export interface DispatchDeps extends TransitionDeps {
  brands: BrandDirectory;
}
