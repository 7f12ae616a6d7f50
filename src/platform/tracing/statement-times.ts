// How many statements an answer took and how long they ran, for whoever asked to be told (docs/product/traces.md, "While developing").
import { AsyncLocalStorage } from 'node:async_hooks';

export interface StatementTimes {
  count: number;
  /** Added up, also of those that ran beside each other. */
  milliseconds: number;
}

const told = new AsyncLocalStorage<StatementTimes>();

/** Runs `work`; what it sends to the database is added to `times`. */
export function withStatementTimes<T>(times: StatementTimes, work: () => T): T {
  return told.run(times, work);
}

/** Sends a statement; where nobody asked to be told it costs a look. */
export async function timeStatement<T>(send: () => Promise<T>): Promise<T> {
  const times = told.getStore();
  if (!times) return send();
  const begun = performance.now();
  try {
    return await send();
  } finally {
    times.count += 1;
    times.milliseconds += performance.now() - begun;
  }
}
