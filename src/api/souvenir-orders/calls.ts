// What the calls about souvenir orders are asked (spec §7 Merchandise (v1)).
import { addToCart } from '#domain/carts';
import { findSouvenirOrder, listShippingOptions, reviewLine } from '#domain/souvenir-orders';
import { listAddresses } from '#domain/shipping-addresses';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createPicture, photograph } from '#test/factories/pictures';
import { createPromo } from '#test/factories/promos';
import { createAddress } from '#test/factories/shipping-addresses';
import {
  askForReturn,
  beginSouvenirPayment,
  chooseCheapest,
  createPaidSouvenirOrder,
  createReturning,
  createSouvenirDraft,
  createSouvenirOrder,
} from '#test/factories/souvenir-orders';
import { acceptStoreOrder, markDelivered, refuseReturn, shipStoreOrder } from '#domain/souvenir-orders';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const merchandise = '/api/v1/merchandise';
const own = '/api/v1/user/merchandise/orders';
const unknownId = '00000000-0000-4000-8000-000000000000';

const variantOf = async ({ deps }: ApiTestContext) => (await createItem(deps.db)).variants[0]!;

async function draft(context: ApiTestContext, member = context.caller!): Promise<string> {
  const { deps } = context;
  const { actor } = member;
  if ((await listAddresses(deps, actor)).length === 0) await createAddress(deps, actor);
  return (await createSouvenirDraft({ deps }, { member, wanted: [[await variantOf(context), 2]] })).orderId;
}

async function waiting(context: ApiTestContext) {
  const { deps, caller } = context;
  await createAddress(deps, caller!.actor);
  const wanted = [[await variantOf(context), 1]] as const;
  return (await createSouvenirOrder({ deps }, { member: caller!, wanted })).order;
}

/** A parcel that is paid; delivered, if it says so. */
async function part(context: ApiTestContext, isDelivered = false, member = context.caller!) {
  const { deps } = context;
  await createAddress(deps, member.actor);
  const { id, storeId, variants } = await createItem(deps.db);
  const wanted = [[variants[0]!, 1]] as const;
  const { order } = await createPaidSouvenirOrder(openBookingSetup(deps), { member, wanted });
  const [paid] = order.parts;
  if (isDelivered) {
    const { actor } = await createMember(deps, { roles: ['store_staff'], partnerId: storeId });
    await acceptStoreOrder(deps, actor, paid!.id);
    await shipStoreOrder(deps, actor, paid!.id, { courier: 'JNE', tracking_number: 'JNE12345' });
    await markDelivered(deps, actor, paid!.id);
  }
  return { ...paid!, itemId: id };
}

const ofDraft =
  (url: (id: string) => string, body?: object): Ask =>
  async (context): Promise<Sent> => ({ url: url(await draft(context)), ...(body && { body }) });

/** Nobody's, and somebody else's. */
const unknownOrder = (url: (id: string) => string, body?: object): Ask[] => [
  { url: url(unknownId), ...(body && { body }) },
  { url: url('OL-22222222'), ...(body && { body }) },
  async (context) => ({
    url: url(await draft(context, await createMember(context.deps))),
    ...(body && { body }),
  }),
];
const unknownPart = (url: (id: string) => string, body?: object): Ask[] => [
  { url: url(unknownId), ...(body && { body }) },
  { url: url('x'), ...(body && { body }) },
  async (context) => ({
    url: url((await part(context, false, await createMember(context.deps))).id),
    ...(body && { body }),
  }),
];

/** A parcel whose return is asked for. */
async function returning(context: ApiTestContext) {
  const { id, lines, store } = await part(context, true);
  await askForReturn(context.deps, context.caller!, id, [[lines[0]!.id, 1]]);
  return { id, storeId: store.id };
}

/** And that its store refused. */
async function refusedReturn(context: ApiTestContext) {
  const asked = await returning(context);
  const keeper = await createMember(context.deps, { roles: ['store_staff'], partnerId: asked.storeId });
  await refuseReturn(context.deps, keeper.actor, asked.id, { note: 'Segel sudah dibuka' });
  return asked;
}

const sendPicture =
  (bytes: () => Promise<Buffer>): Ask =>
  async (context) => ({
    url: `${own}/merchant/${(await returning(context)).id}/return/pictures`,
    ...(await multipart({ picture: { bytes: await bytes(), name: 'retak.jpg', type: 'image/jpeg' } })),
  });

