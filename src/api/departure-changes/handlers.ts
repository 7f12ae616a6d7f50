// Seats sold elsewhere, rescheduling and cancelling a departure over HTTP (docs/product/departure-changes.md).
import {
  cancelDeparture,
  listRescheduleResponses,
  previewCancellation,
  previewReschedule,
  rescheduleDeparture,
  setExternalSeatSales,
} from '#domain/departure-changes';
import { getPartnerDeparture } from '#domain/partner-console';
import { requireConfirmation } from '#shared/confirmation';
import { seatsLeft } from '#shared/console-departure-query';
import { implement } from '#api/implement';
import { departureChangesContract } from './contract.ts';

const presentDays = ({ departsOn, returnsOn }: { departsOn: string; returnsOn: string }) => ({
  departs_on: departsOn,
  returns_on: returnsOn,
});

export const departureChangesApi = implement(departureChangesContract, {
  seats: async ({ params }, { deps, actor }) => {
    const departure = await getPartnerDeparture(deps, actor, params.id);
    const { quota, sold, held, soldElsewhere, orders, isCancelled, isPrivate } = departure;
    return {
      data: {
        ...{ quota, sold, held, orders },
        sold_elsewhere: soldElsewhere,
        left: seatsLeft(departure),
        is_cancelled: isCancelled,
        is_private: isPrivate,
      },
    };
  },
  setSeats: async ({ params: { id: departureId }, body: { seats } }, { deps, actor }) => {
    await setExternalSeatSales(deps, actor, { departureId, seats });
    return { data: null, messageKey: 'pconsole_said_seats' };
  },
  foreseeReschedule: async ({ params: { id: departureId }, query }, { deps, actor }) => {
    const plan = await previewReschedule(deps, actor, { departureId, form: query });
    return {
      data: {
        from: presentDays(plan.from),
        to: presentDays(plan.to),
        orders: plan.orders,
        people: plan.people,
        refund_total: plan.refundTotal,
        answer_until: plan.answerUntil,
      },
    };
  },
  reschedule: async ({ params: { id: departureId }, body: { confirmed, ...form } }, { deps, actor }) => {
    requireConfirmation(confirmed);
    await rescheduleDeparture(deps, actor, { departureId, form });
    return { data: null, messageKey: 'pconsole_said_moved' };
  },
  responses: async ({ params }, { deps, actor }) => {
    const moved = await listRescheduleResponses(deps, actor, params.id);
    return {
      data: moved && {
        from: presentDays(moved.from),
        answer_until: moved.answerUntil.toISOString(),
        orders: moved.orders.map(({ bookerName, ...order }) => ({ ...order, booker_name: bookerName })),
      },
    };
  },
  foreseeCancellation: async ({ params }, { deps, actor }) => {
    const plan = await previewCancellation(deps, actor, params.id);
    return {
      data: {
        departs_on: plan.departsOn,
        is_cancelled: plan.isCancelled,
        is_over: plan.isOver,
        orders: plan.orders,
        people: plan.people,
        refunds: plan.refunds,
        refund_total: plan.refundTotal,
        refund_due_on: plan.refundDueOn,
      },
    };
  },
  cancel: async ({ params, body: { confirmed } }, { deps, actor }) => {
    requireConfirmation(confirmed);
    await cancelDeparture(deps, actor, params.id);
    return { data: null, messageKey: 'pconsole_said_cancelled' };
  },
});
