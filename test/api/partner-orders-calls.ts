// What the calls about a partner's orders are asked (docs/product/partner-console.md).
import { flagOverdueSettlements } from '#domain/bookings';
import { pinPromise, startConversation } from '#domain/conversations';
import { workplaceFor } from '#domain/memberships';
import { foreseeTermsCancellation, recordMilestone, recordRetainedCost } from '#domain/partner-console';
import { addDays } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { write } from '#test/factories/conversations';
import { createDisbursement } from '#test/factories/financing';
import { partnersOrder } from '#test/factories/partner-orders';
import { createPartner, emptyContent, TODAY } from '#test/factories/programmes';
import type { ApiTestContext, Ask, Call } from './call.ts';

const bookings = '/api/v3/partner-console/bookings';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'RH-22222222', 'tidak-ada', '%00'];

/** Somebody else's order. */
const elsewhere = (scene: ApiTestContext) => partnersOrder({ ...scene, caller: null }, 'orders');
/** Nobody's, and another partner's. */
const unknown = (path: string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: `${bookings}/${name}${path}`, ...(body && { body }) })),
  async (scene) => ({
    url: `${bookings}/${(await elsewhere(scene)).bookingId}${path}`,
    ...(body && { body }),
  }),
];

const reached = { reached_on: TODAY, note: 'Terbit' };
const milestone =
  (kind: string, body: object): Ask =>
  async (scene) => ({
    url: `${bookings}/${(await partnersOrder(scene, 'milestones')).code}/milestones/${kind}`,
    body,
  });

const content = {
  ...emptyContent,
  cancellation: [
    { daysBefore: 60, refundBasisPoints: 7_500 },
    { daysBefore: 30, refundBasisPoints: 5_000 },
    { daysBefore: 0, refundBasisPoints: 0 },
  ],
};
const terms =
  (query: string): Ask =>
  async (scene) => {
    const { code } = await partnersOrder(scene, 'money', {}, { content });
    return { url: `${bookings}/${code}/terms-cancellation${query}` };
  };
const cancel =
  (change: object): Ask =>
  async (scene) => {
    const { staff, code } = await partnersOrder(scene, 'money', {}, { content });
    const { kept, requestedOn } = await foreseeTermsCancellation(scene.deps, staff.actor, code);
    return {
      url: `${bookings}/${code}/terms-cancellation`,
      body: { requested_on: requestedOn, kept, confirmed: 'yes', ...change },
    };
  };

const spent = { amount: '1.000.000', reason: 'Tiket sudah dibeli ke maskapai' };
/** Its down payment is paid, its settlement is not. */
async function overdueOrder(scene: ApiTestContext) {
  const inStages = { down_payment_amount: 5_000_000, settlement_due_days: 45 };
  const order = await partnersOrder(scene, 'money', inStages, { content, plan: 'down_payment' });
  const late = new Date(scene.deps.now().getTime() + 46 * 86_400_000);
  await flagOverdueSettlements({ ...scene.deps, now: () => late });
  return order;
}
const cost =
  (change: object): Ask =>
  async (scene) => ({
    url: `${bookings}/${(await overdueOrder(scene)).code}/retained-cost`,
    body: { ...spent, ...change },
  });

/** Of the caller's partner, or of another one. */
const disbursement =
  ({ isOwn = true } = {}): Ask =>
  async ({ deps, caller }) => {
    const partnerId =
      isOwn && caller ? workplaceFor(caller.actor, 'money') : (await createPartner(deps.db)).id;
    return { url: `${bookings}/${(await createDisbursement(deps, { partnerId })).bookingCode}/disbursement` };
  };
/** Asked for what nobody sent. */
const withoutTransfer: Ask = async (scene) => ({
  url: `${bookings}/${(await partnersOrder(scene, 'money')).code}/disbursement`,
});
async function promised(scene: ApiTestContext) {
  const { staff, code, bookingId, member } = await partnersOrder(scene, 'orders');
  const { conversation } = await startConversation(scene.deps, member.actor, {
    counterpart: { order: code },
    brand: brandOf(scene.deps),
  });
  // Not everybody who reads orders writes to members.
  const owner = await createMember(scene.deps, {
    roles: ['partner_staff'],
    partnerId: workplaceFor(staff.actor, 'orders'),
  });
  const { id: messageId } = await write(scene.deps, owner, conversation.id, 'Hotel pasti 300 meter');
  await pinPromise(scene.deps, member.actor, {
    conversationId: conversation.id,
    messageId,
    order: bookingId,
  });
  return { url: `${bookings}/${code}/promises` };
}

