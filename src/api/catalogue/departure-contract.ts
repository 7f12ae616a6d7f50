// Departures on the wire: the specification's "product" (spec §3 product/package). Texts are in the request's language.
import * as z from 'zod';
import { availabilities, categories, evidenceKinds, productKinds, roomTypes } from '#shared/catalogue';

const date = z.iso.date();
const rupiah = z.int().nonnegative();
const named = z.object({ slug: z.string(), name: z.string() });

const hotelData = z.object({
  name: z.string(),
  city: z.string(),
  stars: z.int(),
  metres_to_mosque: z.int().nullable(),
  has_shuttle: z.boolean(),
  nights: z.int(),
});

export const departureData = z.object({
  id: z.uuid(),
  slug: z.string(),
  category: z.enum(categories),
  kind: z.enum(productKinds),
  title: z.string(),
  departure_date: date,
  days: z.int(),
  nights: z.int(),
  quota: z.int(),
  remaining_quota: z.int().nonnegative(),
  availability: z.enum(availabilities),
  /** From this instant on nobody can join. */
  sale_ends_at: z.iso.datetime(),
  /** Why it cannot be bought, or null. */
  purchase_block: z.enum(['partner_suspended', 'partner_unlicensed', 'licence_expired']).nullable(),
  starting_price: rupiah,
  starting_room_type: z.enum(roomTypes),
  all_in_price: rupiah,
  partner: named,
  licence_number: z.string().nullable(),
  departure_airport: z.object({ iata: z.string(), city: z.string() }),
  airline: z.object({ iata: z.string(), name: z.string() }).nullable(),
  destinations: z.array(named),
  hotels: z.array(hotelData),
  is_financing_available: z.boolean(),
  is_savings_available: z.boolean(),
  /** The running promo that takes most off for one traveller, or null; first and last day in Indonesia. */
  promo: z
    .object({
      slug: z.string(),
      discount_up_to: rupiah,
      period: z.object({ start_date: date, end_date: date }),
    })
    .nullable(),
  rating: z.number().nullable(),
  rating_count: z.int(),
});

const titled = z.object({ title: z.string(), text: z.string() });
const agePrice = z
  .object({ amount: rupiah })
  .or(z.object({ basis_points: z.int() }))
  .nullable();

export const productData = departureData.extend({
  return_date: date,
  summary: z.string(),
  description: z.string(),
  agenda: z.array(titled.extend({ day: z.int() })),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  facilities: z.array(z.object({ icon: z.string(), text: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  others: z.array(z.string()),
  cancellation: z.array(z.object({ days_before: z.int(), refund_basis_points: z.int() })),
  flights: z.array(
    z.object({
      number: z.string(),
      from: z.string(),
      to: z.string(),
      departs: z.string(),
      arrives: z.string(),
      day: z.int(),
    }),
  ),
  room_prices: z.array(z.object({ room_type: z.enum(roomTypes), amount: rupiah })),
  extras: z.array(z.object({ name: z.string(), amount: rupiah, is_mandatory: z.boolean() })),
  child_price: agePrice,
  infant_price: agePrice,
  down_payment: z.object({ amount: rupiah, settlement_due_date: date }).nullable(),
  evidence: z.array(
    z.object({
      kind: z.enum(evidenceKinds),
      state: z.enum(['confirmed', 'pending', 'missing']),
      date: date.nullable(),
      note: z.string().nullable(),
    }),
  ),
  partner_details: z.object({
    city: z.string(),
    founded_year: z.int(),
    licence_number: z.string().nullable(),
    licence_issued_on: date.nullable(),
    licence_valid_until: date.nullable(),
    licence_source: z.string().nullable(),
    licence_checked_on: date.nullable(),
    suspended_reason: z.string().nullable(),
  }),
  other_dates: z.array(
    z.object({
      slug: z.string(),
      departure_date: date,
      starting_price: rupiah,
      all_in_price: rupiah,
      remaining_quota: z.int(),
      departure_airport: z.string(),
    }),
  ),
  /** The requested consultant's code, when it is valid (spec §1). */
  affiliate_code: z.string().nullable(),
});

export const recommendationData = z.object({ items: z.array(departureData), is_show_more: z.boolean() });
