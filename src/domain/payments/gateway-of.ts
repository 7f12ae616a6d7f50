// Whose gateway takes the money (product.md: pilgrims' money belongs to the partner, and so do the credentials).
import type { Db } from '#platform/database/database';
import { open } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import type { PaymentGateway } from '#platform/payments/gateway';
import type { PaymentGateways } from '#platform/payments/payments';
import type { GatewayCredentials } from '#platform/payments/settings';

export interface GatewayDeps {
  db: Db;
  keys: KeyRing;
  payments: PaymentGateways;
}

export const gatewaySealedAbout = (partnerId: string) => `partner_gateways ${partnerId}`;

/** The partner's own gateway or, where it has none, the deployment's. */
export async function gatewayOf({ db, keys, payments }: GatewayDeps, partnerId: string): Promise<PaymentGateway> {
  const kept = await db.selectFrom('partner_gateways').select(['settings', 'key_id']).where('partner_id', '=', partnerId).executeTakeFirst();
  if (!kept) return payments.gatewayFor(null);
  const settings = open(keys, { keyId: kept.key_id, bytes: kept.settings }, gatewaySealedAbout(partnerId));
  return payments.gatewayFor(JSON.parse(settings) as GatewayCredentials);
}
