// Which tables have changed since when, as this process hears it from the database (docs/product/page-cache.md). What is stored of
// an answer is true as long as nothing it was read from has changed.
import { listen } from './listen.ts';

const channel = 'rihlah_tables';

export interface TableChanges {
  /** A point in the order of changes; null while this process hears of none, and nothing may be stored. */
  moment(): number | null;
  /** Whether what was read of the tables after `moment` is still what stands there; false while this process hears of no change. */
  areUnchanged(tables: readonly string[], moment: number): boolean;
  /** What a process holds in memory of a table has changed just now. */
  touch(table: string): void;
  /** Called with each table that changes, until the changes are closed. */
  onChange(listener: (table: string) => void): void;
  close(): Promise<void>;
}

/** Where nobody tells of changes (tests, commands): nothing is ever stored. */
export const unheardChanges: TableChanges = {
  moment: () => null,
  areUnchanged: () => false,
  touch: () => {},
  onChange: () => {},
  close: async () => {},
};

/**
 * Listens to the database. `url` must lead to the server itself: behind a pooler of transactions nobody hears. Rejects when it cannot be
 * reached.
 */
export async function openTableChanges({ url }: { url: string }): Promise<TableChanges> {
  const changedAt = new Map<string, number>();
  const listeners: ((table: string) => void)[] = [];
  let now = 1;
  /** What was stored before this moment may have missed a change. */
  let heardSince = 1;
  let isHearing = true;

  function touch(table: string): void {
    changedAt.set(table, ++now);
  }
  const { close } = await listen({
    url,
    channel,
    applicationName: 'rihlah-changes',
    onPayload(table) {
      touch(table);
      for (const listener of listeners) listener(table);
    },
    onAway() {
      isHearing = false;
    },
    onBack() {
      heardSince = ++now;
      isHearing = true;
    },
  });
  return {
    moment: () => (isHearing ? now : null),
    areUnchanged: (tables, moment) =>
      isHearing && moment >= heardSince && tables.every((table) => (changedAt.get(table) ?? 0) <= moment),
    touch,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      isHearing = false;
      await close();
    },
  };
}
