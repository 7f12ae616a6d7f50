// What web push must be told (VAPID, RFC 8292): the key by which push services know this deployment, and whom they write to.
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';

export const webPushVariables = {
  /** Web push: a private key on P-256, 32 bytes in base64url. Unset: off. Changing it ends every subscription. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  /** Whom push services write to when something is wrong. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@]+@[^@]+|https:\/\/.+)$/, 'must be a mailto: or https: address')
    .optional(),
};

const variables = z.object(webPushVariables);

export interface WebPushSettings {
  privateKey: KeyObject;
  /** The point of the key, uncompressed, in base64url: browsers subscribe for it. */
  publicKey: string;
  subject: string;
}

/** Null: web push is off. Throws one readable sentence when it is only half configured. */
export function webPushSettings(value: z.output<typeof variables>): WebPushSettings | null {
  const { VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: subject } = value;
  if (key === undefined) return null;
  if (subject === undefined)
    throw new Error('The configuration is wrong. VAPID_SUBJECT is needed where VAPID_PRIVATE_KEY is set');
  return { ...readKey(Buffer.from(key, 'base64url')), subject };
}

function readKey(secret: Buffer): Pick<WebPushSettings, 'privateKey' | 'publicKey'> {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret);
    const point = pair.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: x!, y: y! };
    return {
      privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
      publicKey: point.toString('base64url'),
    };
  } catch {
    throw new Error('The configuration is wrong. VAPID_PRIVATE_KEY is no key on P-256');
  }
}
