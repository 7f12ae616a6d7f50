// A map bound in bytes: when it grows beyond them, what was used longest ago leaves first.

export interface ByteBoundedMap<T extends { bytes: number }> {
  readonly bytes: number;
  /** What stands under a key; it then counts as used last. */
  get(key: string): T | undefined;
  set(key: string, entry: T): void;
  /** An entry that still stands under its key has become larger. */
  grow(key: string, entry: T, by: number): void;
  delete(key: string): void;
}

export function byteBoundedMap<T extends { bytes: number }>(maxBytes: number): ByteBoundedMap<T> {
  const entries = new Map<string, T>();
  let bytes = 0;
  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }
  function shrink(): void {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(key);
    }
  }
  return {
    get bytes() {
      return bytes;
    },
    get(key) {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    set(key, entry) {
      remove(key);
      entries.set(key, entry);
      bytes += entry.bytes;
      shrink();
    },
    grow(key, entry, by) {
      if (entries.get(key) !== entry) return;
      entry.bytes += by;
      bytes += by;
      shrink();
    },
    delete: remove,
  };
}
