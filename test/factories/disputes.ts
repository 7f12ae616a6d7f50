// A payment that its bank took back, as a dispute begins.
import { applyGatewayStatus } from '#domain/payments';
import { type BookingSetup, createPaidOrder } from './bookings.ts';

/** Answers the payment, its order and whoever ordered. */
export async function createDispute(shop: BookingSetup, order: Parameters<typeof createPaidOrder>[1]) {
  const { payment, bookingId, member } = await createPaidOrder(shop, order);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'charged_back'));
  return { paymentId: payment.id, reference: payment.reference, bookingId, member };
}
