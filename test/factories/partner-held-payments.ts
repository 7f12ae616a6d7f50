// Orders whose payment is received by the partner's own gateway: the partner holds the money.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyGatewayStatus } from '#domain/payments';
import { beginPayment, createOrder, type BookingSetup } from './bookings.ts';

/** The id of the order. */
export async function createOrderPaidToPartner(
  shop: BookingSetup,
  { departure, partnerId, affiliateCode }: { departure: string; partnerId: string; affiliateCode?: string },
): Promise<string> {
  const { member, bookingId } = await createOrder(shop, {
    departure,
    ...(affiliateCode && { affiliateCode }),
  });
  const { reference } = await beginPayment(shop, member, bookingId);
  const credentials = randomUUID();
  const { db } = shop.deps;
  await sql`insert into gateway_credentials (id, partner_id, gateway, fingerprint, settings, key_id)
    values (${credentials}, ${partnerId}, 'simulator', ${Buffer.from(credentials)}, '', 'x')`.execute(db);
  await sql`update payments set credential_id = ${credentials} where reference = ${reference}`.execute(db);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
  return bookingId;
}
