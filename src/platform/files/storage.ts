// What storage outside the database can do (docs/product/files.md).

export interface FileStorage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null: nothing is there. */
  get(key: string): Promise<Buffer | null>;
  /** Also of what is not there. */
  remove(key: string): Promise<void>;
  /** The keys of everything. */
  list(): AsyncIterable<string>;
}
