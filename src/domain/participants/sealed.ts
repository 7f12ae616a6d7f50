// What is encrypted of the participants: their document numbers, and the files (docs/product/participants.md).
import type { Db } from '#platform/database/database';
import { open, openBytes, seal, sealBytes } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';

/** Document numbers, and health. */
export interface ParticipantSecrets {
  nik: string | null;
  passportNumber: string | null;
  passportExpiresOn: string | null;
  vaccinatedOn: string | null;
}

export const noSecrets: ParticipantSecrets = {
  nik: null,
  passportNumber: null,
  passportExpiresOn: null,
  vaccinatedOn: null,
};

/** The encryption context: their row and no other. */
const aboutParticipant = (id: string) => `participants ${id}`;
const aboutDocument = (id: string) => `participant_documents ${id}`;

interface SealedSecrets {
  secrets: Buffer | null;
  key_id: string | null;
}

export function openSecrets(
  keys: KeyRing,
  id: string,
  { secrets, key_id }: SealedSecrets,
): ParticipantSecrets {
  if (!secrets || !key_id) return noSecrets;
  return JSON.parse(
    open(keys, { keyId: key_id, bytes: secrets }, aboutParticipant(id)),
  ) as ParticipantSecrets;
}

export function sealSecrets(
  keys: KeyRing,
  id: string,
  secrets: ParticipantSecrets,
): { secrets: Buffer; key_id: string } {
  const { keyId, bytes } = seal(keys, JSON.stringify(secrets), aboutParticipant(id));
  return { secrets: bytes, key_id: keyId };
}

export function openDocument(
  keys: KeyRing,
  id: string,
  { content, key_id }: { content: Buffer; key_id: string },
): Buffer {
  return openBytes(keys, { keyId: key_id, bytes: content }, aboutDocument(id));
}

export function sealDocument(keys: KeyRing, id: string, plain: Buffer): { content: Buffer; key_id: string } {
  const { keyId, bytes } = sealBytes(keys, plain, aboutDocument(id));
  return { content: bytes, key_id: keyId };
}

/**
 * Re-encrypts everything under an older key. Returns how many. A row changed meanwhile is left for the next
 * run.
 */
export async function reencryptParticipants({ db, keys }: { db: Db; keys: KeyRing }): Promise<number> {
  const current = keys.current('data').id;
  let moved = 0n;
  for (const { id } of await db
    .selectFrom('participants')
    .select('id')
    .where('key_id', '!=', current)
    .execute()) {
    const row = await db
      .selectFrom('participants')
      .select(['secrets', 'key_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.secrets) continue;
    const { numUpdatedRows } = await db
      .updateTable('participants')
      .set(sealSecrets(keys, id, openSecrets(keys, id, row)))
      .where('id', '=', id)
      .where('secrets', '=', row.secrets)
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  // One file at a time: together they may exceed the memory.
  for (const { id } of await db
    .selectFrom('participant_documents')
    .select('id')
    .where('key_id', '!=', current)
    .execute()) {
    const row = await db
      .selectFrom('participant_documents')
      .select(['content', 'key_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.content || !row.key_id) continue;
    const { numUpdatedRows } = await db
      .updateTable('participant_documents')
      .set(sealDocument(keys, id, openDocument(keys, id, { content: row.content, key_id: row.key_id })))
      .where('id', '=', id)
      .where('key_id', '=', row.key_id)
      .where('content', '=', row.content)
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  return Number(moved);
}
