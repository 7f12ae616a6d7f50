// What signs deliveries: a secret for each address, encrypted at rest; after a rotation the one before signs along for a day.
import { createHmac, randomBytes } from 'node:crypto';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import { dayMs } from '#shared/durations';

/** Our choice: time for a partner's system to learn the new one. */
const overlapMs = dayMs;

interface Secrets {
  current: string;
  /** Signs until then, an instant. */
  former?: { secret: string; until: string };
}

/** The encryption context: their row and no other. */
const aboutEndpoint = (id: string | null) => `webhook_endpoints ${id}`;

export const encryptedWebhooks: EncryptedColumn[] = [
  { table: 'webhook_endpoints', column: 'secrets', row: 'id', about: aboutEndpoint },
];

export interface SealedSecrets {
  secrets: Buffer | null;
  key_id: string | null;
}

export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64url')}`;

export function sealSecrets(keys: KeyRing, id: string, secrets: Secrets) {
  const { keyId, bytes } = seal(keys, JSON.stringify(secrets), aboutEndpoint(id));
  return { secrets: bytes, key_id: keyId };
}

/** The next secret, and the one before for as long as both sign. */
export function rotated(keys: KeyRing, id: string, sealed: SealedSecrets, now: Date, next: string) {
  const { current } = openSecrets(keys, id, sealed);
  const until = new Date(now.getTime() + overlapMs).toISOString();
  return sealSecrets(keys, id, { current: next, former: { secret: current, until } });
}

/** `t=<seconds>,v1=<hex>`, with a `v1` for each secret that signs now: HMAC-SHA256 over `<seconds>.<body>`. */
export function signatureOf(
  keys: KeyRing,
  id: string,
  { sealed, body, now }: { sealed: SealedSecrets; body: string; now: Date },
): string {
  const { current, former } = openSecrets(keys, id, sealed);
  const seconds = Math.floor(now.getTime() / 1_000);
  const signing = former && new Date(former.until) > now ? [current, former.secret] : [current];
  const signed = signing.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
}

function openSecrets(keys: KeyRing, id: string, { secrets, key_id }: SealedSecrets): Secrets {
  if (!secrets || !key_id) throw new Error('The address has no secret');
  return JSON.parse(open(keys, { keyId: key_id, bytes: secrets }, aboutEndpoint(id))) as Secrets;
}
