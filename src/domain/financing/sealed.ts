// What is encrypted of a financing application: who applies, and their documents (docs/product/financing.md).
import type { Db } from '#platform/database/database';
import { open, openBytes, seal, sealBytes } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';

export interface Applicant {
  name: string;
  gender: 'male' | 'female';
  birthDate: string;
  email: string;
  /** In E.164. */
  phone: string;
  address: string;
  occupation: string;
  institution: string;
}

const aboutApplicant = (id: string) => `financing_applications ${id}`;
const aboutDocument = (id: string) => `financing_documents ${id}`;

export function sealApplicant(
  keys: KeyRing,
  id: string,
  applicant: Applicant,
): { applicant: Buffer; key_id: string } {
  const { keyId, bytes } = seal(keys, JSON.stringify(applicant), aboutApplicant(id));
  return { applicant: bytes, key_id: keyId };
}

/** Null once it was deleted. */
export function openApplicant(
  keys: KeyRing,
  id: string,
  { applicant, key_id }: { applicant: Buffer | null; key_id: string | null },
): Applicant | null {
  if (!applicant || !key_id) return null;
  return JSON.parse(open(keys, { keyId: key_id, bytes: applicant }, aboutApplicant(id))) as Applicant;
}

export function sealDocument(keys: KeyRing, id: string, plain: Buffer): { content: Buffer; key_id: string } {
  const { keyId, bytes } = sealBytes(keys, plain, aboutDocument(id));
  return { content: bytes, key_id: keyId };
}

export function openDocument(
  keys: KeyRing,
  id: string,
  { content, key_id }: { content: Buffer; key_id: string },
): Buffer {
  return openBytes(keys, { keyId: key_id, bytes: content }, aboutDocument(id));
}

/** Re-encrypts what is under an older key. Returns how many; a row changed meanwhile is left for the next run. */
export async function reencryptFinancing({ db, keys }: { db: Db; keys: KeyRing }): Promise<number> {
  const current = keys.current('data').id;
  let moved = 0n;
  const applications = await db
    .selectFrom('financing_applications')
    .select(['id', 'applicant', 'key_id'])
    .where('key_id', '!=', current)
    .execute();
  for (const row of applications) {
    const { numUpdatedRows } = await db
      .updateTable('financing_applications')
      .set(sealApplicant(keys, row.id, openApplicant(keys, row.id, row)!))
      .where('id', '=', row.id)
      .where('applicant', '=', row.applicant)
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  const documents = await db
    .selectFrom('financing_documents')
    .select('id')
    .where('key_id', '!=', current)
    .execute();
  // One file at a time: together they may exceed the memory.
  for (const { id } of documents) {
    const row = await db
      .selectFrom('financing_documents')
      .select(['content', 'key_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.content || !row.key_id) continue;
    const { numUpdatedRows } = await db
      .updateTable('financing_documents')
      .set(sealDocument(keys, id, openDocument(keys, id, { content: row.content, key_id: row.key_id })))
      .where('id', '=', id)
      .where('content', '=', row.content)
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  return Number(moved);
}
