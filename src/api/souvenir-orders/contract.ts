// Ordering souvenirs (spec §7 Merchandise (v1): do-checkout, shipping, shipping-methods, detail/order, gateways, payments; Member: merchant
// booking detail). `:id` is the id or the code of an order, `partner_store_id` names one of its parcels: by the parcel's id, or by its store's where that sends only one.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { documentMaxBytes } from '#shared/participant-documents';
import { photographMaxBytes } from '#shared/pictures';
import { souvenirOrderStates } from '#shared/souvenir-order-states';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';
import { paymentData, paymentMethodsData } from '#api/payments/payment-data';
import { appliedData, usableData } from '#api/promos/contract';
import { days, parcelData, pieces } from './parcel-data.ts';

const ofMember = { who: 'member', spec: '§7 Merchandise (v1)' } as const;
const merchandise = '/api/v1/merchandise';
const own = '/api/v1/user/merchandise/orders';
const rupiah = z.int();

const orderData = z.object({
  booking_merchandise_id: z.uuid(),
  booking_code: z.string(),
  invoice_id: z.uuid(),
  invoice_code: z.string(),
  status: z.enum(souvenirOrderStates),
  items_total: rupiah,
  discount: rupiah,
  shipping_total: rupiah,
  total_bill: rupiah,
  order_date: z.iso.datetime(),
  payable_until: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  stores: z.array(parcelData),
  server_time: z.iso.datetime(),
});

const shippingOption = z.object({
  quote_id: z.uuid(),
  courier: z.string(),
  courier_name: z.string(),
  service: z.string(),
  description: z.string(),
  cost: rupiah,
  days,
  expires_at: z.iso.datetime(),
});

const ofLine = z.object({ id: z.string(), item: z.string() });

const once = ['request_running', 'idempotency_key_reused'] as const;
const changing = ['not_found', 'booking_state', 'busy'] as const;

const promos = `${merchandise}/promos`;
const code = z.object({ code: z.string() });

