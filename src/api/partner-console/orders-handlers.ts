// A partner's orders over HTTP: reading, preparing, cancelling by terms (docs/product/partner-console.md).
import { listMilestonesOf } from '#domain/bookings';
import { listOrderPromises } from '#domain/conversations';
import { confirmDisbursement, findAwaitedDisbursement } from '#domain/financing';
import { workplaceFor } from '#domain/memberships';
import { listParticipants } from '#domain/participants';
import {
  cancelByTerms,
  findRetainedCost,
  foreseeTermsCancellation,
  getPartnerBooking,
  listBookingHistory,
  listPartnerBookings,
  maxRetainable,
  recordMilestone,
  recordRetainedCost,
  withdrawMilestone,
  withdrawRetainedCost,
} from '#domain/partner-console';
import { AppError } from '#shared/errors';
import { milestoneKinds } from '#shared/milestones';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { partnerOrdersContract } from './orders-contract.ts';
import { presentListedOrder, presentOrder, presentTermsPlan } from './present.ts';

export const partnerOrdersApi = implement(partnerOrdersContract, {
  orders: async (
    { query: { limit, search, state = null, departure_id: departure = null, ...query } },
    { deps, actor },
  ) => {
    const asked = { ...query, search: search.trim(), state, departure };
    const page = await listPartnerBookings(deps, actor, workplaceFor(actor, 'orders'), asked, limit);
    return { data: page.items.map(presentListedOrder), pagination: presentPagination(page) };
  },
  order: async ({ params }, { deps, actor }) => {
    const booking = await getPartnerBooking(deps, actor, params.id);
    const [people, history, milestones, cost, most] = await Promise.all([
      listParticipants(deps, actor, booking.id),
      listBookingHistory(deps, actor, booking),
      listMilestonesOf(deps, booking.id),
      findRetainedCost(deps, booking),
      maxRetainable(deps, booking),
    ]);
    return {
      data: presentOrder(booking, { people, history, milestones, cost, most, now: deps.now() }),
    };
  },
  recordMilestone: async ({ params: { id, kind }, body }, { deps, actor }) => {
    await recordMilestone(deps, actor, id, { ...body, kind: kindOf(kind) });
    return { data: null, messageKey: 'pconsole_said_milestone' };
  },
  withdrawMilestone: async ({ params: { id, kind } }, { deps, actor }) => {
    await withdrawMilestone(deps, actor, id, kindOf(kind));
    return { data: null, messageKey: 'pconsole_said_withdrawn' };
  },
  foreseeTerms: async ({ params, query: { requested_on } }, { deps, actor }) => {
    const form = requested_on === undefined ? undefined : { requested_on };
    return { data: presentTermsPlan(await foreseeTermsCancellation(deps, actor, params.id, form)) };
  },
  cancelByTerms: async ({ params, body }, { deps, actor }) => {
    await cancelByTerms(deps, actor, params.id, body);
    return { data: null, messageKey: 'pconsole_said_terms' };
  },
  stateCost: async ({ params, body }, { deps, actor }) => {
    await recordRetainedCost(deps, actor, params.id, body);
    return { data: null, messageKey: 'pconsole_said_cost' };
  },
  withdrawCost: async ({ params }, { deps, actor }) => {
    await withdrawRetainedCost(deps, actor, params.id);
    return { data: null, messageKey: 'pconsole_said_cost_withdrawn' };
  },
  disbursement: async ({ params }, { deps, actor }) => {
    const { code } = await getPartnerBooking(deps, actor, params.id, 'money');
    const sent = await findAwaitedDisbursement(deps, actor, code);
    return {
      data: sent && {
        bank_name: sent.bankName,
        amount: sent.amount,
        reference: sent.reference,
        sent_on: sent.sentOn,
      },
    };
  },
  confirmDisbursement: async ({ params }, { deps, actor }) => {
    const { code } = await getPartnerBooking(deps, actor, params.id, 'money');
    await confirmDisbursement(deps, actor, code);
    return { data: null, messageKey: 'pconsole_said_disbursement' };
  },
  promises: async ({ params }, { deps, actor }) => {
    const { id } = await getPartnerBooking(deps, actor, params.id);
    const promises = await listOrderPromises(deps, actor, { kind: 'order', id });
    return {
      data: promises.map(({ conversationId, sequence, text, saidAt }) => ({
        ...{ user_chat_id: conversationId, sequence },
        message: text,
        said_at: saidAt.toISOString(),
      })),
    };
  },
});

function kindOf(name: string) {
  const kind = milestoneKinds.find((one) => one === name);
  if (!kind) throw new AppError('not_found');
  return kind;
}
