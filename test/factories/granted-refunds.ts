// Refunds that finance grants of an order that stands: a paid order, and a refund of it that waits for a second person.
import { proposeGrantedRefund } from '#domain/finance-console';
import { type BookingSetup, createPaidOrder } from './bookings.ts';
import { createFinance } from './payouts.ts';
import { createDeparture } from './programmes.ts';

/** What the form sends. */
export const grantForm = {
  reason: 'goodwill',
  borne_by: 'platform',
  amount: '1.000.000',
  note: 'Hotel diganti',
} as const;

/** A paid order, its code and its payment. */
export async function createGrantable(shop: BookingSetup, departureId?: string) {
  const departure = departureId ?? (await createDeparture(shop.deps.db)).id;
  const { payment, bookingId, member } = await createPaidOrder(shop, { departure });
  const { code } = await shop.deps.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { paymentId: payment.id, reference: payment.reference, bookingId, code, member };
}

/** Asked for by one person of finance; answers its id. */
export async function askForGrant(shop: BookingSetup, departureId?: string): Promise<string> {
  const { paymentId } = await createGrantable(shop, departureId);
  const { actor } = await createFinance(shop.deps);
  return proposeGrantedRefund(shop.deps, actor, { paymentId, form: grantForm });
}
