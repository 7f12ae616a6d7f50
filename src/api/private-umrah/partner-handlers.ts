// An agency's requests for private umrah over HTTP (docs/product/private-umrah.md): the functions that its pages call.
import type * as z from 'zod';
import type { Actor } from '#domain/memberships';
import {
  approveOffer,
  comparedEstimate,
  declineRequest,
  getAgencyFigures,
  getPartnerRequest,
  hasEnded,
  listInbox,
  listOfferableDepartures,
  makeOffer,
  offerDeparture,
  type PartnerRequest,
  refuseApproval,
  startOfOffer,
  type UmrahRequest,
  withdrawOffer,
} from '#domain/private-umrah';
import { findTableById, type PriceTable } from '#domain/umrah-estimates';
import { offerStartLines } from '#labels/private-umrah';
import { textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { once } from '#api/once';
import { umrahPartnerContract } from './partner-contract.ts';
import { presentFigures, presentOffer } from './present-request.ts';

type StaffRequest = ApiRequest & { actor: Actor };

export const umrahPartnerApi = implement(umrahPartnerContract, {
  inbox: async ({ query: { status = null, page, limit } }, { deps, actor }) => {
    const found = await listInbox(deps, actor, { status, page, limit });
    return {
      data: found.items.map((row) => ({
        ...presentHead(row.request, row),
        revision: row.revision,
        is_accepted: row.isAcceptedHere,
      })),
      pagination: presentPagination(found),
    };
  },
  figures: async (_input, { deps, actor }) => ({ data: presentFigures(await getAgencyFigures(deps, actor)) }),
  inboxRequest: async ({ params: { id } }, request) => {
    const { deps, actor, locale } = request;
    const found = await getPartnerRequest(deps, actor, id);
    const { table } = await findTableById(deps, comparedEstimate(found).priceTableId);
    return {
      data: {
        ...presentHead(found, found),
        note: found.note,
        group: found.group,
        may: found.choices,
        offers: found.offers.map((offer) => presentOffer(found, offer, { table, locale })),
        start: await startOf(request, found, table),
        departures: await departuresOf(request, found),
      },
    };
  },
  makeOffer: ({ params: { id: requestId }, body: { note = null, ...form } }, request) =>
    once(request, 'private umrah offer', { requestId, note, ...form }, async () => ({
      data: await makeOffer(request.deps, request.actor, { requestId, form: { ...form, note } }),
    })),
  offerDeparture: ({ params: { id: requestId }, body: { note = null, ...form } }, request) =>
    once(request, 'private umrah departure offer', { requestId, note, ...form }, async () => {
      const { deps, actor, brand } = request;
      return { data: await offerDeparture(deps, actor, { requestId, form: { ...form, note }, brand }) };
    }),
  withdrawOffer: answering(withdrawOffer),
  declineRequest: answering(declineRequest),
  approveOffer: answering(approveOffer),
  refuseOffer: answering(refuseApproval),
});

function answering(change: typeof withdrawOffer) {
  return async ({ params }: { params: { id: string } }, { deps, actor }: StaffRequest) => {
    await change(deps, actor, params.id);
    return { data: null };
  };
}

function presentHead(
  request: UmrahRequest,
  { respondBy, isDeclined }: Pick<PartnerRequest, 'respondBy' | 'isDeclined'>,
) {
  const isOver = hasEnded(request) || request.bookingCode !== null;
  return {
    id: request.id,
    code: request.code,
    status: request.status,
    status_ends_at: isOver ? null : request.endsAt.toISOString(),
    departure_airport_id: request.form.departure_airport_id,
    departure_date: request.departsOn,
    return_date: request.returnsOn,
    people: request.people,
    respond_by: respondBy.toISOString(),
    is_declined: isDeclined,
  };
}

/** A revision begins with the offer before. */
async function startOf(
  { deps, actor }: StaffRequest,
  found: PartnerRequest,
  table: PriceTable,
): Promise<z.input<typeof umrahPartnerContract.inboxRequest.data>['start']> {
  if (!found.choices.offer || found.offers.length > 0) return null;
  const start = await startOfOffer(deps, actor, { request: found, families: found.families });
  const seen = { estimate: comparedEstimate(found).estimate, table, locale: found.locale };
  return { lines: offerStartLines(start, seen), own_prices_version: start.own?.version ?? null };
}

async function departuresOf({ deps, actor, locale }: StaffRequest, found: PartnerRequest) {
  if (!found.choices.offer) return [];
  const departures = await listOfferableDepartures(deps, actor, found);
  return departures.map(({ id, title, departsOn, seatsLeft, amount }) => ({
    id,
    title: textIn(title, locale).text,
    departure_date: departsOn,
    seats_left: seatsLeft,
    per_adult: amount,
  }));
}
