// The statements that run for an answer (docs/product/page-cache.md): noted where they are sent, so that no loader can forget one.
import { AsyncLocalStorage } from 'node:async_hooks';

interface Recorded {
  statements: Set<string>;
  /** In milliseconds: by then the clock alone has changed something of it; Infinity where nobody said so. */
  until: number;
}

const recorder = new AsyncLocalStorage<Recorded>();

/** Notes a statement for whoever records; called by the pool for each that it sends. */
export function noteStatement(text: string): void {
  recorder.getStore()?.statements.add(text);
}

/** Runs `work` and answers, beside its value, the texts of all statements it sent, and until when what it used is true. */
export async function recordStatements<T>(
  work: () => Promise<T>,
): Promise<{ value: T; statements: ReadonlySet<string>; until: number }> {
  const recorded: Recorded = { statements: new Set(), until: Infinity };
  const value = await recorder.run(recorded, work);
  // Who asked for a value that others had asked for already depends on the same tables.
  noteStatements(recorded.statements, recorded.until);
  return { value, ...recorded };
}

/** For a value that was made earlier and is used again: whoever records now depends on it too. */
export function noteStatements(statements: Iterable<string>, until = Infinity): void {
  const outer = recorder.getStore();
  if (!outer) return;
  for (const text of statements) outer.statements.add(text);
  outer.until = Math.min(outer.until, until);
}
