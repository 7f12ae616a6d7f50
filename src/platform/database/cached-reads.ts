// Values and answers that are made once and used until a table they were read from changes (docs/product/page-cache.md).
import type { Db } from './database.ts';
import { noteStatements, recordStatements } from './recorded-statements.ts';
import { openTableIndex, type TableIndex } from './table-index.ts';
import type { TableChanges } from './table-changes.ts';

/** What something was read from, and when: proof that it is still true, as long as nothing of that has changed. */
export interface Reading {
  tables: readonly string[];
  moment: number;
}

export interface CachedReads {
  /** Runs `work`, and answers with its value what it was read from; null where its value may not be stored. */
  record<T>(work: () => Promise<T>): Promise<{ value: T; reading: Reading | null }>;
  isTrue(reading: Reading): boolean;
  /** What `load` reads, from memory until it changes; callers at the same time share one load. A failure is not stored. */
  value<T>(name: string, load: () => Promise<T>): Promise<T>;
}

/** Stores nothing: where nobody tells of changes. */
export const uncachedReads: CachedReads = {
  record: async (work) => ({ value: await work(), reading: null }),
  isTrue: () => false,
  value: (_name, load) => load(),
};

interface StoredValue {
  loaded: Promise<{ value: unknown; statements: ReadonlySet<string> }>;
  /** Null until it is loaded. */
  reading: Reading | null;
  begunAt: number;
}

export async function openCachedReads(db: Db, changes: TableChanges): Promise<CachedReads> {
  return cachedReads(await openTableIndex(db), changes);
}

function cachedReads(index: TableIndex, changes: TableChanges): CachedReads {
  const stored = new Map<string, StoredValue>();
  const isTrue = ({ tables, moment }: Reading) => changes.areUnchanged(tables, moment);
  const isUsable = ({ reading, begunAt }: StoredValue) =>
    reading ? isTrue(reading) : begunAt === changes.moment();

  return {
    isTrue,
    async record(work) {
      const moment = changes.moment();
      const { value, statements } = await recordStatements(work);
      const tables = moment === null ? null : index.tablesOf(statements);
      return { value, reading: tables && { tables, moment: moment! } };
    },
    async value<T>(name: string, load: () => Promise<T>): Promise<T> {
      const moment = changes.moment();
      if (moment === null) return load();
      let entry = stored.get(name);
      if (!entry || !isUsable(entry)) {
        const begun: StoredValue = { loaded: recordStatements(load), reading: null, begunAt: moment };
        stored.set(name, begun);
        begun.loaded.then(
          ({ statements }) => {
            const tables = index.tablesOf(statements);
            if (tables) begun.reading = { tables, moment };
            else stored.delete(name);
          },
          () => stored.get(name) === begun && stored.delete(name),
        );
        entry = begun;
      }
      const { value, statements } = await entry.loaded;
      noteStatements(statements);
      return value as T;
    },
  };
}
