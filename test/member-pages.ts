// One page of every kind that belongs to a member, for tests that look at each kind once. Each is looked at by somebody of its own.
import type { Deps } from '#domain/deps';
import { changePhone } from '#domain/profile';
import { sendDeletionCode } from '#domain/privacy';
import { listOpenExceptions, resolveException, settleAttention } from '#domain/finance-console';
import { judgeComment } from '#domain/hasanah';
import { applyGatewayStatus } from '#domain/payments';
import { markRead, pinPromise } from '#domain/conversations';
import { messagesPerPage } from '#shared/conversations';
import { createMember, type SignedIn } from './factories/accounts.ts';
import { createConversation, write } from './factories/conversations.ts';
import { createNotices } from './factories/notifications.ts';
import { createComment, createDraftArticle, createReport } from './factories/hasanah.ts';
import { createAddress } from './factories/shipping-addresses.ts';
import { findDemoProducts } from './demo-pages.ts';
import { SEEDED_ON } from './harness.ts';
import { rescheduleByAWeek, openConsole, overdueOrder } from './console-pages.ts';
import {
  beginPayment,
  createDraft,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  sellByBank,
} from './factories/bookings.ts';
import { createDeparture } from './factories/programmes.ts';
import { createSavingsDraft, createSentSavings } from './factories/savings.ts';
import { createReview } from './factories/reviews.ts';
import {
  beginSouvenirPayment,
  createPaidSouvenirOrder,
  createSouvenirDraft,
  createSouvenirOrder,
} from './factories/souvenir-orders.ts';

/** A district of the reference data. */
const tebet = '317401';

interface MemberPage {
  /** Without language prefix. */
  path: string;
  /** Who looks. */
  account?: Parameters<typeof createMember>[1];
  /** What has happened before; answers the path where it is only known then. */
  prepare?: (deps: Deps, member: SignedIn) => Promise<void | string>;
}

const brandOf = (deps: Deps) => deps.brands.list().find(({ isDefault }) => isDefault)!;

/** A departure of its own for each order: those of the demo keep the seats that other tests look at. */
async function openDeparture(deps: Deps): Promise<string> {
  const [slug] = (await findDemoProducts(deps)).open;
  const { programme_id } = await deps.db
    .selectFrom('departures')
    .select('programme_id')
    .where('slug', '=', slug!)
    .executeTakeFirstOrThrow();
  return (await createDeparture(deps.db, { programme_id, child_basis_points: 10_000 })).id;
}

const savingsBank = async ({ db }: Deps) =>
  (
    await db
      .selectFrom('partners')
      .select('id')
      .where('slug', '=', 'bprs-lumbung-berkah')
      .executeTakeFirstOrThrow()
  ).id;

/** The path of a plan without a package, whose cards are still to be sent. */
async function savingsDraft(deps: Deps, member: SignedIn): Promise<string> {
  const { id } = await createSavingsDraft(deps, { member, bankId: await savingsBank(deps) });
  return `/perencanaan-tabungan?savings=${id}`;
}

/** The path of an order that is paid, for three. */
async function paidOrder(deps: Deps, member: SignedIn, departure?: string): Promise<string> {
  sellByBank(deps);
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
    member,
    departure: departure ?? (await openDeparture(deps)),
    rooms: [{ room_type: 'quad', adults: 2, children: 1 }],
  });
  return `/member/my-order/${bookingId}`;
}

/** The path of an order that is paid, and whose departure its partner has moved since. */
async function movedOrder(deps: Deps, member: SignedIn): Promise<string> {
  const { departureId, partnerId } = await openConsole(deps);
  const order = await paidOrder(deps, member, departureId);
  const { actor: staff } = await createMember(deps, { roles: ['partner_staff'], partnerId });
  await rescheduleByAWeek({ deps, staff, departureId });
  return order;
}

