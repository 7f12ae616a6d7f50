// Ordering souvenirs over HTTP (spec §7 Merchandise (v1)).
import { souvenirOrdersContract } from './contract.ts';
import { findPayment, gatewayOfPayee, listPaymentMethods, startPayment } from '#domain/payments';
import {
  addReturnPicture,
  addReviewPictures,
  applyCartPromo,
  arriveForReturn,
  cancelSouvenirOrder,
  cancelStoreOrder,
  checkCartPromo,
  chooseShipping,
  confirmSouvenirOrder,
  contestReturn,
  findSouvenirOrder,
  findStoreOrder,
  listCartPromos,
  listReturnDays,
  listShippingOptions,
  listSouvenirOrders,
  orderCart,
  receiveStoreOrder,
  removeCartPromo,
  requestReturn,
  removeReviewPicture,
  reviewLine,
  sendTo,
  type SouvenirOrder,
} from '#domain/souvenir-orders';
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import * as paths from '#shared/paths';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { once } from '#api/once';
import { isTimeZone, presentPayment, presentPaymentMethods } from '#api/payments/payment-data';
import { presentApplied, presentUsable } from '#api/promos/present';
import { piecesOf, presentParcel, presentShippingOption, presentSouvenirOrder } from './present.ts';

type MemberRequest = ApiRequest & { actor: Actor };

