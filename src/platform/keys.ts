// The key ring (docs/product/privacy.md): master keys from the configuration, and keys derived from them for each
// purpose. The first signs and encrypts; the others still verify and decrypt, so that keys can be rotated without
// signing anybody out.
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

export const keyPurposes = [
  'jwt',
  'refresh',
  'tickets',
  'devices',
  'codes',
  'data',
  'wishes',
  'backups',
] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

export interface Key {
  /** The id by which a token or a row names the key. */
  id: string;
  secret: KeyObject;
}

export interface KeyRing {
  /** The key that signs and encrypts now. */
  current(purpose: KeyPurpose): Key;
  /** Every key of a purpose, the current one first. */
  all(purpose: KeyPurpose): readonly Key[];
  /** Null for a key that has left the ring. */
  find(purpose: KeyPurpose, id: string): Key | null;
}

/** The format of KEY_RING: ids and 32 bytes or more, in base64, the newest first. */
const entry = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43,}={0,2})$/;

export const keyRingFault =
  'must look like id:base64,id:base64 with at least 32 bytes each (openssl rand -base64 32), every id once';

/** Reads a ring; throws a sentence that names the fault, never a key. */
export function createKeyRing(text: string): KeyRing {
  const masters = readMasters(text);
  if (!masters) throw new Error(`A key ring ${keyRingFault}`);
  const derived = new Map(
    keyPurposes.map((purpose) => [
      purpose,
      masters.map(({ id, bytes }): Key => ({ id, secret: derive(bytes, purpose) })),
    ]),
  );
  const all = (purpose: KeyPurpose) => derived.get(purpose)!;
  return {
    all,
    current: (purpose) => all(purpose)[0]!,
    find: (purpose, id) => all(purpose).find((key) => key.id === id) ?? null,
  };
}

export function isKeyRing(text: string): boolean {
  return readMasters(text) !== null;
}

function readMasters(text: string): { id: string; bytes: Buffer }[] | null {
  const masters = new Map<string, Buffer>();
  for (const part of text.split(',')) {
    const [, id, base64] = entry.exec(part.trim()) ?? [];
    if (!id || !base64 || masters.has(id)) return null;
    masters.set(id, Buffer.from(base64, 'base64'));
  }
  return [...masters].map(([id, bytes]) => ({ id, bytes }));
}

/** HKDF: the key of one purpose reveals nothing of another's. */
function derive(master: Buffer, purpose: KeyPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `rihlah ${purpose}`, 32)));
}
