// What the buttons of the checkout do (spec §4 checkout steps, §7 Bookings, §8): each keeps what the form holds, then leads on.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  applyPromo,
  checkOut,
  chooseDelivery,
  fillCart,
  storeBooker,
  type PromoName,
  removePromo,
  resetDraft,
} from '#domain/checkout';
import { askSavingsPayment, withdrawSavingsPayment } from '#domain/savings-payments';
import { type Booking, findBooking, getBooking, leaveFeedback, payNextInvoice } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { listAddresses } from '#domain/shipping-addresses';
import type { CartForm } from '#shared/booking-form';
import { AppError, type ErrorCode } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import type { CheckoutAnswer } from './checkout-view.ts';
import { chosenIn, countsOf, partyQuery, roomsOf } from './checkout-form.server.ts';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { refusedWith } from '#web/ui/forms/submission.server';
import { sumOfParty } from './party-sum.server.ts';
import { requireMember } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';
import { sentOnce } from '#web/ui/forms/sent-once.server';

export interface CheckoutPlace {
  /** Undefined before anything is kept. */
  bookingId: string | undefined;
  /** Slug or id of the departure, as the address has it. */
  product: string;
}

interface Sent extends CheckoutPlace {
  request: PageRequest;
  actor: Actor;
  form: FormData;
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Without language prefix. */
export function checkoutPath({ bookingId, product }: CheckoutPlace, query = ''): string {
  return paths.checkout(product, bookingId) + query;
}

/** Step identitas: the party and who orders. A guest is sent to sign in, and finds the party again. */
async function keepIdentity(
  request: PageRequest,
  place: CheckoutPlace,
  form: FormData,
  booking: Booking | null,
) {
  if (!request.actor) {
    const query = partyQuery(countsOf((name) => textOf(form, name)));
    const wanted = readReturnTo(new URLSearchParams({ redirect: checkoutPath(place, `?${query}`) }));
    throw redirect(localePath(`${paths.auth.login}${returnQuery(wanted)}`, request.locale), 303);
  }
  const { deps, actor, brand, locale, affiliateCode } = request;
  const rooms = roomsOf(countsOf((name) => textOf(form, name)));
  const cart = booking ? { ...booking.request, rooms } : { rooms };
  const { bookingId } = await fillCart(deps, actor, {
    departure: place.product,
    form: cart,
    brand,
    locale,
    affiliateCode,
  });
  await storeBooker(deps, actor, { bookingId, brand, form: Object.fromEntries(form) });
  throw redirect(localePath(checkoutPath({ ...place, bookingId }), locale), 303);
}

/** What the party in the form would pay; nothing is kept. */
async function quoted(
  request: PageRequest,
  place: CheckoutPlace,
  form: FormData,
  booking: Booking | null,
): Promise<CheckoutAnswer> {
  const rooms = roomsOf(countsOf((name) => textOf(form, name)));
  return { ...done(form), sum: await sumOfParty(request, place.product, { ...booking?.request, rooms }) };
}

type Intent = (sent: Sent & { booking: Booking }) => Promise<CheckoutAnswer | void>;

/** Step pesanan and bayar, by the button that was pressed. */
const intents: Record<string, Intent> = {
  save: async () => {},
  promo: async (sent) => usePromo(sent, { code: textOf(sent.form, 'code'), address: sent.request.address }),
  unpromo: async ({ request: { deps, brand }, actor, booking }) =>
    removePromo(deps, actor, { bookingId: booking.id, brand }),
  order: async (sent) => {
    const { form } = sent;
    askForPhone(sent);
    if (form.get('terms_accepted') !== '1')
      throw new AppError('invalid_input', [
        { field: 'terms_accepted', message: 'error_booking_terms_required' },
      ]);
    return { ...done(form), toConfirm: valuesOf(form) };
  },
  confirm: placeOrder,
  reset: async ({ request: { deps, brand, locale, leaveToast }, actor, booking, product }) => {
    await resetDraft(deps, actor, { bookingId: booking.id, brand });
    leaveToast({ type: 'success', message: m.checkout_reset_done() });
    throw redirect(localePath(checkoutPath({ bookingId: undefined, product }), locale), 303);
  },
  address: async ({ request: { deps, locale }, actor, booking, product, form }) => {
    const page =
      (await listAddresses(deps, actor)).length > 0 ? paths.member.addresses : paths.member.newAddress;
    const back = checkoutPath({ bookingId: booking.id, product }, planQuery(form));
    throw redirect(
      localePath(page + returnQuery(readReturnTo(new URLSearchParams({ redirect: back }))), locale),
      303,
    );
  },
  feedback: async ({ request: { deps, brand, leaveToast }, actor, booking, form }) => {
    const said = { rating: Number(textOf(form, 'rating') || Number.NaN), text: textOf(form, 'text') };
    await leaveFeedback(deps, actor, {
      product: booking.departure.id,
      bookingId: booking.id,
      form: said,
      brand,
    });
    leaveToast({ type: 'success', message: m.booking_feedback_thanks() });
  },
  savings: async ({ request: { deps, brand, leaveToast }, actor, booking, form }) => {
    const wish = { savings: textOf(form, 'savings') };
    await askSavingsPayment(deps, actor, { booking: booking.id, brand, form: wish });
    leaveToast({ type: 'success', message: m.savings_payment_asked() });
  },
  unsavings: async ({ request: { deps, brand, leaveToast }, actor, booking }) => {
    await withdrawSavingsPayment(deps, actor, { booking: booking.id, brand });
    leaveToast({ type: 'success', message: m.savings_payment_withdrawn() });
  },
  pay: async (sent) => {
    const { request, actor, booking, form } = sent;
    const { deps, brand, locale, origin } = request;
    askForPhone(sent);
    const returnUrl = deps.brands.linkOrigin(origin) + localePath(paths.paymentReturn(booking.id), locale);
    const method = textOf(form, 'method');
    // Another way to pay is another wish, from the same page too.
    const paymentId = await sentOnce(
      request,
      actor,
      `page pay ${method}`,
      form,
      async () =>
        (
          await payNextInvoice(deps, actor, {
            booking: booking.id,
            method,
            brand,
            returnUrl: () => returnUrl,
          })
        ).id,
    );
    throw redirect(localePath(paths.payment(paymentId), locale), 303);
  },
};

/** Nobody without a proven number orders or pays: they prove it, and find the checkout again. */
function askForPhone({ request: { locale }, actor, booking, product }: Sent & { booking: Booking }): void {
  if (!actor.isPhoneVerified)
    throw redirect(localePath(phonePath({ bookingId: booking.id, product }), locale), 303);
}

/** Where a number is proven; from there back here. */
export function phonePath(place: CheckoutPlace): string {
  return `${paths.member.phone}${returnQuery(readReturnTo(new URLSearchParams({ redirect: checkoutPath(place) })))}`;
}

/** The action of the checkout. What can be mended stands beside its field; everything else is said as a toast (spec §8). */
export async function handleCheckoutAction(request: PageRequest, asked: CheckoutPlace, form: FormData) {
  const booking = asked.bookingId
    ? await findBooking(request.deps, requireMember(request), asked.bookingId)
    : null;
  if (asked.bookingId && booking?.brandId !== request.brand.id) throw data(null, { status: 404 });
  // Whatever product the address names beside it, a booking is of its own departure.
  const place = booking ? { bookingId: booking.id, product: booking.departure.slug } : asked;
  if (form.get('intent') === 'price') return data(await quoted(request, place, form, booking));
  try {
    if (!booking || form.get('intent') === 'identity')
      return await keepIdentity(request, place, form, booking);
    const actor = requireMember(request);
    const [name, value] = textOf(form, 'intent').split(':');
    const sent = { ...place, request, actor, form, booking };
    if (booking.state === 'draft') await keepExtras(sent);
    if (name === 'pick') await usePromo(sent, { promo: value ?? '' });
    else {
      const intent = Object.hasOwn(intents, name ?? '') ? intents[name!]! : intents['save']!;
      const answer = await intent(sent);
      if (answer) return data(answer);
    }
  } catch (error) {
    return refuse(request, place, form, error);
  }
  return stayAt(request, place, form);
}

const planQuery = (form: FormData) =>
  form.get('payment_plan') === 'down_payment' ? '?plan=down_payment' : '';

/** Back to where it was sent from; a script is there already. The chosen plan survives the way through another button. */
function stayAt({ search, locale, isForScript }: PageRequest, place: CheckoutPlace, form: FormData) {
  if (isForScript) return data(done(form));
  const step = new URLSearchParams(search).get('step');
  const query = planQuery(form) || (step === 'bayar' || step === 'selesai' ? `?step=${step}` : '');
  throw redirect(localePath(checkoutPath(place, query), locale), 303);
}

const done = (form: FormData): CheckoutAnswer => ({
  intent: textOf(form, 'intent'),
  result: { status: 'success' },
});

async function usePromo(
  { request: { deps, brand, leaveToast }, actor, booking }: Sent & { booking: Booking },
  name: PromoName,
): Promise<void> {
  await applyPromo(deps, actor, { bookingId: booking.id, brand, ...name });
  leaveToast({ type: 'success', message: m.promo_applied() });
}

/** Add-ons, supplies and how they travel, as the form has them. Unchanged, nothing is written: a filled cart asks for its courier again. */
async function keepExtras({
  request,
  actor,
  form,
  booking,
  product,
}: Sent & { booking: Booking }): Promise<void> {
  if (!form.has('extras')) return;
  const { deps, brand, locale, affiliateCode } = request;
  const before = booking.request;
  const after: CartForm = {
    ...before,
    addons: chosenIn(form, 'addon'),
    supplies: chosenIn(form, 'supply'),
    status_product_supplies: form.get('status_product_supplies') === '1' ? 1 : 0,
  };
  const isChanged =
    (['addons', 'supplies'] as const).some((kind) => signature(before[kind]) !== signature(after[kind])) ||
    before.status_product_supplies !== after.status_product_supplies;
  if (isChanged)
    await fillCart(deps, actor, { departure: product, form: after, brand, locale, affiliateCode });
  const [courier, service] = textOf(form, 'courier').split('|');
  const isSame = !isChanged && booking.delivery?.courier === courier && booking.delivery?.service === service;
  if (
    after.status_product_supplies === 1 &&
    after.supplies.some(({ quantity }) => quantity > 0) &&
    courier &&
    service &&
    !isSame
  ) {
    await chooseDelivery(deps, actor, { bookingId: booking.id, brand, courier, service });
  }
}

function signature(chosen: CartForm['addons']): string {
  return chosen
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .sort()
    .join();
}

async function placeOrder(sent: Sent & { booking: Booking }): Promise<void> {
  const { request, actor, form, booking, product } = sent;
  askForPhone(sent);
  const { deps, brand, locale } = request;
  const number = (name: string) => Number(textOf(form, name) || Number.NaN);
  const wanted = {
    ...booking.booker,
    payment_plan: textOf(form, 'payment_plan'),
    terms_version: number('terms_version'),
    terms_accepted: form.get('terms_accepted') === '1',
    total: number('total'),
    departs_on: textOf(form, 'departs_on') || undefined,
    contract_terms: form.has('contract_terms') ? textOf(form, 'contract_terms') : undefined,
  };
  await sentOnce(
    request,
    actor,
    'page checkout',
    form,
    async () => (await checkOut(deps, actor, { bookingId: booking.id, brand, form: wanted })).invoiceCode,
  );
  throw redirect(localePath(checkoutPath({ bookingId: booking.id, product }), locale), 303);
}

/** Faults of fields of the order's form that have a field there. */
const orderFields = [
  'rooms',
  'name',
  'email',
  'phone',
  'addons',
  'supplies',
  'shipping',
  'code',
  'terms_accepted',
  'payment_plan',
  'rating',
  'text',
];
/** Where the visitor can mend it on the spot, the page says so and stays. */
const staying: readonly ErrorCode[] = ['seats_sold_out', 'holding_limit', 'promo_refused', 'invalid_input'];

async function refuse(request: PageRequest, place: CheckoutPlace, form: FormData, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'not_found') throw data(null, { status: 404 });
  if (staying.includes(error.code)) {
    const unseen = error.faults.filter(({ field }) => !orderFields.includes(field));
    const errors = fieldErrors(error);
    // The failure in the specification's words, then why (spec §8 promo check).
    if (error.code === 'promo_refused')
      errors['code'] = [problemText(error), errors['code']].filter(Boolean).join('. ');
    const { data: answer, init } = refusedWith(
      form,
      { faults: errors, problem: problemOf(error, unseen[0] && errors[unseen[0].field]) },
      error.status,
    );
    return data(
      {
        ...answer,
        ...(error.code === 'holding_limit' && { help: 'orders' as const }),
      } satisfies CheckoutAnswer,
      init ?? undefined,
    );
  }
  if (error.code === 'price_changed') await askAgain(request, place);
  request.leaveToast({ type: 'error', message: problemText(error) });
  return stayAt(request, place, form);
}

/** What concerns the order as a whole; `unseen`: the sentence of a fault that has no field here. */
function problemOf(error: AppError, unseen: string | undefined): string | null {
  if (error.code === 'promo_refused') return null;
  if (unseen !== undefined) return unseen;
  if (error.code === 'seats_sold_out') return m.checkout_seats_gone();
  return error.faults.length > 0 ? null : problemText(error);
}

/** The cart takes the price of now, and the page shows it. */
async function askAgain(request: PageRequest, { bookingId, product }: CheckoutPlace): Promise<void> {
  const { deps, brand, locale, affiliateCode } = request;
  const actor = requireMember(request);
  const booking = await getBooking(deps, actor, brand, bookingId!);
  if (booking.state === 'draft')
    await fillCart(deps, actor, { departure: product, form: booking.request, brand, locale, affiliateCode });
}

function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
