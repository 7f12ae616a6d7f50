// Where a parcel is (spec §3 tracking): its courier is asked by its code, which stands in what the buyer chose as long as the store kept
// it, else in what the store wrote. Call it outside transactions: it asks a provider.
import { courierCodeOf } from '#platform/shipping/courier-codes';
import type { ShippingProvider, Tracking } from '#platform/shipping/shipping';
import type { ChosenShipping, StoreOrder } from './order.ts';

type Sent = Pick<StoreOrder, 'shipping' | 'courier' | 'trackingNumber'>;

/** As a store's form names the courier that the buyer chose. */
export const chosenCourier = ({ courierName, service }: Pick<ChosenShipping, 'courierName' | 'service'>) =>
  `${courierName} ${service}`;

/** Null: there is nobody to ask. Throws `ShippingError`. */
export async function trackParcel(
  { shipping: provider }: { shipping: ShippingProvider },
  sent: Sent,
): Promise<Tracking | null> {
  const code = codeOf(sent);
  return code === null || sent.trackingNumber === null ? null : provider.track(code, sent.trackingNumber);
}

function codeOf({ shipping, courier }: Sent): string | null {
  if (courier === null) return null;
  return shipping && courier === chosenCourier(shipping) ? shipping.courier : courierCodeOf(courier);
}