export const souvenirOrdersApi = implement(souvenirOrdersContract, {
  promos: async (_input, { deps, actor, brand, locale }) => ({
    data: (await listCartPromos(deps, actor, brand)).map((each) => presentUsable(each, locale)),
  }),
  checkPromo: async ({ body: { code } }, { deps, actor, brand, caller, locale }) =>
    presentApplied(await checkCartPromo(deps, actor, { brand, code, address: caller.address }), locale),
  editPromo: async ({ body: { code } }, { deps, actor, brand, caller, locale }) =>
    presentApplied(await applyCartPromo(deps, actor, { brand, code, address: caller.address }), locale),
  deletePromo: async (_input, { deps, actor, brand }) => {
    await removeCartPromo(deps, actor, brand);
    return { data: null };
  },
  checkout: async ({ body: { total } }, request) => {
    const { deps, actor, brand } = request;
    return once(request, 'souvenir checkout', { total, brand: brand.id }, async () => {
      const { orderId } = await orderCart(deps, actor, { brand, total });
      return { data: { booking_merchandise_id: orderId } };
    });
  },
  shippingMethods: async ({ query }, request) => {
    const { id: orderId } = await ownOrder(request, query.merchandise_id);
    const asked = { orderId, partId: query.partner_store_id };
    return {
      data: (await listShippingOptions(request.deps, request.actor, asked)).map(presentShippingOption),
    };
  },
  shipping: async ({ params }, request) => {
    const { parts } = await ownOrder(request, params.id);
    return { data: parts.map((part) => presentParcel(part, request.locale)) };
  },
  sendTo: async ({ params, body }, request) => {
    const { id: orderId } = await ownOrder(request, params.id);
    const moved = { orderId, partId: body.partner_store_id, addressId: body.address_id };
    const { item_id: lineId, quantity = 1 } = body;
    await sendTo(request.deps, request.actor, lineId ? { ...moved, only: { lineId, quantity } } : moved);
    return answer(request, orderId);
  },
  chooseShipping: async ({ params, body }, request) => {
    const { id: orderId } = await ownOrder(request, params.id);
    const chosen = { orderId, partId: body.partner_store_id, quoteId: body.quote_id };
    await chooseShipping(request.deps, request.actor, chosen);
    return answer(request, orderId);
  },
  returnDays: async (_input, { deps, actor, brand }) => ({
    data: (await listReturnDays(deps, actor, brand.id)).map(({ bookingId, code, returnsOn }) => ({
      booking_id: bookingId,
      booking_code: code,
      returns_on: returnsOn,
    })),
  }),
  arrive: async ({ params, body }, request) => {
    const { id: orderId } = await ownOrder(request, params.id);
    const wish = { orderId, partId: body.partner_store_id, bookingId: body.booking_id };
    await arriveForReturn(request.deps, request.actor, wish);
    return answer(request, orderId);
  },
  confirm: async ({ params, body: { total } }, request) => {
    const { id: orderId } = await ownOrder(request, params.id);
    await confirmSouvenirOrder(request.deps, request.actor, { orderId, total });
    return answer(request, orderId);
  },
  cancel: async ({ params }, request) => {
    const { id } = await ownOrder(request, params.id);
    await cancelSouvenirOrder(request.deps, request.actor, id);
    return { data: null };
  },
  detail: async ({ params }, request) => answer(request, params.id),
  gateways: async ({ params }, request) => {
    const { total } = await ownOrder(request, params.id);
    const offered = await listPaymentMethods(request.deps, request.brand, null, total);
    return { data: presentPaymentMethods(offered, total) };
  },
  pay: async ({ body: { invoice_id: id, payment_method_code: method, ...said } }, request) => {
    const { deps, actor, brand, caller } = request;
    if (said.timezone !== undefined && !isTimeZone(said.timezone)) throw wrong('timezone');
    if (
      said.payment_gateway !== undefined &&
      (await gatewayOfPayee(deps, null)).name !== said.payment_gateway
    )
      throw wrong('payment_gateway');
    return once(request, 'souvenirs pay', { id, method }, async () => {
      const returnUrl = deps.brands.linkOrigin(caller.origin) + paths.member.orders;
      const wish = { kind: 'souvenir_invoice', id, method, brand, returnUrl } as const;
      return { data: presentPayment(await startPayment(deps, actor, wish), deps.now()) };
    });
  },
  payment: async ({ params }, request) => {
    const { id } = await ownOrder(request, params.id);
    const payment = await findPayment(request.deps, id, params.number);
    if (!payment) throw new AppError('not_found');
    return { data: presentPayment(payment, request.deps.now()) };
  },
  list: async ({ query }, { deps, actor, brand, locale }) => {
    const list = await listSouvenirOrders(deps, actor, { brandId: brand.id, ...query });
    return {
      data: list.items.map((order) => presentSouvenirOrder(order, locale, deps.now())),
      pagination: presentPagination(list),
    };
  },
  part: async ({ params }, request) => partAnswer(request, params.id),
  cancelPart: async ({ params }, request) => {
    await ownPart(request, params.id);
    await cancelStoreOrder(request.deps, request.actor, params.id);
    return partAnswer(request, params.id);
  },
  receive: async ({ params }, request) => {
    await ownPart(request, params.id);
    await receiveStoreOrder(request.deps, request.actor, params.id);
    return partAnswer(request, params.id);
  },
  review: async ({ params, body: { item_id: lineId, rating, text } }, request) => {
    await ownPart(request, params.id);
    const form = { rating: String(rating), text };
    await reviewLine(request.deps, request.actor, { storeOrderId: params.id, lineId, form });
    return partAnswer(request, params.id);
  },
  addReviewPicture: async ({ params: { id, item: lineId }, file }, request) => {
    await ownPart(request, id);
    await addReviewPictures(request.deps, request.actor, { storeOrderId: id, lineId, pictures: [file] });
    return partAnswer(request, id);
  },
  removeReviewPicture: async ({ params: { id, item: lineId, picture: pictureId } }, request) => {
    await ownPart(request, id);
    await removeReviewPicture(request.deps, request.actor, { storeOrderId: id, lineId, pictureId });
    return partAnswer(request, id);
  },
  askReturn: async ({ params, body: { items, ...form } }, request) => {
    await ownPart(request, params.id);
    const asked = { form, pieces: piecesOf(items), pictures: [] };
    await requestReturn(request.deps, request.actor, params.id, asked);
    return partAnswer(request, params.id);
  },
  addReturnPicture: async ({ params, file }, request) => {
    await ownPart(request, params.id);
    await addReturnPicture(request.deps, request.actor, params.id, file);
    return partAnswer(request, params.id);
  },
  contestReturn: async ({ params, body }, request) => {
    await ownPart(request, params.id);
    await contestReturn(request.deps, request.actor, params.id, body);
    return partAnswer(request, params.id);
  },
});

const wrong = (field: string) => new AppError('invalid_input', [{ field, message: 'error_invalid_value' }]);

async function ownOrder({ deps, actor, brand }: MemberRequest, idOrCode: string): Promise<SouvenirOrder> {
  const order = await findSouvenirOrder(deps, actor, idOrCode);
  if (order.brandId !== brand.id) throw new AppError('not_found');
  return order;
}

/** Its buyer's: a store's staff work in their console. */
async function ownPart(request: MemberRequest, id: string) {
  const part = await findStoreOrder(request.deps, request.actor, id);
  await ownOrder(request, part.orderId);
  return part;
}

async function answer(request: MemberRequest, idOrCode: string) {
  const order = await ownOrder(request, idOrCode);
  return { data: presentSouvenirOrder(order, request.locale, request.deps.now()) };
}

async function partAnswer(request: MemberRequest, id: string) {
  return { data: presentParcel(await ownPart(request, id), request.locale) };
}