/** A parcel whose item was reviewed. */
async function reviewed(context: ApiTestContext) {
  const { id, lines } = await part(context, true);
  await reviewLine(context.deps, context.caller!.actor, {
    storeOrderId: id,
    lineId: lines[0]!.id,
    form: { rating: '5', text: 'Baik' },
    pictures: [],
  });
  return { id, lines };
}

const sendReviewPicture =
  (bytes: () => Promise<Buffer>): Ask =>
  async (context) => {
    const { id, lines } = await reviewed(context);
    return {
      url: `${own}/merchant/${id}/reviews/${lines[0]!.id}/pictures`,
      ...(await multipart({ picture: { bytes: await bytes(), name: 'kurma.jpg', type: 'image/jpeg' } })),
    };
  };

const partsOf = async ({ deps }: ApiTestContext, { actor }: SignedIn, orderId: string) =>
  (await findSouvenirOrder(deps, actor, orderId)).parts;

/** A code, with something in the cart that it takes something off. */
async function codeForCart(context: ApiTestContext) {
  const { deps, caller } = context;
  const owner = { brandId: 'besar', actor: caller!.actor, guestId: null };
  await addToCart(deps, owner, { variantId: await variantOf(context), quantity: 2 });
  const promo = { brand_id: 'besar', category: 'souvenirs', discount_amount: 1_000 };
  return { body: { code: (await createPromo(deps.db, promo)).code } };
}

