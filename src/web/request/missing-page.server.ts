// What a loader does with a thing that is not there, or not the visitor's (the page of 404), that is over (409), or that too many wait for (503).
import { data } from 'react-router';
import { AppError } from '#shared/errors';

/** Answers what the promise does; what `isHonest` names becomes the page of its status. */
export async function orMissing<T>(found: Promise<T>): Promise<T> {
  return found.catch((error: unknown) => {
    throw error instanceof AppError && isHonest.has(error.code)
      ? data(null, { status: error.status })
      : error;
  });
}

/**
 * `unavailable`: too many wait, or what was found lies in storage that does not answer. `…_state`: the page was for a state that is
 * over.
 */
const isHonest = new Set(['not_found', 'forbidden', 'unavailable', 'booking_state', 'payout_state']);
