// The delivery of a booking's supplies, as the booking stores it.
import * as z from 'zod';

/**
 * A copy taken when it was chosen: a later change of the saved postal address does not redirect the parcel.
 */
const delivery = z.object({
  addressId: z.string(),
  recipient: z.string(),
  phone: z.string(),
  street: z.string(),
  note: z.string(),
  district: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  courier: z.string(),
  courierName: z.string(),
  service: z.string(),
  cost: z.int(),
  days: z.object({ least: z.int(), most: z.int() }).nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export function readDelivery(kept: unknown): Delivery | null {
  return kept === null ? null : delivery.parse(kept);
}
