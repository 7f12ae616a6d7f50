// Tracks the parcel with the supplies (spec §7 users/bookings/{id}/tracking/shipping).
import type { Db } from '#platform/database/database';
import { ShippingError, type ShippingProvider, type Tracking } from '#platform/shipping/shipping';

export interface ParcelTrack {
  courier: string;
  number: string;
  sentOn: string;
  /** Null: the courier has no record yet, or does not answer. */
  tracking: Tracking | null;
}

/** Null before the partner has sent it. The caller has checked who may see the booking. */
export async function trackParcel(
  { db, shipping }: { db: Db; shipping: ShippingProvider },
  bookingId: string,
): Promise<ParcelTrack | null> {
  const sent = await db
    .selectFrom('booking_milestones')
    .select(['tracking_courier', 'tracking_number', 'reached_on'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'kit')
    .executeTakeFirst();
  if (!sent?.tracking_courier || !sent.tracking_number) return null;
  const tracking = await shipping
    .track(sent.tracking_courier, sent.tracking_number)
    .catch((error: unknown) => {
      if (error instanceof ShippingError) return null;
      throw error;
    });
  return { courier: sent.tracking_courier, number: sent.tracking_number, sentOn: sent.reached_on, tracking };
}
