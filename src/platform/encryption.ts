// Encryption at rest of data that must be readable again (docs/product/privacy.md): AES-256-GCM; each row names its
// key, so that keys can be rotated row by row (`npm run admin -- rotate-keys`).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './keys.ts';

export interface Sealed {
  keyId: string;
  /** 12 bytes of nonce, 16 of tag, then the text. */
  bytes: Buffer;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts under the current key. Authenticates `about` (table and row) too: a value copied to another row does not
 * decrypt there.
 */
export function seal(keys: KeyRing, plain: string, about: string): Sealed {
  return sealBytes(keys, Buffer.from(plain), about);
}

/** The same for a file. */
export function sealBytes(keys: KeyRing, plain: Buffer, about: string): Sealed {
  const { id, secret } = keys.current('data');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { keyId: id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), hidden]) };
}

/** Decrypts. Throws when the key has left the ring, or when bytes or place differ from what was encrypted. */
export function open(keys: KeyRing, sealed: Sealed, about: string): string {
  return openBytes(keys, sealed, about).toString('utf8');
}

/** The same for a file. */
export function openBytes(keys: KeyRing, { keyId, bytes }: Sealed, about: string): Buffer {
  const key = keys.find('data', keyId);
  if (!key) throw new Error(`The key ring no longer holds key ${keyId}`);
  const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
