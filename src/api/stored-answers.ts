// Answers of the API that are the same for everybody, stored as they are sent until something they were read from changes
// (docs/product/page-cache.md, "The API").
import { createHash } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { brandTables, stillShownUntil } from '#domain/validity';
import { byteBoundedMap } from '#platform/byte-bounded-map';
import type { Reading } from '#platform/database/cached-reads';

export interface StoredAnswer {
  /** JSON in the bytes that are sent: to encode a text anew for each answer is a third of what it costs. */
  body: Buffer;
  etag: string;
}

interface Entry extends StoredAnswer {
  reading: Reading;
  /** In milliseconds: by then the clock alone has changed it. */
  until: number;
  bytes: number;
}

export interface StoredAnswers {
  /** What is stored under `key` and true; null: it must be made. */
  find(key: string): StoredAnswer | null;
  /** The answer under `key`, from memory while it is true, else what `make` answers; who asks meanwhile waits for the same. A failure is not stored. */
  answer(key: string, make: () => Promise<unknown>): Promise<StoredAnswer>;
}

export function createStoredAnswers(
  deps: Pick<Deps, 'db' | 'reads' | 'now'>,
  maxBytes: number,
): StoredAnswers {
  const stored = byteBoundedMap<Entry>(maxBytes);
  const making = new Map<string, Promise<StoredAnswer>>();
  const isTrue = ({ until, reading }: Entry) => deps.now().getTime() < until && deps.reads.isTrue(reading);

  async function make(key: string, work: () => Promise<unknown>): Promise<StoredAnswer> {
    const at = deps.now();
    const { value, reading } = await deps.reads.record(work);
    const body = Buffer.from(JSON.stringify(value));
    const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    if (!reading) return answer;
    const whole = { ...reading, tables: [...new Set([...reading.tables, ...brandTables])] };
    const shown = await stillShownUntil(deps, whole.tables, at);
    const until = Math.min(shown.getTime(), reading.until ?? Infinity);
    const entry = { ...answer, reading: whole, until, bytes: body.length };
    if (isTrue(entry)) stored.set(key, entry);
    return answer;
  }

  function find(key: string): StoredAnswer | null {
    const entry = stored.get(key);
    return entry && isTrue(entry) ? entry : null;
  }

  return {
    find,
    async answer(key, work) {
      const entry = find(key);
      if (entry) return entry;
      const begun = making.get(key);
      if (begun) return begun;
      const made = make(key, work).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
