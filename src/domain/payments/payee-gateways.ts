// Whose gateway receives the money (docs/product/payments.md: pilgrims' money belongs to the partner, and so do the
// credentials), encrypted at rest.
import type { Db } from '#platform/database/database';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import type { PaymentGateway } from '#platform/payments/gateway';
import type { PaymentGateways } from '#platform/payments/payments';
import type { GatewayCredentials } from '#platform/payments/settings';

interface KeptDeps {
  db: Db;
  keys: KeyRing;
}

export interface GatewayDeps extends KeptDeps {
  payments: PaymentGateways;
}

/** The partner's own gateway or, where it has none, the deployment's. */
export async function gatewayOfPayee(
  { payments, ...deps }: GatewayDeps,
  partnerId: string,
): Promise<PaymentGateway> {
  return payments.gatewayFor(await findCredentials(deps, partnerId));
}

/**
 * The payee of a payment, by its number: one statement, since gateways notify often. A number that nobody
 * here issued is checked with the deployment's own gateway.
 */
export async function gatewayOfPayment(
  { payments, ...deps }: GatewayDeps,
  { gateway, reference }: { gateway: string; reference: string },
): Promise<PaymentGateway> {
  const row = await deps.db
    .selectFrom('payments as p')
    .leftJoin('partner_gateways as g', 'g.partner_id', 'p.partner_id')
    .select(['p.partner_id', 'g.settings', 'g.key_id'])
    .where('p.gateway', '=', gateway)
    .where('p.reference', '=', reference)
    .executeTakeFirst();
  const credentials =
    row?.settings && row.key_id
      ? opened(deps.keys, row.partner_id, { settings: row.settings, keyId: row.key_id })
      : null;
  return payments.gatewayFor(credentials);
}

/** From now on this partner is paid here; running payments are checked where they began. */
export async function storeGateway(
  { db, keys }: KeptDeps,
  partnerId: string,
  credentials: GatewayCredentials,
): Promise<void> {
  const row = sealed(keys, partnerId, credentials);
  await db
    .insertInto('partner_gateways')
    .values({ partner_id: partnerId, ...row })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute();
}

/**
 * Re-encrypts every credential under an older key. Returns how many. A row changed meanwhile is left for the
 * next run.
 */
export async function reencryptGateways(deps: KeptDeps): Promise<number> {
  const { db, keys } = deps;
  const old = await db
    .selectFrom('partner_gateways')
    .select(['partner_id', 'settings'])
    .where('key_id', '!=', keys.current('data').id)
    .execute();
  let moved = 0n;
  for (const { partner_id: partnerId, settings } of old) {
    const credentials = await findCredentials(deps, partnerId);
    if (!credentials) continue;
    const { numUpdatedRows } = await db
      .updateTable('partner_gateways')
      .set(sealed(keys, partnerId, credentials))
      .where('partner_id', '=', partnerId)
      .where('settings', '=', settings)
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  return Number(moved);
}

async function findCredentials(
  { db, keys }: KeptDeps,
  partnerId: string,
): Promise<GatewayCredentials | null> {
  const kept = await db
    .selectFrom('partner_gateways')
    .select(['settings', 'key_id'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return kept ? opened(keys, partnerId, { settings: kept.settings, keyId: kept.key_id }) : null;
}

function opened(
  keys: KeyRing,
  partnerId: string,
  { settings, keyId }: { settings: Buffer; keyId: string },
): GatewayCredentials {
  return JSON.parse(open(keys, { keyId, bytes: settings }, sealedAbout(partnerId))) as GatewayCredentials;
}

function sealed(
  keys: KeyRing,
  partnerId: string,
  credentials: GatewayCredentials,
): { settings: Buffer; key_id: string } {
  const { keyId, bytes } = seal(keys, JSON.stringify(credentials), sealedAbout(partnerId));
  return { settings: bytes, key_id: keyId };
}

/** The encryption context of credentials: their partner and no other. */
const sealedAbout = (partnerId: string) => `partner_gateways ${partnerId}`;
