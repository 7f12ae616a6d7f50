// Files that lie sealed in the rows of one table (decision 0201: perhaps in storage): under `content`, with the type, the key and, where it moved, its
// name in storage beside it.
import type { DB } from './database/types.ts';
import type { DocumentFile } from './document-file.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';
import { openBytes, sealBytes } from './encryption.ts';
import { type FileDeps, readBytes } from './files/files.ts';
import type { KeyRing } from './keys.ts';

interface SealedRow {
  id: string;
  content: Buffer;
  content_stored_as: string | null;
  content_type: string;
  key_id: string;
}

export interface OpenedFile {
  type: string;
  bytes: Buffer;
}

interface SealedFiles {
  /** For the rotation of keys. */
  column: EncryptedColumn;
  /** What is written of a file into the row of this id. */
  seal(
    deps: { keys: KeyRing },
    id: string,
    file: DocumentFile,
  ): Pick<SealedRow, 'content' | 'content_type' | 'key_id'>;
  open(deps: FileDeps & { keys: KeyRing }, row: SealedRow): Promise<OpenedFile>;
}

export function sealedFiles(table: keyof DB): SealedFiles {
  const about = (id: string | null) => `${table} ${id}`;
  return {
    column: { table, column: 'content', row: 'id', isFile: true, about },
    seal({ keys }, id, file) {
      const { keyId, bytes } = sealBytes(keys, file.bytes, about(id));
      return { content: bytes, content_type: file.type, key_id: keyId };
    },
    async open(deps, { id, content, content_stored_as: storedAs, content_type: type, key_id: keyId }) {
      const bytes = await readBytes(deps, { bytes: content, storedAs });
      return { type, bytes: openBytes(deps.keys, { keyId, bytes }, about(id)) };
    },
  };
}
