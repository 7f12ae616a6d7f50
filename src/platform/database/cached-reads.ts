// Values and answers that are made once and used until a table they were read from changes (docs/product/page-cache.md).
import { byteBoundedMap } from '#platform/byte-bounded-map';
import type { Db } from './database.ts';
import { noteStatements, recordStatements } from './recorded-statements.ts';
import { openTableIndex, type TableIndex } from './table-index.ts';
import type { TableChanges } from './table-changes.ts';

/** What something was read from, and when: proof that it is still true, as long as nothing of that has changed. */
export interface Reading {
  tables: readonly string[];
  moment: number;
  /** In milliseconds: by then the clock has changed something it used; absent where nothing said so. */
  until?: number;
}

/** What the clock changes of a value (#domain/validity). */
export interface Clock {
  now(): number;
  /** The moment by which the clock has changed what was read from these tables. */
  until(tables: readonly string[]): Promise<number>;
}

export interface CachedReads {
  /** Runs `work`, and answers with its value what it was read from; null where its value may not be stored. */
  record<T>(work: () => Promise<T>): Promise<{ value: T; reading: Reading | null }>;
  isTrue(reading: Reading): boolean;
  /** What `load` reads, from memory until it changes; callers at the same time share one load. A failure is not stored. */
  value<T>(name: string, load: () => Promise<T>): Promise<T>;
  /**
   * The same of many values, of which the clock changes some and the least recently used leave: nobody may change what they get. Callers at
   * the same time load for themselves.
   */
  held<T>(key: string, clock: Clock, load: () => Promise<T>): Promise<T>;
}

/** Stores nothing: where nobody tells of changes. */
export const uncachedReads: CachedReads = {
  record: async (work) => ({ value: await work(), reading: null }),
  isTrue: () => false,
  value: (_name, load) => load(),
  held: (_key, _clock, load) => load(),
};

/** Our choice: a few hundred lists and products. */
const heldBytes = 16 * 1_048_576;

interface Held {
  value: unknown;
  statements: ReadonlySet<string>;
  reading: Reading;
  until: number;
  bytes: number;
}

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
  const held = byteBoundedMap<Held>(heldBytes);
  const isTrue = ({ tables, moment }: Reading) => changes.areUnchanged(tables, moment);
  const isUsable = ({ reading, begunAt }: StoredValue) =>
    reading ? isTrue(reading) : begunAt === changes.moment();

  return {
    isTrue,
    async record(work) {
      const moment = changes.moment();
      const { value, statements, until } = await recordStatements(work);
      const tables = moment === null ? null : index.tablesOf(statements);
      return { value, reading: tables && { tables, moment: moment!, until } };
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
    async held<T>(key: string, clock: Clock, load: () => Promise<T>): Promise<T> {
      const moment = changes.moment();
      if (moment === null) return load();
      const known = held.get(key);
      if (known && clock.now() < known.until && isTrue(known.reading)) {
        noteStatements(known.statements, known.until);
        return known.value as T;
      }
      const { value, statements, until: used } = await recordStatements(load);
      const tables = index.tablesOf(statements);
      if (!tables) return value;
      const reading = { tables, moment };
      const until = Math.min(used, await clock.until(tables));
      if (isTrue(reading))
        held.set(key, {
          value: frozen(value),
          statements,
          reading,
          until,
          bytes: key.length + roughBytes(value),
        });
      return value;
    },
  };
}

/** Everybody gets the same one: whoever changed it would change it for all. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  Object.freeze(value);
  return value;
}

/** As JSON, with what objects weigh beside it. */
const roughBytes = (value: unknown) => JSON.stringify(value ?? null).length * 3;
