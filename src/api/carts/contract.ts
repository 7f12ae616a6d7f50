// The cart of souvenirs (spec §7 Cart: POST, PUT, PATCH, DELETE, GET). A guest's is known by a cookie and becomes the member's with signing in.
import * as z from 'zod';
import { cartLinesMost } from '#shared/limits';
import { endpoint } from '#api/define';
import { promoReason } from '#api/promos/contract';

const cart = '/api/v1/merchandise/cart';
const open = { who: 'everyone', spec: '§7 Merchandise (v1)' } as const;
const rupiah = z.int().nonnegative();
/** Judged by the domain, which names the field. */
const quantity = z.number();
const wanted = z.object({ variant_id: z.string(), quantity });

const cartData = z.object({
  stores: z.array(
    z.object({
      store: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string() }),
      items: z.array(
        z.object({
          variant_id: z.uuid(),
          merchandise_id: z.uuid(),
          slug: z.string(),
          name: z.string(),
          variant: z.string(),
          picture: z.string(),
          price: rupiah,
          weight_grams: z.int(),
          quantity: z.int(),
          stock: z.int(),
          /** Why it cannot be ordered as it stands, or null. */
          fault: z.enum(['not_sold', 'sold_out', 'too_many']).nullable(),
          total: rupiah,
        }),
      ),
      total: rupiah,
      weight_grams: z.int(),
    }),
  ),
  count: z.int(),
  total: rupiah,
  /** What it is to be ordered with; without a discount, the reason why it gives none now. */
  promo: z
    .object({ id: z.uuid(), code: z.string(), title: z.string(), reason: promoReason.nullable() })
    .nullable(),
  discount: rupiah,
  total_after_discount: rupiah,
  is_orderable: z.boolean(),
});

export const cartsContract = {
  cart: endpoint({
    ...open,
    method: 'GET',
    path: cart,
    summary: 'The cart by store, with the prices and the stock of now',
    data: cartData,
  }),
  add: endpoint({
    ...open,
    method: 'POST',
    path: cart,
    summary: 'Add so many of a variant to what is there',
    body: wanted,
    data: cartData,
    errors: ['invalid_input', 'not_found', 'stock_too_low', 'cart_full'],
  }),
  replace: endpoint({
    ...open,
    method: 'PUT',
    path: cart,
    summary: 'Put these in place of what is there, all or nothing',
    body: z.object({ items: z.array(wanted).max(cartLinesMost) }),
    data: cartData,
    errors: ['invalid_input', 'not_found', 'stock_too_low', 'cart_full'],
  }),
  change: endpoint({
    ...open,
    method: 'PATCH',
    path: `${cart}/:id`,
    summary: 'Set how many of a variant are wanted',
    params: z.object({ id: z.string() }),
    body: z.object({ quantity }),
    data: cartData,
    errors: ['invalid_input', 'not_found', 'stock_too_low'],
  }),
  remove: endpoint({
    ...open,
    method: 'DELETE',
    path: `${cart}/:id`,
    summary: 'Take a variant out; one that is not there changes nothing',
    params: z.object({ id: z.string() }),
    data: cartData,
  }),
};
