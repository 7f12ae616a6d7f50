// Seats sold elsewhere, rescheduling and cancelling a departure over HTTP (docs/product/departure-changes.md).
import {
  cancelDeparture,
  listRescheduleResponses,
  previewCancellation,
  previewReschedule,
  rescheduleDeparture,
  setExternalSeatSales,
} from '#domain/departure-changes';
import { workplaceFor } from '#domain/memberships';
import { getPartnerDeparture, pagePartnerDepartures, type PartnerDeparture } from '#domain/partner-console';
import { requireConfirmation } from '#shared/confirmation';
import { consoleDepartureSorts, firstConsoleDepartureSort, seatsLeft } from '#shared/console-departure-query';
import { consoleSort } from '#shared/console-list';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { departureChangesContract } from './contract.ts';

const presentDays = ({ departsOn, returnsOn }: { departsOn: string; returnsOn: string }) => ({
  departs_on: departsOn,
  returns_on: returnsOn,
});

const presentSeats = (departure: PartnerDeparture) => ({
  quota: departure.quota,
  sold: departure.sold,
  held: departure.held,
  sold_elsewhere: departure.soldElsewhere,
  left: seatsLeft(departure),
  orders: departure.orders,
  is_cancelled: departure.isCancelled,
  is_private: departure.isPrivate,
});

export const departureChangesApi = implement(departureChangesContract, {
  seats: async ({ params }, { deps, actor }) => {
    return { data: presentSeats(await getPartnerDeparture(deps, actor, params.id)) };
  },
  allSeats: async (
    { query: { page, limit, search, month = null, state = null, sort: order } },
    { deps, actor, locale },
  ) => {
    const sort = consoleSort(order, consoleDepartureSorts, firstConsoleDepartureSort);
    const found = await pagePartnerDepartures(deps, actor, workplaceFor(actor, 'departures'), {
      query: { page, search: search.trim(), month, state, sort },
      ...{ limit, locale },
    });
    return {
      data: found.items.map((departure) => ({
        id: departure.id,
        programme_id: departure.programmeId,
        title: departure.title,
        ...presentDays(departure),
        ...presentSeats(departure),
      })),
      pagination: presentPagination(found),
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