/** The code of an order whose settlement did not come, and whose partner has stated what it had spent. */
async function unsettledOrder(deps: Deps, member: SignedIn): Promise<string> {
  const { departureId, partnerId } = await openConsole(deps);
  const { actor: staff } = await createMember(deps, { roles: ['partner_staff'], partnerId });
  return overdueOrder({ deps, staff, departureId }, member);
}

/** A payment that brought another sum than was asked for. */
async function payTooLittle(deps: Deps, member: SignedIn) {
  sellByBank(deps);
  const setup = openBookingSetup(deps);
  const { bookingId } = await createOrder(setup, { member, departure: await openDeparture(deps) });
  const payment = await beginPayment(setup, member, bookingId);
  await applyGatewayStatus(
    setup.deps,
    setup.gateway.becomes(payment.reference, 'paid', payment.total - 1_000),
  );
  return payment;
}

/** A variant of the demo's that is well stocked. */
async function stockedVariant({ db }: Deps): Promise<string> {
  const { id } = await db
    .selectFrom('item_variants')
    .select('id')
    .where('on_hand', '>', 20)
    .orderBy('on_hand', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A souvenir order at one of its steps, and its path. */
async function souvenirOrder(
  deps: Deps,
  member: SignedIn,
  step: 'shipping' | 'methods' | 'payment' | 'parcel',
): Promise<string> {
  sellByBank(deps);
  const setup = openBookingSetup(deps);
  await createAddress(deps, member.actor, { district: tebet });
  const wanted = [[await stockedVariant(deps), 2]] as const;
  if (step === 'shipping')
    return `/oleh-oleh/pengiriman/${(await createSouvenirDraft(setup, { member, wanted })).orderId}`;
  if (step === 'parcel') {
    const { order } = await createPaidSouvenirOrder(setup, { member, wanted });
    return `/member/my-order/merchant/${order.parts[0]!.id}`;
  }
  const { order } = await createSouvenirOrder(setup, { member, wanted });
  if (step === 'methods') return `/oleh-oleh/pilih-pembayaran/${order.id}/invoice/${order.invoiceId}`;
  const { reference } = await beginSouvenirPayment(setup, member, order);
  return `/oleh-oleh/pembayaran/${order.id}/${reference}`;
}

/** What was said before: a departure and an order of it, a warning, a promise that is pinned, an invoice, and something unread. */
async function livelyConversation(deps: Deps, member: SignedIn): Promise<string> {
  const { departureId, partnerId } = await openConsole(deps);
  const { slug } = await deps.db
    .selectFrom('partners')
    .select('slug')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const { slug: product } = await deps.db
    .selectFrom('departures')
    .select('slug')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow();
  const talk = await createConversation(deps, { member, partner: { id: partnerId, slug } });
  const { bookingId } = await createOrder(openBookingSetup(deps), { member, departure: departureId });
  await write(deps, member, talk.id, 'Apakah kamar bertiga masih ada?', {
    card: { kind: 'product', id: product },
  });
  const promise = await write(deps, talk.staff, talk.id, 'Kamar bertiga kami jamin sampai Jumat');
  await pinPromise(deps, member.actor, {
    conversationId: talk.id,
    messageId: promise.id,
    order: bookingId,
  });
  await write(deps, talk.staff, talk.id, 'Transfer ke rekening BCA 1234567890');
  await write(deps, talk.staff, talk.id, '', { card: { kind: 'payment', id: bookingId } });
  return `/chat/${talk.id}`;
}

const memberPages = {
  'souvenirs to ship': {
    path: '/oleh-oleh',
    prepare: (deps, member) => souvenirOrder(deps, member, 'shipping'),
  },
  'souvenirs to pay': {
    path: '/oleh-oleh',
    prepare: (deps, member) => souvenirOrder(deps, member, 'methods'),
  },
  'payment of souvenirs': {
    path: '/oleh-oleh',
    prepare: (deps, member) => souvenirOrder(deps, member, 'payment'),
  },
  'parcel of a store': {
    path: '/oleh-oleh',
    prepare: (deps, member) => souvenirOrder(deps, member, 'parcel'),
  },
  'souvenir orders': {
    path: '/member/my-order?tab=oleh-oleh',
    prepare: async (deps, member) => {
      await souvenirOrder(deps, member, 'parcel');
    },
  },
  'no souvenir orders': { path: '/member/my-order?tab=oleh-oleh' },
  profile: { path: '/member/profile' },
  'profile of a long name': {
    path: '/member/profile',
    account: {
      name: 'Raden Ayu Siti Nurhaliza Kusumawardhani binti Abdurrahman',
      phone: null,
      phone_verified_at: null,
      address: null,
    },
  },
  'profile being edited': { path: '/member/profile/edit' },
  picture: { path: '/member/profile/picture' },
  'new phone number': { path: '/member/profile/phone' },
  'code of a phone number': {
    path: '/member/profile/phone',
    prepare: (deps, { actor, account: { id } }) =>
      changePhone(deps, actor, { phone: '+6281398765432' }, { brand: brandOf(deps), address: id }),
  },
  'new mail address': { path: '/member/profile/email', account: { password_hash: 'of nobody' } },
  'new password': { path: '/member/profile/password', account: { password_hash: 'of nobody' } },
  'account without a password': { path: '/member/profile/password' },
  devices: { path: '/member/profile/devices' },
  deletion: { path: '/member/profile/delete', account: { password_hash: 'of nobody' } },
  'deletion by a code': {
    path: '/member/profile/delete',
    prepare: (deps, { actor }) => sendDeletionCode(deps, actor, brandOf(deps)),
  },
  'roles of a consultant': {
    path: '/operator/roles?email=rahmat@demo.example',
    account: { roles: ['operator_support'] },
  },
  'roles of nobody': {
    path: '/operator/roles?email=tidak.ada@demo.example',
    account: { roles: ['operator_support'] },
  },
  'articles of the console': { path: '/operator/articles', account: { roles: ['operator_content'] } },
  'no article found': { path: '/operator/articles?q=tidak-ada', account: { roles: ['operator_content'] } },
  'new article': { path: '/operator/articles/new', account: { roles: ['operator_content'] } },
  'article being written': {
    path: '/operator/articles',
    account: { roles: ['operator_content'] },
    prepare: async (deps, { actor }) => `/operator/articles/${await createDraftArticle(deps, actor)}`,
  },
  'no reports': { path: '/operator/moderation?q=tidak-ada', account: { roles: ['operator_content'] } },
  'reported comments': {
    path: '/operator/moderation?state=all',
    account: { roles: ['operator_content'] },
    prepare: async (deps, { actor }) => {
      const [hidden, waiting] = [
        await createComment(deps, 'arti-5-pasti', 'Beli di toko saya saja'),
        await createComment(deps, 'arti-5-pasti', 'Bodoh sekali tulisan ini'),
      ];
      for (const { id } of [hidden, waiting]) await createReport(deps, 'arti-5-pasti', id);
      await judgeComment(deps, actor, hidden.id, 'hide');
    },
  },
  'article with a hidden comment': {
    path: '/blog/isi-koper-umrah',
    prepare: async (deps) => {
      const { id } = await createComment(deps, 'isi-koper-umrah', 'Beli di toko saya saja');
      await createComment(deps, 'isi-koper-umrah');
      await judgeComment(deps, (await createMember(deps, { roles: ['operator_content'] })).actor, id, 'hide');
    },
  },
  'no orders': { path: '/member/my-order' },
  'orders of every tab': {
    path: '/member/my-order?tab=in_progress',
    prepare: async (deps, member) => void (await paidOrder(deps, member)),
  },
  order: { path: '/member/my-order', prepare: paidOrder },
  'order whose day was moved': { path: '/member/my-order', prepare: movedOrder },
  'new day of an order': {
    path: '/member/my-order',
    prepare: async (deps, member) => `${await movedOrder(deps, member)}/new-date`,
  },
  'order whose partner has stated a cost': {
    path: '/member/my-order',
    prepare: async (deps, member) => `/member/my-order/${await unsettledOrder(deps, member)}`,
  },
  'order that was ended less a cost': {
    path: '/member/my-order',
    prepare: async (deps, member) => {
      const code = await unsettledOrder(deps, member);
      const { actor } = await createMember(deps, { roles: ['operator_finance'] });
      await settleAttention(deps, actor, { code, act: 'refund_less_cost', form: { amount: '1250000' } });
      return `/member/my-order/${code}`;
    },
  },
  'order that waits for money': {
    path: '/member/my-order',
    prepare: async (deps, member) =>
      `/member/my-order/${(await createOrder(openBookingSetup(deps), { member, departure: await openDeparture(deps) })).bookingId}`,
  },
  'checkout, who travels': {
    path: '/checkout',
    prepare: async (deps) => `/checkout/${await openDeparture(deps)}?quad_adults=2&quad_children=1`,
  },
  'checkout, the order': {
    path: '/checkout',
    prepare: async (deps, member) => {
      const departure = await openDeparture(deps);
      return `/checkout/${(await createDraft(openBookingSetup(deps), { member, departure })).bookingId}/${departure}`;
    },
  },
  'checkout, ways to pay': {
    path: '/checkout',
    prepare: async (deps, member) => {
      const departure = await openDeparture(deps);
      return `/checkout/${(await createOrder(openBookingSetup(deps), { member, departure })).bookingId}/${departure}`;
    },
  },
  'checkout, thanks': {
    path: '/checkout',
    prepare: async (deps, member) => {
      const departure = await openDeparture(deps);
      return `${(await paidOrder(deps, member, departure)).replace('/member/my-order', '/checkout')}/${departure}?step=selesai`;
    },
  },
  'payment that waits': {
    path: '/payment',
    prepare: async (deps, member) => {
      sellByBank(deps);
      const setup = openBookingSetup(deps);
      const { bookingId } = await createOrder(setup, { member, departure: await openDeparture(deps) });
      return `/payment/${(await beginPayment(setup, member, bookingId)).id}`;
    },
  },
  'home, something begun': {
    path: '/',
    prepare: async (deps, member) =>
      void (await createDraft(openBookingSetup(deps), { member, departure: await openDeparture(deps) })),
  },
  'payment of a wrong sum': {
    path: '/payment',
    prepare: async (deps, member) => `/payment/${(await payTooLittle(deps, member)).id}`,
  },
  'order with sums that were decided about': {
    path: '/member/my-order',
    prepare: async (deps, member) => {
      const { subjectId, reference } = await payTooLittle(deps, member);
      const setup = openBookingSetup(deps);
      await applyGatewayStatus(setup.deps, setup.gateway.becomes(reference, 'paid', 2_000, 'gw-second'));
      const { actor } = await createMember(deps, { roles: ['operator_finance'] });
      const [one, other] = (await listOpenExceptions(deps, actor, null)).filter(
        (exception) => exception.reference === reference,
      );
      await resolveException(deps, actor, { exceptionId: one!.id, decision: 'keep', note: 'Menunggu kabar' });
      await resolveException(deps, actor, {
        exceptionId: other!.id,
        decision: 'refund',
        note: 'Salah transfer',
      });
      return `/member/my-order/${subjectId}`;
    },
  },
  'order with a wrong sum': {
    path: '/member/my-order',
    prepare: async (deps, member) => `/member/my-order/${(await payTooLittle(deps, member)).subjectId}`,
  },
  traveller: {
    path: '/member/my-order',
    prepare: async (deps, member) => `${await paidOrder(deps, member)}/participants/1`,
  },
  'documents of a party': {
    path: '/member/my-order',
    prepare: async (deps, member) => `${await paidOrder(deps, member)}/documents`,
  },
  review: {
    path: '/member/my-order',
    prepare: async (deps, member) => {
      const order = await paidOrder(deps, member);
      await deps.db
        .updateTable('bookings')
        .set({ state: 'completed' })
        .where('account_id', '=', member.account.id)
        .execute();
      return `${order}/review`;
    },
  },
  'review to report': {
    path: '/review',
    prepare: async ({ db }) => `/review/${(await createReview(db)).id}/report`,
  },
  'no conversations': { path: '/chat' },
  'conversation that begins': {
    path: '/chat',
    prepare: async (deps) => `/chat?product=${(await findDemoProducts(deps)).open[0]}`,
  },
  conversations: {
    path: '/chat',
    prepare: async (deps, member) => void (await livelyConversation(deps, member)),
  },
  conversation: { path: '/chat', prepare: livelyConversation },
  'conversation of which more is unread than is shown': {
    path: '/chat',
    prepare: async (deps, member) => {
      const { id, staff } = await createConversation(deps, { member });
      for (let count = 0; count <= messagesPerPage + 2; count += 1) await write(deps, staff, id, `${count}`);
      await markRead(deps, member.actor, id, 1);
      return `/chat/${id}`;
    },
  },
  'messages that were searched for': {
    path: '/chat',
    prepare: async (deps, member) => `${await livelyConversation(deps, member)}?q=kamar`,
  },
  'no notifications': { path: '/notification' },
  notifications: {
    path: '/notification',
    prepare: async (deps, member) => {
      await createNotices(deps, member, 30);
      await createNotices(deps, member, 3, {
        kind: 'message',
        values: { name: null },
        path: '/chat',
        dedupeKey: 'conversation:x',
      });
      await createNotices(deps, member, 1, {
        kind: 'payment_due',
        values: { code: 'RH-7K2M9QXA', amount: 12_500_000, until: `${SEEDED_ON}T16:00:00Z` },
      });
    },
  },
  'settings of notifications': { path: '/notification/settings' },
  'settings of notifications, of staff': {
    path: '/notification/settings',
    account: { roles: ['operator_support'] },
  },
  'no refund account': { path: '/member/refund-account' },
  'empty wishlist': { path: '/member/wishlist' },
  wishlist: {
    path: '/member/wishlist',
    prepare: async ({ db, now }, { account }) => {
      const cards = await db
        .selectFrom('departure_cards')
        .select('departure_id')
        .where('category', '=', 'umrah')
        .orderBy('departure_id')
        .limit(3)
        .execute();
      await db
        .insertInto('wishlist_items')
        .values(cards.map(({ departure_id }) => ({ account_id: account.id, departure_id, added_at: now() })))
        .execute();
    },
  },
  'no savings': { path: '/member/saving-history' },
  'savings, application': {
    path: '/perencanaan-tabungan',
    prepare: async (deps, member) => `${await savingsDraft(deps, member)}&step=dua`,
  },
  'savings, heirs': {
    path: '/perencanaan-tabungan',
    prepare: async (deps, member) => `${await savingsDraft(deps, member)}&step=tiga`,
  },
  'savings, cards': { path: '/perencanaan-tabungan', prepare: (deps, member) => savingsDraft(deps, member) },
  'savings detail': {
    path: '/member/saving-history',
    prepare: async (deps, member) => {
      const { id } = await createSentSavings(deps, { member, bankId: await savingsBank(deps) });
      return `/member/saving-history/${id}`;
    },
  },
  'no address': { path: '/member/my-address' },
  addresses: {
    path: '/member/my-address',
    prepare: async (deps, { actor }) => {
      for (const label of ['Rumah', 'Kantor cabang Jakarta Selatan dengan nama panjang'])
        await createAddress(deps, actor, { label, district: tebet });
    },
  },
  'new address': { path: '/member/my-address/new' },
} as const satisfies Record<string, MemberPage>;

export const memberPageKinds = Object.entries(memberPages).map(
  ([kind, page]): [kind: string, page: MemberPage] => [kind, page],
);
