// What storage outside the database can do (docs/product/files.md).

/** Ends the name of the column beside one of bytes that names their object: `content_stored_as`. */
export const storedAsSuffix = '_stored_as';

export interface FileStorage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null: nothing is there. */
  get(key: string): Promise<Buffer | null>;
  /** Also of what is not there. */
  remove(key: string): Promise<void>;
  /** The keys of everything. */
  list(): AsyncIterable<string>;
}
