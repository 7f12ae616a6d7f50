// What the pages of the checkout show, from a draft, an order, or only a departure (spec §2 checkout).
import { data, redirect } from 'react-router';
import { getProfile } from '#domain/profile';
import { type Booking, contractTermsKey, findBooking, findFeedback, nextInvoiceOf } from '#domain/bookings';
import { listDeliveries, listPromosFor, quoteDraft, quoteParty } from '#domain/checkout';
import { findLatestPayment, listPaymentMethods } from '#domain/payments';
import { type Promo, type PromoRefusal, refusalFault } from '#domain/promos';
import { catalogueScope, findOffer, findProduct, type Offer } from '#domain/catalogue';
import { listAddresses } from '#domain/shipping-addresses';
import { findSitePage } from '#domain/site-content';
import { type CartForm, peopleOf } from '#shared/booking-form';
import type { BookingState } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import { formatInstant } from '#shared/dates';
import { priceEach } from '#shared/trip-price';
import { type Locale, textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { isId } from '#shared/names';
import { paymentMethods } from '#shared/payment-methods';
import { rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import type {
  CheckoutView,
  DeliveryView,
  DoneStep,
  IdentityStep,
  OrderStep,
  PayStep,
  RoomCounts,
} from './checkout-view.ts';
import { isAreaOpen } from '#web/areas';
import { cancellationSteps } from '#labels/contract-steps';
import { cancellationView } from '#web/product/cancellation-view';
import { phonePath } from './checkout-actions.server.ts';
import { localized } from '#labels/localized';
import { roomsIn, roomsOf } from './checkout-form.server.ts';
import { sumView } from './party-sum.server.ts';
import { problemText } from '#web/ui/forms/error-labels.server';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import type { PageRequest } from '#web/request/page-context.server';
import { savingsPayView } from '#web/savings-payments/pay-view.server';
import { paymentMethodName } from '#web/payments/labels.server';
import { newFormKey } from '#web/ui/forms/sent-once.server';

/** Where the visitor stands: before anything is kept, or at their booking. Null when there is no such departure or booking. */
export async function loadCheckout(
  request: PageRequest,
  { bookingId, product }: { bookingId: string | undefined; product: string },
): Promise<CheckoutView | null> {
  if (!bookingId) return beginCheckout(request, product);
  const { deps, actor, brand } = request;
  const booking = actor && (await findBooking(deps, actor, bookingId));
  if (!booking || booking.brandId !== brand.id) return null;
  const asked = new URLSearchParams(request.search).get('step');
  const content =
    booking.state === 'draft'
      ? await (asked === 'identitas' ? identityOfDraft : orderStep)(request, booking).catch(
          (error: unknown) => {
            throw error instanceof AppError && error.code === 'departure_closed'
              ? toOffered(booking.departure, request.locale)
              : error;
          },
        )
      : isDone(booking, asked)
        ? await doneStep(request, booking)
        : await payOrDone(request, booking);
  return {
    bookingId: booking.id,
    formKey: newFormKey(),
    journey: {
      slug: booking.departure.slug,
      isPrivate: booking.departure.isPrivate,
      title: localized(booking.departure.title, request.locale),
      departsOn: booking.departure.departsOn,
      partner: booking.partner.name,
    },
    consultantName: booking.consultantName,
    sum: await sumView(request, booking.lines, booking.usdRate),
    content,
  };
}

/** Nobody joins any more: its page says so, and which dates come next. */
const toOffered = ({ slug, isPrivate }: { slug: string; isPrivate: boolean }, locale: Locale) =>
  redirect(localePath(isPrivate ? paths.member.privateUmrahs : paths.product(slug), locale));

async function beginCheckout(request: PageRequest, slug: string): Promise<CheckoutView | null> {
  const { deps, brand, actor, locale, search } = request;
  const scope = catalogueScope(deps, brand);
  const [offer, product] = await Promise.all([findOffer(deps, scope, slug), findProduct(deps, scope, slug)]);
  if (!offer || !product) return null;
  if (offer.saleEndsOn < scope.today) throw toOffered({ slug: offer.slug, isPrivate: false }, locale);
  if (!isId(slug) && offer.slug !== slug)
    throw redirect(localePath(paths.checkout(offer.slug), locale) + search, 301);
  const counts = roomsIn(new URLSearchParams(search), offer.rooms);
  const form: CartForm = { rooms: roomsOf(counts), addons: [], supplies: [], status_product_supplies: 0 };
  const lines = quoteParty(offer, form);
  const profile = actor && (await getProfile(deps, actor));
  return {
    bookingId: null,
    formKey: newFormKey(),
    journey: {
      slug: offer.slug,
      isPrivate: false,
      title: localized(offer.title, locale),
      departsOn: offer.departsOn,
      partner: product.partner.name,
    },
    consultantName: request.affiliateName,
    sum: lines && (await sumView(request, lines, null)),
    content: identityStep(
      offer,
      counts,
      profile && {
        name: profile.name,
        email: profile.email,
        phone: profile.phone ?? '',
        accountEmail: profile.email,
      },
    ),
  };
}

async function identityOfDraft(request: PageRequest, booking: Booking): Promise<IdentityStep> {
  const { deps, brand, actor } = request;
  const { offer } = await quoteDraft(deps, actor!, { bookingId: booking.id, brand });
  const counts = roomsIn(new URLSearchParams(request.search), []);
  if (roomsOf(counts).length === 0)
    for (const { room_type, ...kept } of booking.request.rooms) counts[room_type] = kept;
  const { name, email, phone } = booking.booker ?? (await getProfile(deps, actor!));
  return identityStep(offer, counts, { name, email, phone: phone ?? '', accountEmail: actor!.email });
}

function identityStep(offer: Offer, counts: RoomCounts, booker: IdentityStep['booker']): IdentityStep {
  const list = { rooms: offer.rooms, child: offer.child, infant: offer.infant, extrasEach: 0 };
  const rooms = offer.rooms.map(({ roomType, amount }) => ({
    roomType,
    each: {
      adults: amount,
      children: priceEach(list, 'child', rupiah(amount)),
      infants: priceEach(list, 'infant', rupiah(amount)),
    },
  }));
  return { step: 'identitas', rooms, counts, seatsLeft: offer.seatsLeft, booker, ages: offer.ages };
}

async function orderStep(request: PageRequest, booking: Booking): Promise<OrderStep> {
  const { deps, brand, actor, locale, search } = request;
  const wish = { bookingId: booking.id, brand };
  const { today } = catalogueScope(deps, brand);
  const [{ offer, plans }, promos, terms] = await Promise.all([
    quoteDraft(deps, actor!, wish),
    // An offer is a price for one party: no promo is about it.
    isAreaOpen('promos', brand.flags) && !booking.departure.isPrivate
      ? listPromosFor(deps, actor!, wish)
      : [],
    findSitePage(deps, brand, 'syarat-ketentuan'),
  ]);
  // A brand without terms, or a departure that was withdrawn meanwhile, sells nothing. One of a private umrah is in no list, and is sold.
  if (!terms || !offer.isPublished) throw data(null, { status: 404 });
  const { adults, children, infants } = peopleOf(booking.request.rooms);
  const chosen = (offered: Offer['addons'], wanted: CartForm['addons']) =>
    offered.map(({ id, name, amount }) => ({
      id,
      name: localized(name, locale),
      each: amount,
      quantity: wanted.find((one) => one.id === id)?.quantity ?? 0,
    }));
  const discount = booking.lines.find((line) => line.kind === 'discount');
  const wantedPlan = new URLSearchParams(search).get('plan');
  return {
    step: 'pesanan',
    people: adults + children + infants,
    seatsLeft: offer.seatsLeft,
    addons: chosen(offer.addons, booking.request.addons),
    supplies: chosen(offer.supplies, booking.request.supplies),
    delivery: offer.supplies.length > 0 ? await deliveryView(request, booking) : null,
    applied:
      discount?.kind === 'discount'
        ? {
            code: discount.detail.code,
            title: textIn(discount.detail.title, locale).text,
            discount: -discount.amount,
          }
        : null,
    promos: promos.map(({ promo, judgement: { discount: off, refusal } }) => ({
      id: promo.id,
      code: promo.code,
      title: textIn(promo.title, locale).text,
      discount: off,
      reason: refusal && reasonText(promo, refusal),
    })),
    plans: plans.map(({ plan, stages }) => ({
      plan,
      stages: stages.map((stage) => ({ ...stage, dueAt: formatInstant(stage.dueAt, locale) })),
    })),
    plan: plans.find(({ plan }) => plan === wantedPlan)?.plan ?? 'full',
    cancellation: cancellationView(
      cancellationSteps(offer.contractTerms, offer.departsOn, today),
      booking.partner.name,
      locale,
    ),
    contractTerms: contractTermsKey(offer.contractTerms),
    terms: { version: terms.version, title: textIn(terms.title, locale).text },
    isPhoneVerified: actor!.isPhoneVerified,
    phone: booking.booker?.phone ?? null,
    phonePath: phonePath({ bookingId: booking.id, product: booking.departure.slug }),
  };
}

/** Couriers are asked only when something is to be sent. */
async function deliveryView(
  { deps, brand, actor }: PageRequest,
  { id: bookingId, request, delivery }: Booking,
): Promise<DeliveryView> {
  const isSent = request.status_product_supplies === 1;
  const none = { isSent, address: null, rates: [], chosen: null, problem: null };
  if (!isSent) return none;
  const active = (await listAddresses(deps, actor!)).find(({ isActive }) => isActive);
  if (!active) return none;
  const address = [
    active.recipient,
    active.street,
    active.district.name,
    active.city.name,
    active.province.name,
  ].join(', ');
  try {
    const rates = await listDeliveries(deps, actor!, { bookingId, brand });
    return {
      isSent,
      address,
      problem: null,
      chosen: delivery && `${delivery.courier}|${delivery.service}`,
      rates: rates.map(({ courier, courierName, service, costRupiah, days }) => ({
        value: `${courier}|${service}`,
        name: `${courierName} ${service}`,
        cost: costRupiah,
        days,
      })),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'shipping_unavailable')
      return { ...none, address, problem: problemText(error) };
    throw error;
  }
}

/** An invoice that waits is what a visitor comes for; else it says how things stand. */
async function payOrDone(request: PageRequest, booking: Booking): Promise<PayStep | DoneStep> {
  const { deps, brand, actor, locale } = request;
  const invoice = nextInvoiceOf(booking);
  if (!invoice || invoice.dueAt <= deps.now() || booking.state === 'cancelled_by_partner')
    return doneStep(request, booking);
  const [{ methods, overLimit }, latest, savings] = await Promise.all([
    listPaymentMethods(deps, brand, booking.partner.id, rupiah(invoice.amount)),
    findLatestPayment(deps, actor!, booking.id),
    savingsPayView(request, booking),
  ]);
  const isRunning =
    latest?.payableId === invoice.id && latest.state === 'waiting' && latest.expiresAt > deps.now();
  return {
    step: 'bayar',
    invoice: { stage: invoice.stage, amount: invoice.amount, code: invoice.code },
    dueAt: invoice.dueAt.toISOString(),
    dueText: formatInstant(invoice.dueAt, locale),
    now: deps.now().toISOString(),
    isPhoneVerified: actor!.isPhoneVerified,
    phone: booking.booker?.phone ?? null,
    phonePath: phonePath({ bookingId: booking.id, product: booking.departure.slug }),
    ways: methods.map(({ code, adminFee }) => ({
      code,
      name: paymentMethodName(code),
      kind: paymentMethods[code].kind,
      adminFee,
    })),
    overLimit: overLimit.map(({ code, most }) => ({ name: paymentMethodName(code), most })),
    savings,
    running: isRunning ? { token: latest.id, name: paymentMethodName(latest.method) } : null,
  };
}

function reasonText(promo: Promo, refusal: PromoRefusal): string {
  const { message, values } = refusalFault(promo, refusal);
  return messageByKey(message, values || undefined);
}

const outcomes: Record<BookingState, DoneStep['outcome']> = {
  draft: 'expired',
  waiting_payment: 'expired',
  partly_paid: 'paid',
  paid: 'paid',
  in_preparation: 'paid',
  departed: 'paid',
  completed: 'paid',
  expired: 'expired',
  cancelled_by_partner: 'cancelled',
  needs_attention: 'attention',
};

/** Decision 0039: with its first payment the checkout is over; a settlement is paid when it is asked for. */
function isDone({ state }: Booking, asked: string | null): boolean {
  return asked === 'selesai' || (state === 'partly_paid' && asked !== 'bayar');
}

async function doneStep(
  { deps }: PageRequest,
  { id, state, code, accountEmail }: Booking,
): Promise<DoneStep> {
  return {
    step: 'selesai',
    outcome: outcomes[state],
    code,
    email: accountEmail ?? '',
    feedback: await findFeedback(deps, id),
  };
}
