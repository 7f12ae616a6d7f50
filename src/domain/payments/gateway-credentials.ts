// Versions of gateway credentials (docs/product/payments.md), encrypted at rest. A new version is a new row: payments
// refer to the one they were requested with.
import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/database';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import type { GatewayCredentials } from '#platform/payments/settings';

export interface CredentialDeps {
  db: Db;
  keys: KeyRing;
}

/** As it is stored; `partner_id` null: the deployment's own. */
export interface StoredCredentials {
  partner_id: string | null;
  settings: Buffer;
  key_id: string;
}

/** From now on this partner is paid here; payments that were requested before stay with their own version. */
export async function storeGateway(
  deps: CredentialDeps,
  partnerId: string,
  credentials: GatewayCredentials,
): Promise<void> {
  const id = await storeVersion(deps, partnerId, credentials);
  await deps.db
    .insertInto('partner_gateways')
    .values({ partner_id: partnerId, credential_id: id })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ credential_id: id }))
    .execute();
}

/** The id of the version that holds these credentials; stores it when it is new. */
export async function storeVersion(
  { db, keys }: CredentialDeps,
  partnerId: string | null,
  credentials: GatewayCredentials,
): Promise<string> {
  const fingerprint = fingerprintOf(credentials);
  await db
    .insertInto('gateway_credentials')
    .values({
      partner_id: partnerId,
      gateway: credentials.gateway,
      fingerprint,
      ...sealed(keys, partnerId, credentials),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('gateway_credentials')
    .select('id')
    .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return id;
}

/** Equal for equal credentials. They are long random keys: their digest does not help to guess them. */
export function fingerprintOf(credentials: GatewayCredentials): Buffer {
  const fields = Object.entries(credentials).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/** Throws when the key has left the ring, or when the row was altered. */
export function openCredentials(
  keys: KeyRing,
  { partner_id: partnerId, settings, key_id: keyId }: StoredCredentials,
): GatewayCredentials {
  return JSON.parse(open(keys, { keyId, bytes: settings }, contextOf(partnerId))) as GatewayCredentials;
}

function sealed(keys: KeyRing, partnerId: string | null, credentials: GatewayCredentials) {
  const { keyId, bytes } = seal(keys, JSON.stringify(credentials), contextOf(partnerId));
  return { settings: bytes, key_id: keyId };
}

/** The encryption context of credentials: their owner and no other. */
const contextOf = (partnerId: string | null) => `partner_gateways ${partnerId ?? 'deployment'}`;

export const encryptedCredentials: EncryptedColumn = {
  table: 'gateway_credentials',
  column: 'settings',
  row: 'id',
  owner: 'partner_id',
  about: contextOf,
};
