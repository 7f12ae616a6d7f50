// Promos (spec §7; decision 0022 defines the calls without a description). Checking a promo's discount does not use it.
import * as z from 'zod';
import { maxAmount } from '#shared/departure-query';
import { pageSizes } from '#shared/limits';
import { promoCategories } from '#shared/promo-category';
import { departureData } from '#api/catalogue/departure-contract';
import { endpoint } from '#api/define';
import { limited, named, paged, searchText } from '#api/inputs';

const spec = '§7 Promos';
const open = { who: 'everyone', spec } as const;
const promos = '/api/v3/promos';
const rupiah = z.int().nonnegative();

export const promoData = z.object({
  id: z.uuid(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  description: z.string(),
  terms: z.array(z.string()),
  category: z.enum(promoCategories),
  /** Only trips of this partner; null = of every partner. */
  partner: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** First and last day in Indonesia. */
  period: z.object({ start_date: z.iso.date(), end_date: z.iso.date() }),
  /** Exactly one of the two. */
  discount_amount: rupiah.nullable(),
  discount_basis_points: z.int().nullable(),
  discount_up_to: rupiah,
  minimum_order: rupiah,
  max_uses_per_member: z.int(),
});

/** Which journey is ordered, and for how much before the discount; without an amount, for what one traveller pays. */
const order = { product_id: z.string(), amount: z.int().nonnegative().max(maxAmount).optional() };
export const appliedData = z.object({
  promo: promoData,
  amount: rupiah,
  discount: rupiah,
  amount_after_discount: rupiah,
});
/** Why it gives no discount. */
export const promoReason = z.object({ message_key: z.string(), message: z.string() });
export const usableData = promoData.extend({
  is_usable: z.boolean(),
  discount: rupiah,
  /** Why it gives no discount, or null. */
  reason: promoReason.nullable(),
});

export const promosContract = {
  promos: endpoint({
    ...open,
    method: 'GET',
    path: promos,
    summary: 'Promos that run or are still to come, searched by title or code',
    query: paged(pageSizes.list).extend({ search: searchText.optional() }),
    data: z.array(promoData),
    paged: true,
  }),
  active: endpoint({
    ...open,
    method: 'GET',
    path: `${promos}/active`,
    summary: 'Promos that run today',
    query: limited(pageSizes.list),
    data: z.array(promoData),
  }),
  promo: endpoint({
    ...open,
    method: 'GET',
    path: `${promos}/:id`,
    summary: 'One promo',
    params: named,
    data: promoData,
    errors: ['not_found'],
  }),
  products: endpoint({
    ...open,
    method: 'GET',
    path: `${promos}/:id/products`,
    summary: 'Departures whose journey the promo is for',
    params: named,
    query: paged(pageSizes.list),
    data: z.array(departureData),
    paged: true,
    errors: ['not_found'],
  }),
  useList: endpoint({
    ...open,
    method: 'POST',
    path: `${promos}/use-list`,
    summary: 'The running promos with what each would take off this order, the largest discount first',
    body: z.object(order),
    data: z.array(usableData),
    errors: ['not_found', 'invalid_input'],
  }),
  check: endpoint({
    ...open,
    method: 'POST',
    path: `${promos}/check`,
    summary: 'What the promo of a code would take off this order',
    body: z.object({ code: z.string(), ...order }),
    data: appliedData,
    errors: ['promo_refused', 'not_found', 'invalid_input', 'too_many_requests'],
  }),
  quote: endpoint({
    ...open,
    method: 'POST',
    path: `${promos}/:id`,
    summary: 'What this promo would take off this order',
    params: named,
    body: z.object(order),
    data: appliedData,
    errors: ['promo_refused', 'not_found', 'invalid_input'],
  }),
};
