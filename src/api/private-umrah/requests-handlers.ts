// A member's private umrahs over HTTP (spec §7 Custom private umrah): the same functions as on the pages.
import { getBooking, nextInvoiceOf, payNextInvoice } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { listParticipants } from '#domain/participants';
import { findPayment, listPaymentMethods } from '#domain/payments';
import {
  acceptOffer,
  beginBooking,
  comparedEstimate,
  endRequest,
  getRequest,
  listRequests,
  nameParticipants,
  putInCart,
  sendRequest,
  type UmrahRequest,
  unsafeListOffers,
} from '#domain/private-umrah';
import { findTableById } from '#domain/umrah-estimates';
import { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { presentPagination } from '#api/answers';
import { presentOrder } from '#api/bookings/present';
import type { Input } from '#api/define';
import { type ApiRequest, implement } from '#api/implement';
import { once } from '#api/once';
import { presentParticipant } from '#api/participants/present';
import { presentPayment, presentPaymentMethods } from '#api/payments/payment-data';
import { presentOffer, presentRequest, presentRequestCard } from './present-request.ts';
import { umrahRequestsContract } from './requests-contract.ts';

type MemberRequest = ApiRequest & { actor: Actor };

export const umrahRequestsApi = implement(umrahRequestsContract, {
  cart: async ({ body: form }, request) => {
    const { deps, actor, brand, locale } = request;
    return once(request, 'private umrah cart', { form, brand: brand.id }, async () => ({
      data: await putInCart(deps, actor, { form, brand, locale }),
    }));
  },
  list: listed,
  history: listed,
  request: async ({ params }, request) => ({ data: await requestAnswer(request, params.id) }),
  offers: async ({ params }, request) => {
    const found = await own(request, params.id);
    const { table } = await findTableById(request.deps, comparedEstimate(found).priceTableId);
    const offers = await unsafeListOffers(request.deps, found.id);
    return { data: offers.map((offer) => presentOffer(found, offer, { table, locale: request.locale })) };
  },
  askOffers: async ({ params: { id }, body: { note } }, request) =>
    once(request, 'private umrah offers', { id, note: note ?? null }, async () => {
      const { deps, actor, brand } = request;
      await sendRequest(deps, actor, { id, brand, note: note || null });
      return { data: await requestAnswer(request, id) };
    }),
  waiting: async ({ params }, request) => ({ data: await waitingAnswer(request, params.id) }),
  decide: async ({ params: { id }, body: { decision, offer_id: offerId } }, request) =>
    once(request, 'private umrah decision', { id, decision, offerId: offerId ?? null }, async () => {
      const { deps, actor, brand } = request;
      if (decision !== 'accepted') await endRequest(deps, actor, { id, brand, event: decision });
      else if (typeof offerId === 'string') await acceptOffer(deps, actor, { id, brand, offerId });
      else throw new AppError('invalid_input', [{ field: 'offer_id', message: 'error_field_empty' }]);
      return { data: await waitingAnswer(request, id) };
    }),
  detailOrder: async ({ params }, request) => {
    const { deps, actor, brand, locale } = request;
    const found = await own(request, params.id);
    const { table } = await findTableById(deps, found.priceTableId);
    const order = found.bookingId && (await getBooking(deps, actor, brand, found.bookingId));
    return {
      data: {
        request: presentRequest(found, table, locale),
        order: order ? presentOrder(order, locale, deps.now()) : null,
      },
    };
  },
  checkout: async ({ params: { id } }, request) => {
    const { deps, actor, brand, locale } = request;
    const { bookingId } = await beginBooking(deps, actor, { id, brand, locale });
    return { data: presentOrder(await getBooking(deps, actor, brand, bookingId), locale, deps.now()) };
  },
  participants: async ({ params: { id }, body: { participants } }, request) => {
    const { deps, actor, brand } = request;
    const { bookingId } = await nameParticipants(deps, actor, { id, brand, participants });
    return {
      data: (await listParticipants(deps, actor, bookingId)).map(presentParticipant),
      messageKey: 'orders_traveller_saved',
    };
  },
  gateways: async ({ params }, request) => {
    const { deps, brand } = request;
    const booking = await orderOf(request, params.id);
    const invoice = nextInvoiceOf(booking);
    if (!invoice) throw new AppError('invoice_not_payable');
    const offered = await listPaymentMethods(deps, brand, booking.partner.id, rupiah(invoice.amount));
    return { data: presentPaymentMethods(offered, invoice.amount) };
  },
  pay: async ({ params: { id, method } }, request) => {
    const { deps, actor, brand, caller } = request;
    const { id: booking } = await orderOf(request, id);
    return once(request, 'pay', { bookingId: booking, method }, async () => {
      const returnUrl = (bookingId: string) =>
        `${deps.brands.linkOrigin(caller.origin)}/member/my-order/${bookingId}`;
      const payment = await payNextInvoice(deps, actor, { booking, method, brand, returnUrl });
      return { data: presentPayment(payment, deps.now()) };
    });
  },
  payment: async ({ params }, request) => {
    const booking = await orderOf(request, params.id);
    const payment = await findPayment(request.deps, booking.id, params.number);
    if (payment?.id !== params.paymentId) throw new AppError('not_found');
    return { data: presentPayment(payment, request.deps.now()) };
  },
  invoice: async ({ params }, request) => {
    const { deps, caller } = request;
    const { booker, code } = await orderOf(request, params.id);
    if (!booker) throw new AppError('umrah_request_state');
    return { data: { url: `${deps.brands.linkOrigin(caller.origin)}${paths.member.invoice(code)}` } };
  },
});

async function listed(
  {
    query: { status, search = '', page, limit },
  }: Pick<Input<(typeof umrahRequestsContract)['list']>, 'query'>,
  { deps, actor, brand }: MemberRequest,
) {
  const found = await listRequests(deps, actor, brand, {
    status: status ?? null,
    search,
    page,
    limit,
  });
  return { data: found.items.map(presentRequestCard), pagination: presentPagination(found) };
}

/** Another member's is as if it were not there. */
function own({ deps, actor, brand }: MemberRequest, id: string): Promise<UmrahRequest> {
  return getRequest(deps, actor, { id, brand });
}

async function requestAnswer(request: MemberRequest, id: string) {
  const found = await own(request, id);
  const { table } = await findTableById(request.deps, found.priceTableId);
  return presentRequest(found, table, request.locale);
}

async function waitingAnswer(request: MemberRequest, id: string) {
  const { deps, locale } = request;
  const found = await own(request, id);
  const { table } = await findTableById(deps, comparedEstimate(found).priceTableId);
  const offers = await unsafeListOffers(deps, id);
  const offer = offers.find((each) => each.id === found.acceptedOfferId);
  return {
    status: found.status,
    status_ends_at: found.endsAt.toISOString(),
    offer: offer ? presentOffer(found, offer, { table, locale }) : null,
  };
}

/** Refuses `not_found`, and `umrah_request_state` before the member has gone on to pay. */
async function orderOf(request: MemberRequest, id: string) {
  const { deps, actor, brand } = request;
  const { bookingId } = await own(request, id);
  if (bookingId === null) throw new AppError('umrah_request_state');
  return getBooking(deps, actor, brand, bookingId);
}
