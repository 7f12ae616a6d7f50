// Where the markup of pieces lies (render-page.tsx): in memory, bound in bytes, the least recently used leaves first.
import { byteBoundedMap } from '#platform/byte-bounded-map';

export interface MarkupStore {
  /** Markup null: such a piece is rendered in its page. */
  get(key: string): { markup: Buffer | null } | undefined;
  set(key: string, markup: Buffer | null): void;
  readonly bytes: number;
}

export function createMarkupStore(maxBytes: number): MarkupStore {
  const held = byteBoundedMap<{ markup: Buffer | null; bytes: number }>(maxBytes);
  return {
    get: (key) => held.get(key),
    set: (key, markup) => held.set(key, { markup, bytes: key.length + (markup?.length ?? 0) }),
    get bytes() {
      return held.bytes;
    },
  };
}
