// A parcel of a souvenir order as members and its store read it (spec §3 merchandise order), with what its buyer sends back.
import * as z from 'zod';
import { returnReasons, storeOrderStates, storeReturnStates } from '#shared/souvenir-order-states';

const rupiah = z.int();
export const days = z.object({ least: z.int(), most: z.int() }).nullable();

export const pieces = z.array(z.object({ item_id: z.string(), quantity: z.number() }));

const returnData = z.object({
  status: z.enum(storeReturnStates),
  reason: z.enum(returnReasons),
  note: z.string(),
  /** The store's words, the buyer's objection, what the operator decided. */
  answer: z.string().nullable(),
  objection: z.string().nullable(),
  decision: z.string().nullable(),
  /** Until when the store does what is next. */
  act_by: z.iso.datetime().nullable(),
  items: z.array(z.object({ item_id: z.uuid(), quantity: z.int() })),
  /** Paths, for the buyer, the store's staff and the operator. */
  pictures: z.array(z.string()),
});

export const parcelData = z.object({
  partner_store_id: z.uuid(),
  status: z.enum(storeOrderStates),
  store: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string() }),
  /** Null: none is chosen yet. */
  address: z
    .object({
      id: z.uuid().nullable(),
      recipient: z.string(),
      phone: z.string(),
      street: z.string(),
      note: z.string(),
      subdistrict: z.string(),
      city: z.string(),
      province: z.string(),
      postal_code: z.string(),
    })
    .nullable(),
  shipping: z.object({ courier: z.string(), courier_name: z.string(), service: z.string(), days }).nullable(),
  items: z.array(
    z.object({
      id: z.uuid(),
      merchandise_id: z.uuid(),
      variant_id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      variant: z.string(),
      price: rupiah,
      quantity: z.int(),
      discount: rupiah,
      is_reviewed: z.boolean(),
      review_pictures: z.array(z.object({ id: z.string(), path: z.string() })),
    }),
  ),
  weight_grams: z.int(),
  items_total: rupiah,
  discount: rupiah,
  shipping_cost: rupiah,
  total: rupiah,
  /** The day its buyer comes home, where it is asked to arrive then. */
  arrive_on: z.iso.date().nullable(),
  accept_by: z.iso.datetime().nullable(),
  ship_by: z.iso.datetime().nullable(),
  tracking: z.object({ courier: z.string(), tracking_number: z.string() }).nullable(),
  return: returnData.nullable(),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.string(),
      status: z.enum(storeOrderStates),
      note: z.string().nullable(),
    }),
  ),
});
