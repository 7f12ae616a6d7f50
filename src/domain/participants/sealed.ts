// What is encrypted of the participants: their document numbers, and the files (docs/product/participants.md).
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, openBytes, seal, sealBytes } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import type { Registration } from '#shared/registration-fields';

/** Document numbers, and health. */
export interface ParticipantSecrets {
  nik: string | null;
  passportNumber: string | null;
  passportExpiresOn: string | null;
  vaccinatedOn: string | null;
  /** What registers ask beyond the passport. */
  registration: Registration;
}

export const noSecrets: ParticipantSecrets = {
  nik: null,
  passportNumber: null,
  passportExpiresOn: null,
  vaccinatedOn: null,
  registration: {},
};

/** The encryption context: their row and no other. */
const aboutParticipant = (id: string) => `participants ${id}`;
const aboutDocument = (id: string) => `participant_documents ${id}`;

export const encryptedParticipants: EncryptedColumn[] = [
  { table: 'participants', column: 'secrets', row: 'id', about: aboutParticipant },
  { table: 'participant_documents', column: 'content', row: 'id', isFile: true, about: aboutDocument },
];

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
  const kept: unknown = JSON.parse(open(keys, { keyId: key_id, bytes: secrets }, aboutParticipant(id)));
  // Older rows lack what was asked later.
  return { ...noSecrets, ...(kept as Partial<ParticipantSecrets>) };
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