export const souvenirOrderCalls: Record<string, Call> = {
  [`GET ${merchandise}/promos/use-list`]: { works: [`${merchandise}/promos/use-list`] },
  [`POST ${merchandise}/promos/check`]: { works: [codeForCart], wrong: [[{ body: { code: 7 } }, 'code']] },
  [`PUT ${merchandise}/promos`]: { works: [codeForCart], wrong: [[{ body: {} }, 'code']] },
  [`DELETE ${merchandise}/promos`]: { works: [`${merchandise}/promos`] },
  [`POST ${merchandise}/do-checkout`]: {
    works: [
      async (context) => {
        const { deps, caller } = context;
        const owner = { brandId: 'besar', actor: caller!.actor, guestId: null };
        await addToCart(deps, owner, { variantId: await variantOf(context), quantity: 1 });
        return { body: {} };
      },
    ],
    wrong: [[{ body: { total: 'x' } }, 'total']],
  },
  [`GET ${merchandise}/shipping-methods`]: {
    works: [
      async (context) => {
        const id = await draft(context);
        const [first] = await partsOf(context, context.caller!, id);
        return { url: `${merchandise}/shipping-methods?merchandise_id=${id}&partner_store_id=${first!.id}` };
      },
    ],
    wrong: [[`${merchandise}/shipping-methods?partner_store_id=x`, 'merchandise_id']],
    unknown: [
      `${merchandise}/shipping-methods?merchandise_id=${unknownId}&partner_store_id=${unknownId}`,
      ofDraft((id) => `${merchandise}/shipping-methods?merchandise_id=${id}&partner_store_id=x`),
    ],
  },
  [`GET ${merchandise}/:id/shipping`]: {
    works: [ofDraft((id) => `${merchandise}/${id}/shipping`)],
    unknown: unknownOrder((id) => `${merchandise}/${id}/shipping`),
  },
  [`PATCH ${merchandise}/:id/shipping`]: {
    works: [
      async (context) => {
        const id = await draft(context);
        const [first] = await partsOf(context, context.caller!, id);
        const { id: address_id } = await createAddress(context.deps, context.caller!.actor, { label: 'Ibu' });
        const body = { partner_store_id: first!.id, address_id, item_id: first!.lines[0]!.id, quantity: 1 };
        return { url: `${merchandise}/${id}/shipping`, body };
      },
    ],
    wrong: [[{ url: `${merchandise}/${unknownId}/shipping`, body: { address_id: 'x' } }, 'partner_store_id']],
    unknown: unknownOrder((id) => `${merchandise}/${id}/shipping`, {
      partner_store_id: unknownId,
      address_id: unknownId,
    }),
  },
  [`POST ${merchandise}/:id/shipping`]: {
    works: [
      async (context) => {
        const orderId = await draft(context);
        const [first] = await partsOf(context, context.caller!, orderId);
        const asked = { orderId, partId: first!.id };
        const [option] = await listShippingOptions(context.deps, context.caller!.actor, asked);
        const body = { partner_store_id: first!.id, quote_id: option!.quoteId };
        return { url: `${merchandise}/${orderId}/shipping`, body };
      },
    ],
    wrong: [[{ url: `${merchandise}/${unknownId}/shipping`, body: { quote_id: 'x' } }, 'partner_store_id']],
    unknown: unknownOrder((id) => `${merchandise}/${id}/shipping`, {
      partner_store_id: unknownId,
      quote_id: unknownId,
    }),
  },
  [`GET ${merchandise}/return-days`]: { works: [`${merchandise}/return-days`] },
  [`PUT ${merchandise}/:id/arrival`]: {
    works: [
      async (context) => {
        const orderId = await draft(context);
        const [first] = await partsOf(context, context.caller!, orderId);
        const { bookingId } = await createReturning(openBookingSetup(context.deps), context.caller!);
        const body = { partner_store_id: first!.id, booking_id: bookingId };
        return { url: `${merchandise}/${orderId}/arrival`, body };
      },
    ],
    wrong: [[{ url: `${merchandise}/${unknownId}/arrival`, body: { booking_id: null } }, 'partner_store_id']],
    unknown: unknownOrder((id) => `${merchandise}/${id}/arrival`, {
      partner_store_id: unknownId,
      booking_id: null,
    }),
  },
  [`POST ${merchandise}/:id/confirm`]: {
    works: [
      async (context) => {
        const id = await draft(context);
        await chooseCheapest({ deps: context.deps }, context.caller!, id);
        return { url: `${merchandise}/${id}/confirm`, body: {} };
      },
    ],
    wrong: [[{ url: `${merchandise}/${unknownId}/confirm`, body: { total: 'x' } }, 'total']],
    unknown: unknownOrder((id) => `${merchandise}/${id}/confirm`, {}),
  },
  [`DELETE ${merchandise}/:id`]: {
    works: [ofDraft((id) => `${merchandise}/${id}`)],
    unknown: unknownOrder((id) => `${merchandise}/${id}`),
  },
  [`GET ${merchandise}/:id/detail/order`]: {
    works: [ofDraft((id) => `${merchandise}/${id}/detail/order`)],
    unknown: unknownOrder((id) => `${merchandise}/${id}/detail/order`),
  },
  [`GET ${merchandise}/:id/gateways`]: {
    works: [ofDraft((id) => `${merchandise}/${id}/gateways`)],
    unknown: unknownOrder((id) => `${merchandise}/${id}/gateways`),
  },
  [`POST ${merchandise}/payments`]: {
    works: [
      async (context) => ({
        body: { invoice_id: (await waiting(context)).invoiceId, payment_method_code: 'bca_va' },
      }),
    ],
    wrong: [
      [{ body: { payment_method_code: 'bca_va' } }, 'invoice_id'],
      [{ body: { invoice_id: unknownId, payment_method_code: 'bca_va', timezone: 'Mars/Base' } }, 'timezone'],
    ],
    unknown: [
      { body: { invoice_id: unknownId, payment_method_code: 'bca_va' } },
      { body: { invoice_id: 'x', payment_method_code: 'bca_va' } },
    ],
  },
  [`GET ${merchandise}/:id/payment-number/:number`]: {
    works: [
      async (context) => {
        const order = await waiting(context);
        const { reference } = await beginSouvenirPayment(
          openBookingSetup(context.deps),
          context.caller!,
          order,
        );
        return { url: `${merchandise}/${order.id}/payment-number/${reference}` };
      },
    ],
    unknown: [
      `${merchandise}/${unknownId}/payment-number/INV-2222222222-1`,
      ofDraft((id) => `${merchandise}/${id}/payment-number/INV-2222222222-1`),
    ],
  },
  [`GET ${own}`]: {
    works: [own, `${own}?page=2&limit=1`],
    wrong: [
      [`${own}?page=0`, 'page'],
      [`${own}?limit=x`, 'limit'],
    ],
  },
  [`GET ${own}/merchant/:id`]: {
    works: [async (context) => ({ url: `${own}/merchant/${(await part(context)).id}` })],
    unknown: unknownPart((id) => `${own}/merchant/${id}`),
  },
  [`DELETE ${own}/merchant/:id`]: {
    works: [async (context) => ({ url: `${own}/merchant/${(await part(context)).id}` })],
    unknown: unknownPart((id) => `${own}/merchant/${id}`),
  },
  [`POST ${own}/merchant/:id/received`]: {
    works: [async (context) => ({ url: `${own}/merchant/${(await part(context, true)).id}/received` })],
    unknown: unknownPart((id) => `${own}/merchant/${id}/received`),
  },
  [`POST ${own}/merchant/:id/reviews`]: {
    works: [
      async (context) => {
        const { id, lines } = await part(context, true);
        const body = { item_id: lines[0]!.id, rating: 5, text: 'Baik' };
        return { url: `${own}/merchant/${id}/reviews`, body };
      },
    ],
    wrong: [
      [
        async (context) => {
          const { id, lines } = await part(context, true);
          return {
            url: `${own}/merchant/${id}/reviews`,
            body: { item_id: lines[0]!.id, rating: 6, text: 'Baik' },
          };
        },
        'rating',
      ],
    ],
    unknown: unknownPart((id) => `${own}/merchant/${id}/reviews`, {
      item_id: unknownId,
      rating: 5,
      text: 'x',
    }),
  },
  [`POST ${own}/merchant/:id/reviews/:item/pictures`]: {
    works: [sendReviewPicture(photograph)],
    wrong: [[sendReviewPicture(async () => Buffer.from('<html>')), 'picture']],
    unknown: [
      async () => ({
        url: `${own}/merchant/${unknownId}/reviews/${unknownId}/pictures`,
        ...(await multipart({ picture: { bytes: await photograph(), name: 'a.jpg', type: 'image/jpeg' } })),
      }),
    ],
  },
  [`DELETE ${own}/merchant/:id/reviews/:item/pictures/:picture`]: {
    works: [
      async (context) => {
        const { id, lines } = await reviewed(context);
        const { deps, caller } = context;
        const review = await deps.db
          .selectFrom('item_reviews')
          .select('id')
          .where('line_id', '=', lines[0]!.id)
          .executeTakeFirstOrThrow();
        const picture = await createPicture(deps, caller!.actor, {
          use: 'review',
          item_review_id: review.id,
        });
        return { url: `${own}/merchant/${id}/reviews/${lines[0]!.id}/pictures/${picture}` };
      },
    ],
    unknown: unknownPart((id) => `${own}/merchant/${id}/reviews/${unknownId}/pictures/x`),
  },
  [`POST ${own}/merchant/:id/return`]: {
    works: [
      async (context) => {
        const { id, lines } = await part(context, true);
        const body = { reason: 'damaged', note: 'Retak', items: [{ item_id: lines[0]!.id, quantity: 1 }] };
        return { url: `${own}/merchant/${id}/return`, body };
      },
    ],
    wrong: [
      [
        async (context) => ({
          url: `${own}/merchant/${(await part(context, true)).id}/return`,
          body: { reason: 'damaged', note: 'Retak', items: [] },
        }),
        'pieces',
      ],
    ],
    unknown: unknownPart((id) => `${own}/merchant/${id}/return`, {
      reason: 'damaged',
      note: 'Retak',
      items: [],
    }),
  },
  [`POST ${own}/merchant/:id/return/pictures`]: {
    works: [sendPicture(photograph)],
    wrong: [[sendPicture(async () => Buffer.from('<html>')), 'picture']],
    unknown: [
      async () => ({
        url: `${own}/merchant/${unknownId}/return/pictures`,
        ...(await multipart({ picture: { bytes: await photograph(), name: 'a.jpg', type: 'image/jpeg' } })),
      }),
    ],
  },
  [`POST ${own}/merchant/:id/return/contest`]: {
    works: [
      async (context) => {
        const { id } = await refusedReturn(context);
        return { url: `${own}/merchant/${id}/return/contest`, body: { note: 'Segelnya utuh' } };
      },
    ],
    wrong: [
      [
        async (context) => ({
          url: `${own}/merchant/${(await refusedReturn(context)).id}/return/contest`,
          body: { note: ' ' },
        }),
        'note',
      ],
    ],
    unknown: unknownPart((id) => `${own}/merchant/${id}/return/contest`, { note: 'Segelnya utuh' }),
  },
};
