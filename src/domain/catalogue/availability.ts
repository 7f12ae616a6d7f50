// The availability shown for a departure (spec §2 product cards, §4 product availability). Pure.
import type { Availability } from '#shared/catalogue';
import { daysBetween } from '#shared/dates';

/** Our choice where spec §4 says "near departure, high interest" without numbers. */
const readyWithinDays = 30;
const readyAtSeatsLeft = 5;
const readyAtSoldBasisPoints = 8_000;

export interface Seats {
  departsOn: string;
  /** The last day on which a place can be booked (decision 0057). */
  saleEndsOn: string;
  quota: number;
  seatsLeft: number;
}

/**
 * `departed` from the day of departure on, `closed` after its last day of sale (nobody can join, whatever seats are left), `sold_out` without seats,
 * `ready` when near or nearly full, else `open`.
 */
export function availabilityOf(
  { departsOn, saleEndsOn, quota, seatsLeft }: Seats,
  today: string,
): Availability {
  if (departsOn <= today) return 'departed';
  if (saleEndsOn < today) return 'closed';
  if (seatsLeft <= 0) return 'sold_out';
  const isNearlyFull =
    seatsLeft <= readyAtSeatsLeft || (quota - seatsLeft) * 10_000 >= quota * readyAtSoldBasisPoints;
  return isNearlyFull || daysBetween(today, departsOn) <= readyWithinDays ? 'ready' : 'open';
}
