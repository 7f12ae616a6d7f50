// The statements that run for an answer (docs/product/page-cache.md): noted where they are sent, so that no loader can forget one.
import { AsyncLocalStorage } from 'node:async_hooks';

const recorder = new AsyncLocalStorage<Set<string>>();

/** Notes a statement for whoever records; called by the pool for each that it sends. */
export function noteStatement(text: string): void {
  recorder.getStore()?.add(text);
}

/** Runs `work` and answers, beside its value, the texts of all statements it sent. */
export async function recordStatements<T>(
  work: () => Promise<T>,
): Promise<{ value: T; statements: ReadonlySet<string> }> {
  const statements = new Set<string>();
  const value = await recorder.run(statements, work);
  // Who asked for a value that others had asked for already depends on the same tables.
  const outer = recorder.getStore();
  if (outer) for (const text of statements) outer.add(text);
  return { value, statements };
}

/** For a value that was made earlier and is used again: whoever records now depends on it too. */
export function noteStatements(statements: Iterable<string>): void {
  const outer = recorder.getStore();
  if (outer) for (const text of statements) outer.add(text);
}
