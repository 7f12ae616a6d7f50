// Encrypts a push message for one browser (RFC 8291 with aes128gcm of RFC 8188): the push service carries what it cannot read.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface BrowserKeys {
  /** The browser's point on P-256, uncompressed, in base64url. */
  publicKey: string;
  authSecret: string;
}

/** What each message has of its own; fixed in tests only. */
export interface Ephemeral {
  salt: Buffer;
  privateKey: Buffer;
}

/** Browsers take 4,096 bytes; ours are a few hundred. */
const recordBytes = 4_096;
const tagBytes = 16;

/** Throws when the browser's key is no point of the curve. */
export function encryptPush(
  text: string,
  { publicKey, authSecret }: BrowserKeys,
  own: Ephemeral = { salt: randomBytes(16), privateKey: newPrivateKey() },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > recordBytes - tagBytes - 1) throw new Error('The push message is too long');
  const browserKey = Buffer.from(publicKey, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(own.privateKey);
  const ownKey = pair.getPublicKey();
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const material = derive(pair.computeSecret(browserKey), Buffer.from(authSecret, 'base64url'), keyInfo, 32);
  const key = derive(material, own.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, own.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  own.salt.copy(header);
  header.writeUInt32BE(recordBytes, 16);
  header.writeUInt8(ownKey.length, 20);
  // The delimiter of the last record.
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  return Buffer.concat([header, ownKey, sealed, cipher.getAuthTag()]);
}

function newPrivateKey(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPrivateKey();
}
