// Files that people upload (docs/product/files.md, decision 0201). A row holds the bytes, or names the object in storage that holds them;
// whoever reads a row asks `readBytes` and need not know. Bytes are written into the row, and moved afterwards (move-files.ts).
import { AppError } from '#shared/errors';
import { openS3Storage } from './s3-storage.ts';
import type { FileSettings } from './settings.ts';
import type { FileStorage } from './storage.ts';

export interface Files {
  /** Where files are to lie. */
  readonly place: 'database' | 'storage';
  /** Null: none is configured. */
  readonly storage: FileStorage | null;
  /** Receives why storage did not answer; whoever asked learns only that it did not. */
  readonly onFailure?: (error: unknown) => void;
}

export interface FileDeps {
  files: Files;
}

export function openFiles({ place, storage }: FileSettings, onFailure?: Files['onFailure']): Files {
  return { place, storage: storage && openS3Storage(storage), ...(onFailure && { onFailure }) };
}

/**
 * The bytes of a row's column: its own, or those of the object it names. Never call it in a transaction: it may ask the network. Refuses
 * `unavailable` while storage does not answer or lacks what the row names.
 */
export async function readBytes(
  { files }: FileDeps,
  { bytes, storedAs }: { bytes: Buffer; storedAs: string | null },
): Promise<Buffer> {
  if (storedAs === null) return bytes;
  try {
    if (!files.storage)
      throw new Error('A file lies in storage, and none is configured: set S3_BUCKET and its keys');
    const stored = await files.storage.get(storedAs);
    if (!stored) throw new Error(`Storage lacks the file ${storedAs}`);
    return stored;
  } catch (error) {
    files.onFailure?.(error);
    throw new AppError('unavailable', [], { cause: error });
  }
}
