// How the marketplace itself is doing, for the operator's people (docs/product/oversight.md): what waits and what failed, of nobody in particular.
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { readOperationFigures } from '#domain/operation-figures';
import type { Db } from '#platform/database/database';

export interface Waiting {
  count: number;
  /** Seconds since the oldest was due; 0 where there is none. */
  oldestSeconds: number;
}

export interface Operations {
  jobs: Waiting;
  failedJobs: number;
  messages: Waiting;
  failedMessages: number;
  /** Begun and neither paid nor over. */
  payments: number;
  seatsHeld: number;
  /** The last verification of the ledger; null before the first. */
  ledger: { faults: number; ageSeconds: number } | null;
}

/** The figures of /metrics, added up. Refuses `forbidden`. */
export async function readOperations(deps: { db: Db; now: () => Date }, actor: Actor): Promise<Operations> {
  requireOperatorTask(actor, 'messages');
  const { jobs, messages, payments, holds, ledger } = await readOperationFigures(deps);
  return {
    jobs: waiting(jobs),
    failedJobs: failed(jobs),
    messages: waiting(messages),
    failedMessages: failed(messages),
    payments: payments.reduce((sum, { count }) => sum + count, 0),
    seatsHeld: holds.seats,
    ledger,
  };
}

interface Figure extends Waiting {
  state: string;
}

function waiting(figures: readonly Figure[]): Waiting {
  const due = figures.filter(({ state, count }) => state !== 'failed' && count > 0);
  return {
    count: due.reduce((sum, { count }) => sum + count, 0),
    oldestSeconds: Math.max(0, ...due.map(({ oldestSeconds }) => oldestSeconds)),
  };
}

function failed(figures: readonly Figure[]): number {
  return figures.reduce((sum, { state, count }) => sum + (state === 'failed' ? count : 0), 0);
}