export const souvenirOrdersContract = {
  promos: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${promos}/use-list`,
    summary: "The running promos for souvenirs with what each would take off the member's cart",
    data: z.array(usableData),
  }),
  checkPromo: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${promos}/check`,
    summary: 'What the promo of a code would take off the cart; changes nothing',
    body: code,
    data: appliedData,
    errors: ['cart_empty', 'promo_refused', 'invalid_input', 'too_many_requests'],
  }),
  editPromo: endpoint({
    ...ofMember,
    method: 'PUT',
    path: promos,
    summary: 'Order the cart with the promo of a code, in place of another',
    body: code,
    data: appliedData,
    errors: ['cart_empty', 'promo_refused', 'invalid_input', 'too_many_requests'],
  }),
  deletePromo: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: promos,
    summary: 'Order the cart without a promo; without one this changes nothing',
    data: z.null(),
  }),
  checkout: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${merchandise}/do-checkout`,
    summary:
      'Order the whole cart: its stock is set aside while shipping is chosen, of every store or of none',
    body: z.object({ total: z.number().optional() }),
    data: z.object({ booking_merchandise_id: z.uuid() }),
    errors: [
      'cart_empty',
      'stock_too_low',
      'price_changed',
      'promo_refused',
      'holding_limit',
      'too_many_requests',
      'busy',
      ...once,
    ],
  }),
  shippingMethods: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${merchandise}/shipping-methods`,
    summary: 'Couriers for one parcel of an order, the cheapest first; what they say stands for an hour',
    query: z.object({ merchandise_id: z.string(), partner_store_id: z.string() }),
    data: z.array(shippingOption),
    errors: ['not_found', 'shipping_address_required', 'shipping_unavailable'],
  }),
  shipping: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${merchandise}/:id/shipping`,
    summary: 'The parcels of an order, each with its address and its courier',
    params: named,
    data: z.array(parcelData),
    errors: ['not_found'],
  }),
  sendTo: endpoint({
    ...ofMember,
    method: 'PATCH',
    path: `${merchandise}/:id/shipping`,
    summary:
      'Send a parcel, or so many pieces of one line of it, to another address; couriers are asked anew',
    params: named,
    body: z.object({
      partner_store_id: z.string(),
      address_id: z.string(),
      item_id: z.string().optional(),
      quantity: z.number().optional(),
    }),
    data: orderData,
    errors: [...changing, 'invalid_input'],
  }),
  chooseShipping: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${merchandise}/:id/shipping`,
    summary: 'Choose a courier for a parcel',
    params: named,
    body: z.object({ partner_store_id: z.string(), quote_id: z.string() }),
    data: orderData,
    errors: [...changing, 'shipping_quote_expired'],
  }),
  returnDays: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${merchandise}/return-days`,
    summary: "The member's paid journeys whose day of return a parcel may arrive for",
    data: z.array(z.object({ booking_id: z.uuid(), booking_code: z.string(), returns_on: z.iso.date() })),
  }),
  arrive: endpoint({
    ...ofMember,
    method: 'PUT',
    path: `${merchandise}/:id/arrival`,
    summary:
      "Ask that a parcel to the member's main address arrives for the day of return of a journey; null: as soon as it can",
    params: named,
    body: z.object({ partner_store_id: z.string(), booking_id: z.string().nullable() }),
    data: orderData,
    errors: [...changing, 'return_day_elsewhere'],
  }),
  confirm: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${merchandise}/:id/confirm`,
    summary: 'Fix shipping; from now on the order can be paid',
    params: named,
    body: z.object({ total: z.number().optional() }),
    data: orderData,
    errors: [
      ...changing,
      'shipping_missing',
      'shipping_quote_expired',
      'price_changed',
      'stock_too_low',
      'promo_refused',
    ],
  }),
  cancel: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${merchandise}/:id`,
    summary: 'Give an unpaid order up: what was in it lies in the cart again',
    params: named,
    data: z.null(),
    errors: changing,
  }),
  detail: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${merchandise}/:id/detail/order`,
    summary: 'An order with all its parcels',
    params: named,
    data: orderData,
    errors: ['not_found'],
  }),
  gateways: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${merchandise}/:id/gateways`,
    summary: 'The ways to pay an order, with their fees',
    params: named,
    data: paymentMethodsData,
    errors: ['not_found'],
  }),
  pay: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${merchandise}/payments`,
    summary: 'Begin to pay an order, all stores at once; the same method again answers the running payment',
    body: z.object({
      invoice_id: z.string(),
      payment_method_code: z.string(),
      payment_gateway: z.string().optional(),
      timezone: z.string().optional(),
    }),
    data: paymentData,
    errors: [
      'not_found',
      'invalid_input',
      'phone_unverified',
      'payment_method_unavailable',
      'payment_method_limit',
      'invoice_not_payable',
      'gateway_unavailable',
      'too_many_requests',
      'busy',
      ...once,
    ],
  }),
  payment: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${merchandise}/:id/payment-number/:number`,
    summary: 'A payment of an order, by its number',
    params: z.object({ id: z.string(), number: z.string() }),
    data: paymentData,
    errors: ['not_found'],
  }),
  list: endpoint({
    ...ofMember,
    method: 'GET',
    path: own,
    summary: "The member's souvenir orders, the newest first",
    query: paged(pageSizes.list),
    data: z.array(orderData),
    paged: true,
  }),
  part: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${own}/merchant/:id`,
    summary: 'One parcel of an order: the merchant booking detail',
    params: named,
    data: parcelData,
    errors: ['not_found'],
  }),
  cancelPart: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${own}/merchant/:id`,
    summary: 'Give up what its store has not accepted or is late with: its share is refunded',
    params: named,
    data: parcelData,
    errors: ['not_found', 'store_order_state', 'busy'],
  }),
  receive: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/merchant/:id/received`,
    summary: 'The parcel came',
    params: named,
    data: parcelData,
    errors: ['not_found', 'store_order_state', 'busy'],
  }),
  review: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/merchant/:id/reviews`,
    summary: 'Review an item of a parcel that came; once',
    params: named,
    body: z.object({ item_id: z.string(), rating: z.unknown(), text: z.unknown() }),
    data: parcelData,
    errors: ['not_found', 'store_order_state', 'invalid_input'],
  }),
  addReviewPicture: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/merchant/:id/reviews/:item/pictures`,
    summary:
      'A picture of an item that was reviewed: JPEG, PNG, WebP or AVIF; three at most, within 14 days of the review',
    params: ofLine,
    upload: { field: 'picture', maxBytes: photographMaxBytes },
    data: parcelData,
    errors: [
      'not_found',
      'store_order_state',
      'invalid_input',
      'too_many_requests',
      'unavailable',
      'request_running',
      'idempotency_key_reused',
    ],
  }),
  removeReviewPicture: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${own}/merchant/:id/reviews/:item/pictures/:picture`,
    summary: 'Take one of the own pictures out of a review; one that is gone counts as removed',
    params: ofLine.extend({ picture: z.string() }),
    data: parcelData,
    errors: ['not_found'],
  }),
  askReturn: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/merchant/:id/return`,
    summary: 'Ask to send pieces of a delivered parcel back, once; pictures follow one by one',
    params: named,
    body: z.object({ reason: z.unknown().optional(), note: z.unknown().optional(), items: pieces }),
    data: parcelData,
    errors: ['not_found', 'store_order_state', 'invalid_input', 'busy'],
  }),
  addReturnPicture: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/merchant/:id/return/pictures`,
    summary:
      'A picture of what is sent back: JPEG, PNG or WebP; three at most, while the store has not answered',
    params: named,
    upload: { field: 'picture', maxBytes: documentMaxBytes },
    data: parcelData,
    errors: [
      'not_found',
      'store_order_state',
      'invalid_input',
      'too_many_requests',
      'unavailable',
      'busy',
      'request_running',
      'idempotency_key_reused',
    ],
  }),
  contestReturn: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/merchant/:id/return/contest`,
    summary: 'Ask the operator to decide about a return that the store refused',
    params: named,
    body: z.object({ note: z.unknown().optional() }),
    data: parcelData,
    errors: ['not_found', 'store_order_state', 'invalid_input', 'busy'],
  }),
};
