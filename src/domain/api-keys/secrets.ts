// What a key looks like: a prefix that scanners of code recognise, a name that people recognise, and the secret.
import { createHash, randomBytes } from 'node:crypto';

const mark = 'rihlah_';
const nameLength = 8;

/** True for what looks like a key: whether it is one says the database. */
export function isApiKey(text: string | undefined): text is string {
  return text?.startsWith(mark) ?? false;
}

/** A new key: 240 random bits, 32 of which people see later. Of it only `prefix` and the digest are stored. */
export function newApiKey(): { key: string; prefix: string } {
  const key = mark + randomBytes(30).toString('hex');
  return { key, prefix: key.slice(0, mark.length + nameLength) };
}

/** No salt and no slow hash: the key is random, and each call asks for it. */
export function digestOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
