// What is encrypted of a savings application: who applies and who inherits, KTP and NPWP, the account's number
// (docs/product/savings.md).
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, openBytes, seal, sealBytes } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import type { genders } from '#shared/genders';
import type { SavingsOccupation } from '#shared/savings';

type Gender = (typeof genders)[number];

export interface SavingsApplicant {
  name: string;
  gender: Gender;
  birthDate: string;
  email: string;
  /** In E.164. */
  phone: string;
  address: string;
  occupation: SavingsOccupation;
  monthlyIncome: number;
  hasNpwp: boolean;
}

export interface SavingsHeir {
  motherMaidenName: string;
  name: string;
  gender: Gender;
  contactName: string;
  phone: string;
}

export interface SavingsDetails {
  applicant: SavingsApplicant | null;
  heir: SavingsHeir | null;
}

const aboutDetails = (id: string | null) => `savings_applications ${id}`;
const aboutDocument = (id: string | null) => `savings_documents ${id}`;
const aboutAccount = (applicationId: string | null) => `savings_accounts ${applicationId}`;

export const encryptedSavings: EncryptedColumn[] = [
  { table: 'savings_applications', column: 'details', row: 'id', about: aboutDetails },
  { table: 'savings_documents', column: 'content', row: 'id', isFile: true, about: aboutDocument },
  { table: 'savings_accounts', column: 'account_number', row: 'application_id', about: aboutAccount },
];

export function sealDetails(keys: KeyRing, id: string, details: SavingsDetails) {
  const { keyId, bytes } = seal(keys, JSON.stringify(details), aboutDetails(id));
  return { details: bytes, key_id: keyId };
}

/** Empty before anything was filled in, and once it was deleted. */
export function openDetails(
  keys: KeyRing,
  id: string,
  { details, key_id }: { details: Buffer | null; key_id: string | null },
): SavingsDetails {
  if (!details || !key_id) return { applicant: null, heir: null };
  return JSON.parse(open(keys, { keyId: key_id, bytes: details }, aboutDetails(id))) as SavingsDetails;
}

export function sealDocument(keys: KeyRing, id: string, plain: Buffer) {
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

export function sealAccountNumber(keys: KeyRing, applicationId: string, number: string) {
  const { keyId, bytes } = seal(keys, number, aboutAccount(applicationId));
  return { account_number: bytes, key_id: keyId };
}

export function openAccountNumber(
  keys: KeyRing,
  applicationId: string,
  { accountNumber, keyId }: { accountNumber: Buffer; keyId: string },
): string {
  return open(keys, { keyId, bytes: accountNumber }, aboutAccount(applicationId));
}
