// Finished pages in memory: bound in bytes, the least recently used leaves first (docs/product/page-cache.md). A page is answered from here
// only while nothing it was read from has changed and no moment has come at which it changes by itself.
import { createHash } from 'node:crypto';
import { byteBoundedMap } from '#platform/byte-bounded-map';
import type { CachedReads, Reading } from '#platform/database/cached-reads';
import { compressPage, type Encoding } from '#web/host/send-page.server';

export interface StoredPage {
  headers: Readonly<Record<string, string | string[]>>;
  etag: string;
  reading: Reading;
  /** In milliseconds: by then the clock alone has changed it. */
  until: number;
  /** The page in an encoding, made at the first demand. */
  body(encoding: Encoding | null): Buffer | Promise<Buffer>;
}

interface Entry extends StoredPage {
  bytes: number;
}

export interface PageToStore {
  page: Buffer;
  headers: StoredPage['headers'];
  reading: Reading;
  until: Date;
}

export interface PageCache {
  find(key: string): StoredPage | null;
  store(key: string, made: PageToStore): StoredPage;
  /** Whoever makes the page stores it, or says that they will not: others who ask meanwhile wait for that. Null: somebody makes it already. */
  begin(key: string): (() => void) | null;
  /** Resolves once nobody makes the page. */
  underWay(key: string): Promise<void>;
  readonly bytes: number;
}

/** Pages with a query share a quarter: a flood of queries cannot push out what everybody reads. */
const queryShare = 4;

export function createPageCache({
  maxBytes,
  reads,
  now,
}: {
  maxBytes: number;
  reads: CachedReads;
  now: () => Date;
}): PageCache {
  const plain = byteBoundedMap<Entry>(maxBytes - Math.floor(maxBytes / queryShare));
  const queried = byteBoundedMap<Entry>(Math.floor(maxBytes / queryShare));
  const shelfOf = (key: string) => (key.includes('?') ? queried : plain);
  const making = new Map<string, { done: Promise<void>; end: () => void }>();

  return {
    find(key) {
      const pages = shelfOf(key);
      const entry = pages.get(key);
      if (!entry) return null;
      if (now().getTime() < entry.until && reads.isTrue(entry.reading)) return entry;
      pages.delete(key);
      return null;
    },
    store(key, { page, headers, reading, until }) {
      const pages = shelfOf(key);
      const encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
      const entry: Entry = {
        headers,
        etag: createHash('sha256').update(page).digest('base64url').slice(0, 22),
        reading,
        until: until.getTime(),
        bytes: page.length,
        body(encoding) {
          if (encoding === null) return page;
          const known = encoded.get(encoding);
          if (known) return known;
          const made = compressPage(page, encoding).then((body) => {
            encoded.set(encoding, body);
            pages.grow(key, entry, body.length);
            return body;
          });
          encoded.set(encoding, made);
          return made;
        },
      };
      pages.set(key, entry);
      making.get(key)?.end();
      return entry;
    },
    begin(key) {
      if (making.has(key)) return null;
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = () => {
        // Somebody else may have begun anew by now.
        if (making.get(key)?.end === end) making.delete(key);
        resolve();
      };
      making.set(key, { done: promise, end });
      return end;
    },
    underWay: async (key) => making.get(key)?.done,
    get bytes() {
      return plain.bytes + queried.bytes;
    },
  };
}
