// What is encrypted of a financing application: who applies, and their documents (docs/product/financing.md).
import type { EncryptedColumn } from '#platform/encrypted-columns';
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
export const aboutContract = (applicationId: string) => `financing_contracts ${applicationId}`;

export const encryptedFinancing: EncryptedColumn[] = [
  { table: 'financing_applications', column: 'applicant', row: 'id', about: aboutApplicant },
  { table: 'financing_documents', column: 'content', row: 'id', isFile: true, about: aboutDocument },
  {
    table: 'financing_contracts',
    column: 'content',
    row: 'application_id',
    isFile: true,
    about: aboutContract,
  },
];

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