export const partnerOrdersCalls: Record<string, Call> = {
  [`GET ${bookings}`]: {
    works: [
      async (scene) => {
        await partnersOrder(scene, 'orders');
        return { url: `${bookings}?sort=departure&limit=5` };
      },
      `${bookings}?state=paid&search=siti%25&sort=name&page=2`,
      `${bookings}?departure_id={departure}&sort=total`,
    ],
    wrong: {
      [`${bookings}?state=draft`]: 'state',
      [`${bookings}?departure_id=x`]: 'departure_id',
      [`${bookings}?sort=x`]: 'sort',
      [`${bookings}?page=0`]: 'page',
      [`${bookings}?limit=101`]: 'limit',
      [`${bookings}?search=a%00b`]: 'search',
    },
  },
  [`GET ${bookings}/:id`]: {
    works: [
      async (scene) => ({ url: `${bookings}/${(await partnersOrder(scene, 'orders')).code}` }),
      async (scene) => ({ url: `${bookings}/${(await partnersOrder(scene, 'orders')).bookingId}` }),
      async (scene) => ({ url: `${bookings}/${(await overdueOrder(scene)).code}` }),
    ],
    unknown: unknown(''),
  },
  [`PUT ${bookings}/:id/milestones/:kind`]: {
    works: [
      milestone('visa', reached),
      milestone('kit', { ...reached, courier: 'JNE', tracking_number: 'JNE12345' }),
      milestone('manasik', { reached_on: addDays(TODAY, 7) }),
    ],
    wrong: [
      [milestone('visa', {}), 'reached_on'],
      [milestone('visa', { reached_on: addDays(TODAY, 1) }), 'reached_on'],
      [milestone('visa', { ...reached, courier: 'JNE', tracking_number: 'JNE12345' }), 'courier'],
      [milestone('kit', { ...reached, courier: 'JNE' }), 'tracking_number'],
      [milestone('visa', { ...reached, note: 'x'.repeat(301) }), 'note'],
    ],
    unknown: [...unknown('/milestones/visa', reached), milestone('paspor', reached)],
  },
  [`DELETE ${bookings}/:id/milestones/:kind`]: {
    works: [
      async (scene) => {
        const { staff, code } = await partnersOrder(scene, 'milestones');
        await recordMilestone(scene.deps, staff.actor, code, { kind: 'visa', ...reached });
        return { url: `${bookings}/${code}/milestones/visa` };
      },
      async (scene) => ({
        url: `${bookings}/${(await partnersOrder(scene, 'milestones')).code}/milestones/kit`,
      }),
    ],
    unknown: unknown('/milestones/visa'),
  },
  [`GET ${bookings}/:id/terms-cancellation`]: {
    works: [terms(''), terms(`?requested_on=${TODAY}`)],
    wrong: [
      [terms('?requested_on=kemarin'), 'requested_on'],
      [terms(`?requested_on=${addDays(TODAY, 1)}`), 'requested_on'],
      [terms(`?requested_on=${addDays(TODAY, -1)}`), 'requested_on'],
    ],
    unknown: unknown('/terms-cancellation'),
  },
  [`POST ${bookings}/:id/terms-cancellation`]: {
    works: [cancel({})],
    wrong: [
      [cancel({ confirmed: undefined }), 'confirmed'],
      [cancel({ kept: 'x' }), 'kept'],
      // Not the sum that was foreseen.
      [cancel({ kept: 0 }), 'confirmed'],
      [cancel({ requested_on: addDays(TODAY, 1) }), 'requested_on'],
    ],
    unknown: unknown('/terms-cancellation', { requested_on: TODAY, kept: 0, confirmed: 'yes' }),
  },
  [`PUT ${bookings}/:id/retained-cost`]: {
    works: [cost({}), cost({ amount: 5_000_000 })],
    wrong: [
      [cost({ amount: '0' }), 'amount'],
      // More than was paid.
      [cost({ amount: '5.000.001' }), 'amount'],
      [cost({ reason: 'Tiket' }), 'reason'],
    ],
    unknown: unknown('/retained-cost', spent),
  },
  [`DELETE ${bookings}/:id/retained-cost`]: {
    works: [
      async (scene) => {
        const { staff, code } = await overdueOrder(scene);
        await recordRetainedCost(scene.deps, staff.actor, code, spent);
        return { url: `${bookings}/${code}/retained-cost` };
      },
    ],
    unknown: unknown('/retained-cost'),
  },
  [`GET ${bookings}/:id/disbursement`]: {
    works: [disbursement(), withoutTransfer],
    unknown: [...unknown('/disbursement'), disbursement({ isOwn: false })],
  },
  [`POST ${bookings}/:id/disbursement`]: {
    works: [disbursement()],
    unknown: [...unknown('/disbursement'), disbursement({ isOwn: false }), withoutTransfer],
  },
  [`GET ${bookings}/:id/promises`]: { works: [promised], unknown: unknown('/promises') },
};
