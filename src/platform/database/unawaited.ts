// Unawaited writes of a transaction: each awaited answer is a round trip, and under a lock everybody waits for it too
// (decision 0036).
import type { QueryResult } from 'pg';

/**
 * Sends a write without awaiting its answer. Later statements queue behind it on the connection; if it fails, the
 * transaction fails with its error, at the commit at the latest. Outside a transaction it is awaited like any other
 * statement.
 */
export const unawaited = '/* unawaited */ ';

const nothing = { command: 'UNAWAITED', rowCount: 0, rows: [] };

type Send = (text: string, values: readonly unknown[]) => Promise<QueryResult>;

/** The statements of one connection, which must accept a statement before it has answered the last one (`pipeline`). */
export function leavingUnawaited(send: Send) {
  let isInTransaction = false;
  let left: Promise<unknown>[] = [];
  let fault: { error: unknown } | null = null;

  return async (
    text: string,
    values: readonly unknown[],
  ): Promise<Pick<QueryResult, 'command' | 'rowCount' | 'rows'>> => {
    if (isInTransaction && text.startsWith(unawaited)) {
      left.push(send(text, values).catch((error: unknown) => (fault ??= { error })));
      return nothing;
    }
    const answer = send(text, values);
    if (text === 'begin') isInTransaction = true;
    const isEnd = text === 'commit' || text === 'rollback';
    if (left.length === 0 && !isEnd) return answer;
    const [outcome] = await Promise.allSettled([answer, ...left]);
    const why = fault;
    left = [];
    if (isEnd) [isInTransaction, fault] = [false, null];
    // The first failure has the cause; those behind it only report an aborted transaction.
    if (why && text !== 'rollback') throw why.error;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}
