// A member's orders over HTTP (spec §7 Member, Supplies).
import { ordersContract } from './contract.ts';
import { respondToReschedule, findReschedule } from '#domain/departure-changes';
import { getBooking, listOrders, trackParcel } from '#domain/bookings';
import { findDocumentProgress, unsafeListParticipants } from '#domain/participants';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { presentReschedule, presentOrder, presentOrderCard, presentProgress } from './present.ts';
import { presentParticipant } from '#api/participants/present';

export const ordersApi = implement(ordersContract, {
  list: async (
    { params: { status, category }, query: { search = '', page, limit } },
    { deps, actor, brand, locale },
  ) => {
    const found = await listOrders(deps, actor, brand, {
      tab: status === 'all' ? null : status,
      category: category === 'all' ? null : category,
      search,
      page,
      limit,
    });
    return {
      data: found.items.map((order) => presentOrderCard(order, locale)),
      pagination: presentPagination(found),
    };
  },
  detail: async ({ params }, { deps, actor, brand, locale }) => {
    const booking = await getBooking(deps, actor, brand, params.id);
    const [participants, documents] = await Promise.all([
      unsafeListParticipants(deps, booking.id),
      findDocumentProgress(deps, booking.id),
    ]);
    return {
      data: {
        ...presentOrder(booking, locale, deps.now()),
        participants: participants.map(presentParticipant),
        progress: presentProgress(booking, documents),
      },
    };
  },
  newDate: async ({ params }, { deps, actor, brand }) => ({
    data: presentReschedule(await findReschedule(deps, (await getBooking(deps, actor, brand, params.id)).id)),
  }),
  answerNewDate: async ({ params, body: { answer, departure_date: departsOn } }, { deps, actor, brand }) => {
    await respondToReschedule(deps, actor, { booking: params.id, answer, brand, departsOn });
    return {
      data: presentReschedule(
        await findReschedule(deps, (await getBooking(deps, actor, brand, params.id)).id),
      ),
    };
  },
  tracking: async ({ params }, { deps, actor, brand }) => {
    const parcel = await trackParcel(deps, (await getBooking(deps, actor, brand, params.id)).id);
    return {
      data: parcel && {
        courier: parcel.courier,
        number: parcel.number,
        sent_on: parcel.sentOn,
        delivered: parcel.tracking?.isDelivered ?? null,
        steps: (parcel.tracking?.steps ?? []).map(({ at, description, city }) => ({
          at,
          text: description,
          place: city || null,
        })),
      },
    };
  },
});
