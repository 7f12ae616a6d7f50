// Where a parcel is (spec §3 tracking): its courier is asked by its code, which stands in what the buyer chose as long as the store kept
// it, else in what the store wrote. What it tells of somebody else's parcel is nobody's to read (decision 0236). Call it outside transactions:
// it asks a provider.
import { courierCodeOf } from '#platform/shipping/courier-codes';
import type { ShippingProvider, Tracking } from '#platform/shipping/shipping';
import { todayInIndonesia } from '#shared/dates';
import type { ChosenShipping, StoreOrder } from './order.ts';

type Sent = Pick<StoreOrder, 'shipping' | 'courier' | 'trackingNumber' | 'orderedAt'>;

export interface ParcelTracking extends Tracking {
  /** The number stands for somebody else's parcel: nothing of it is told. */
  isAnothers: boolean;
}

/** As a store's form names the courier that the buyer chose. */
export const chosenCourier = ({ courierName, service }: Pick<ChosenShipping, 'courierName' | 'service'>) =>
  `${courierName} ${service}`;

/** Null: there is nobody to ask. Throws `ShippingError`. */
export async function trackParcel(
  { shipping: provider }: { shipping: ShippingProvider },
  sent: Sent,
): Promise<ParcelTracking | null> {
  const code = codeOf(sent);
  if (code === null || sent.trackingNumber === null) return null;
  const tracking = await provider.track(code, sent.trackingNumber);
  if (!tracking) return null;
  return isOlder(tracking, sent)
    ? { isAnothers: true, isDelivered: false, steps: [] }
    : { isAnothers: false, ...tracking };
}

const isDay = /^\d{4}-\d\d-\d\d/;
/** It was on its way on a day before this one was ordered. By days: some couriers tell no hour. */
const isOlder = ({ steps }: Tracking, { orderedAt }: Sent) =>
  steps.some(({ at }) => isDay.test(at) && at.slice(0, 10) < todayInIndonesia(orderedAt));

function codeOf({ shipping, courier }: Sent): string | null {
  if (courier === null) return null;
  return shipping && courier === chosenCourier(shipping) ? shipping.courier : courierCodeOf(courier);
}
