// What was exported of each traveller, encrypted: the next export is compared with it.
import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';

/** Their row and no other. */
const about = (id: string | null) => `manifest_rows ${id}`;

export const encryptedManifests: EncryptedColumn = {
  table: 'manifest_rows',
  column: 'content',
  row: 'id',
  about,
};

export function sealRow(
  keys: KeyRing,
  { exportId, participantId, cells }: { exportId: string; participantId: string; cells: readonly string[] },
) {
  const id = randomUUID();
  const { keyId, bytes } = seal(keys, JSON.stringify(cells), about(id));
  return { id, export_id: exportId, participant_id: participantId, content: bytes, key_id: keyId };
}

/** Of one export, by traveller. */
export async function openRows(
  { db, keys }: { db: Db; keys: KeyRing },
  exportId: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('manifest_rows')
    .select(['id', 'participant_id', 'content', 'key_id'])
    .where('export_id', '=', exportId)
    .execute();
  return new Map(
    rows.map(({ id, participant_id: participantId, content, key_id: keyId }) => [
      participantId,
      JSON.parse(open(keys, { keyId, bytes: content }, about(id))) as string[],
    ]),
  );
}
