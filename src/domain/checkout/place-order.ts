// Turns a draft into an order that waits for payment (spec §7 do-checkout; docs/product/checkout.md):
// recomputes the price, then takes the seats and writes the invoices in one transaction under the departure's
// lock.
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '#domain/brands';
import { dollarRateOf, dollarRateQuery } from '#domain/exchange-rates';
import type { Actor } from '#domain/memberships';
import { catalogueScope, type Offer, offerOf, offerQuery } from '#domain/catalogue';
import { claimingSeats, seatsLock } from '#domain/seats';
import { termsInForceQuery } from '#domain/site-content';
import type { Db } from '#platform/database/database';
import { type LockKey, lockedStatement, lockedTransaction } from '#platform/database/locks';
import { type Answers, readTogether, type RowsOf } from '#platform/database/read-together';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import { type CartForm, type CheckoutForm, checkoutForm } from '#shared/booking-form';
import { todayInIndonesia } from '#shared/dates';
import { AppError, type ErrorCode } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { type Rupiah, shareOf } from '#shared/money';
import { readBooker } from './booker.ts';
import {
  contractTermsKey,
  type CheckoutDeps,
  admitHolder,
  type BookingTransition,
  countingHeld,
  countTry,
  type Discount,
  finishMove,
  type Held,
  movingBooking,
  type Holder,
  holderLocks,
  holderQueries,
  refuseHoarding,
  linesWith,
  totalOf,
  type Clocks,
  clocksOf,
  financedClocks,
  plansOf,
  type PaymentStage,
  paymentScheduleOf,
  transitionWithSeats,
} from '#domain/bookings';
import { holdDraftPromo } from './booking-promo.ts';
import { refuseUnsold } from './cart.ts';
import { parcelOf } from './delivery.ts';
import { type Draft, draftOf, draftQuery, findDraft } from './drafts.ts';
import { newInvoiceCode } from '#platform/public-code';

export interface CheckedOut {
  bookingId: string;
  /** Of the invoice to pay first. */
  invoiceCode: string;
  payableUntil: Date;
}

/**
 * Orders a draft. Ordering it again returns the same order. Refuses `not_found` (also another member's),
 * `invalid_input`, `price_changed` (the sum shown is not the sum), `departure_moved` (the day shown is not
 * the day), `promo_refused`, `seats_sold_out`, `departure_departed`, `departure_closed`,
 * `departure_not_sold`, `busy`; and what `admitHolder` and `refuseHoarding` refuse. `known`: what `orderQuestions` answered a moment ago.
 */
export function checkOut(
  deps: CheckoutDeps,
  actor: Actor,
  asked: CheckoutRequest,
  known?: OrderAnswers,
): Promise<CheckedOut> {
  return orderDraft(deps, actor, asked, { financed: null, known });
}

/**
 * Orders a draft that a bank pays for (docs/product/financing.md): its seats are held for so many days, and `along` runs in the
 * transaction that takes them. Refuses what `checkOut` refuses, and `booking_state` once it is ordered.
 */
export function checkOutFinanced(
  deps: CheckoutDeps,
  actor: Actor,
  asked: CheckoutRequest,
  financed: FinancedHold,
): Promise<CheckedOut> {
  return orderDraft(deps, actor, asked, { financed });
}

interface CheckoutRequest {
  bookingId: string;
  form: unknown;
  brand: Brand;
}

interface FinancedHold {
  days: number;
  along: (within: CheckoutDeps, offer: Offer) => Promise<void>;
}

async function orderDraft(
  deps: CheckoutDeps,
  actor: Actor,
  { bookingId, form: input, brand }: CheckoutRequest,
  { financed, known: read }: { financed: FinancedHold | null; known?: OrderAnswers | undefined },
): Promise<CheckedOut> {
  const form = checkedForm(checkoutForm, input);
  if ((form.payment_plan === 'financing') !== (financed !== null)) throw planNotOffered();
  const { phone } = readBooker(form);
  const scope = catalogueScope(deps, brand);
  const known = orderOf(
    deps,
    read ??
      (await readTogether(deps.db, orderQuestions(deps, { accountId: actor.accountId, brand, bookingId }))),
  );
  const { terms, rate } = known;
  // Consent is to the text in force: a member who read an older version reads again.
  if (terms !== null && terms.version !== form.terms_version)
    throw new AppError('invalid_input', [{ field: 'terms_version', message: 'error_terms_changed' }]);
  const { draft } = known;
  if (!draft) throw new AppError('not_found');
  if (draft.state !== 'draft') {
    if (financed) throw new AppError('booking_state');
    return orderedAlready(deps.db, bookingId);
  }
  const { offer } = known;
  if (!offer) throw new AppError('departure_not_sold');
  refuseUnsold(offer, scope.today);
  if (form.departs_on !== undefined && form.departs_on !== offer.departsOn)
    throw new AppError('departure_moved');
  if (form.contract_terms !== undefined && form.contract_terms !== contractTermsKey(offer.contractTerms))
    throw new AppError('invalid_input', [{ field: 'terms_version', message: 'error_terms_changed' }]);
  if (parcelOf(offer, draft.request) && !draft.delivery)
    throw new AppError('invalid_input', [{ field: 'shipping', message: 'error_shipping_required' }]);
  const holder = admitHolder(deps, actor, known);
  const order = {
    draft,
    offer,
    holder,
    form: { ...form, phone },
    rate,
    termsDigest: terms?.digest ?? null,
    financed,
    ...(financed ? financedClocks(deps.now(), financed.days, offer) : clocksOf(deps.now(), brand, offer)),
  };
  try {
    if (!draft.promoId && !financed) return await placeAtOnce(deps, actor, order);
    await countTry(deps, holder);
    return await lockedTransaction(deps, locksOf(order), (db) => placeOrder({ ...deps, db }, actor, order));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'booking_state' || financed) throw error;
    // Another tab was quicker: it ordered the draft, or filled it again.
    if ((await findDraft(deps.db, actor, brand, bookingId)).state !== 'draft')
      return orderedAlready(deps.db, bookingId);
    throw new AppError('price_changed');
  }
}

/** Everything that is decided by before the lock, for one statement. */
export function orderQuestions(
  deps: Pick<CheckoutDeps, 'db' | 'now'>,
  { accountId, brand, bookingId }: { accountId: string; brand: Brand; bookingId: unknown },
) {
  const { db } = deps;
  const scope = catalogueScope(deps, brand);
  const id = typeof bookingId === 'string' && isId(bookingId) ? bookingId : noId;
  return {
    terms: termsInForceQuery(db, brand, scope.today),
    rate: dollarRateQuery(deps),
    draft: draftQuery(db, accountId, brand, id),
    offer: offerQuery(scope, sql`"draft".departure_id`),
    ...holderQueries(accountId),
  };
}

type OrderAnswers = Answers<RowsOf<ReturnType<typeof orderQuestions>>>;

function orderOf(deps: CheckoutDeps, known: OrderAnswers) {
  return {
    ...known,
    rate: dollarRateOf(deps, known.rate),
    draft: known.draft && draftOf(known.draft),
    offer: known.offer && offerOf(known.offer),
  };
}

const noId = '00000000-0000-0000-0000-000000000000';

interface Order extends Clocks {
  draft: Draft;
  offer: Offer;
  holder: Holder;
  form: CheckoutForm;
  /** Shown beside the prices, and frozen with them. */
  rate: DollarRate;
  /** Of the accepted text; null where a brand has none. */
  termsDigest: string | null;
  /** Null: its member pays. */
  financed: FinancedHold | null;
}

/** Only what others can change meanwhile: the seats, the holdings, the promo's uses and the draft itself. */
function locksOf({ draft: { id, departureId, promoId }, holder }: Order): LockKey[] {
  return [
    seatsLock(departureId),
    { kind: 'booking', id },
    ...holderLocks(holder),
    ...(promoId ? [{ kind: 'promo' as const, id: promoId }] : []),
  ];
}

/**
 * Without a promo all is decided before the lock: one statement under it counts, takes the seats and moves, or does
 * nothing of it.
 */
async function placeAtOnce(deps: CheckoutDeps, actor: Actor, order: Order): Promise<CheckedOut> {
  const at = deps.now();
  const bills = billsOf(order, null);
  const counting = countingHeld(at, order.holder, order.draft.seats);
  const move = { ...moveOf(actor, order, bills, at), ...counting, onlyIf: counting.isWithin };
  const [done] = await lockedStatement(
    deps,
    locksOf(order),
    movingBooking<{ held: Held; hits: number }>(at, move, claimOf(order, at)),
  );
  counting.judge(done!);
  if (!(await finishMove(deps, done!))) throw new AppError(await whyNoSeats(deps, order.offer));
  return placed(order, bills);
}

/** In a transaction that holds `locksOf` the order. */
async function placeOrder(deps: CheckoutDeps, actor: Actor, order: Order): Promise<CheckedOut> {
  const { draft, offer, holder, releaseAt } = order;
  const at = deps.now();
  await refuseHoarding(deps, holder, draft.seats);
  const bills = billsOf(order, await holdDraftPromo(deps, actor, draft, offer, releaseAt));
  if (!(await transitionWithSeats(deps, moveOf(actor, order, bills, at), claimOf(order, at))))
    throw new AppError(await whyNoSeats(deps, offer));
  await order.financed?.along(deps, offer);
  return placed(order, bills);
}

type Bill = PaymentStage & { code: string };

/** Its invoices. Refuses `price_changed`, and a plan that is not offered. */
function billsOf({ draft, offer, form, payableUntil, financed }: Order, discount: Discount | null): Bill[] {
  const { seats } = draft;
  const total = totalOf(linesWith(offer, draft.request, { delivery: draft.delivery, discount }));
  if (total !== draft.total || total !== form.total) throw new AppError('price_changed');
  if (!financed && !plansOf(offer, { total, seats }, payableUntil).some((plan) => plan === form.payment_plan))
    throw planNotOffered();
  return paymentScheduleOf(
    offer,
    form.payment_plan,
    { total, seats, ...sharesOf(draft, total) },
    payableUntil,
  ).map((stage) => ({ ...stage, code: newInvoiceCode() }));
}

function moveOf(actor: Actor, order: Order, bills: readonly Bill[], at: Date): BookingTransition {
  const { draft } = order;
  return {
    bookingId: draft.id,
    event: 'checked_out',
    actorId: actor.accountId,
    rowVersion: draft.rowVersion,
    set: consentOf(order, at),
    along: [billing(bills, at), seating(draft.request, at), keepingTerms(order)],
  };
}

function claimOf({ draft, offer, releaseAt }: Order, at: Date): RawBuilder<unknown> {
  const { id: bookingId, departureId, seats } = draft;
  const onSaleOn = todayInIndonesia(at);
  return claimingSeats(at, {
    bookingId,
    departureId,
    seats,
    releaseAt,
    departsOn: offer.departsOn,
    onSaleOn,
  });
}

const placed = ({ draft, payableUntil }: Order, bills: readonly Bill[]): CheckedOut => ({
  bookingId: draft.id,
  invoiceCode: bills[0]!.code,
  payableUntil,
});

function planNotOffered(): AppError {
  return new AppError('invalid_input', [{ field: 'payment_plan', message: 'error_plan_not_offered' }]);
}

/** What happened to a departure since its offer was read. */
async function whyNoSeats(
  { db, now }: CheckoutDeps,
  { departureId, departsOn, saleEndsOn, partnerId }: Offer,
): Promise<ErrorCode> {
  const still = await db
    .selectFrom('departures')
    .select('id')
    .where('id', '=', departureId)
    .where('departs_on', '=', departsOn)
    .executeTakeFirst();
  if (!still) return 'departure_moved';
  const frozen = await db
    .selectFrom('partners')
    .select('id')
    .where('id', '=', partnerId)
    .where('state', '=', 'suspended')
    .executeTakeFirst();
  if (frozen) return 'departure_not_sold';
  return saleEndsOn < todayInIndonesia(now()) ? 'departure_closed' : 'seats_sold_out';
}

function sharesOf(
  { commissionBasisPoints, affiliateBasisPoints }: Draft,
  total: Rupiah,
): { commission: Rupiah; affiliate: Rupiah } {
  return {
    commission: shareOf(total, commissionBasisPoints),
    affiliate: shareOf(total, affiliateBasisPoints),
  };
}

async function orderedAlready(db: Db, bookingId: string): Promise<CheckedOut> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('bookings', 'bookings.id', 'invoices.booking_id')
    .select(['invoices.code', 'bookings.payable_until'])
    .where('booking_id', '=', bookingId)
    .orderBy('invoices.due_at')
    .executeTakeFirstOrThrow();
  return { bookingId, invoiceCode: row.code, payableUntil: row.payable_until! };
}

/**
 * What an order has and a draft lacks: its booker, consent with its own copy of what was agreed, and clocks.
 */
function consentOf(
  { offer, form, holder, payableUntil, releaseAt, rate, termsDigest }: Order,
  at: Date,
): RawBuilder<unknown> {
  return sql`payment_plan = ${form.payment_plan}, booker = ${JSON.stringify({ name: form.name, email: form.email, phone: form.phone })}, held_by_phone = ${holder.phone},
    terms_version = ${form.terms_version}, terms_accepted_at = ${at}, terms_digest = ${termsDigest},
    programme_version = ${offer.programmeVersion}, contract_terms = ${JSON.stringify(offer.contractTerms)}, contract_terms_copied_at = ${at}, payable_until = ${payableUntil}, release_at = ${releaseAt},
    usd_rate = ${rate.rupiah}, usd_rate_on = ${rate.asOf}, usd_rate_source = ${rate.source}`;
}

/**
 * The text that is agreed to, stored once: read first, written only when nobody has agreed to the same text
 * before.
 */
function keepingTerms({ termsDigest }: Order): RawBuilder<unknown> {
  return sql`kept_terms as (
    insert into terms_texts (digest, title, body)
    select distinct on (s.digest) s.digest, s.title, s.body from moved, site_pages s
    where s.digest = ${termsDigest}::text and not exists (select from terms_texts k where k.digest = ${termsDigest}::text) on conflict do nothing)`;
}

/** Its invoices, in the statement that makes the transition. */
function billing(bills: readonly Bill[], at: Date): RawBuilder<unknown> {
  return sql`billed as (
    insert into invoices (code, booking_id, stage, amount, commission, affiliate, due_at, created_at)
    select code, moved.id, stage, amount, commission, affiliate, due_at, ${at} from moved, unnest(
      ${bills.map(({ code }) => code)}::text[], ${bills.map(({ stage }) => stage)}::text[], ${bills.map(({ amount }) => amount)}::bigint[],
      ${bills.map(({ commission }) => commission)}::bigint[], ${bills.map(({ affiliate }) => affiliate)}::bigint[],
      ${bills.map(({ dueAt }) => dueAt)}::timestamptz[]) as stage (code, stage, amount, commission, affiliate, due_at))`;
}

/** A participant row for each traveller, in the statement that makes the transition. */
function seating({ rooms }: CartForm, at: Date): RawBuilder<unknown> {
  const travellers = rooms.flatMap(({ room_type: room, adults, children, infants }) =>
    [
      ...Array<'adult'>(adults).fill('adult'),
      ...Array<'child'>(children).fill('child'),
      ...Array<'infant'>(infants).fill('infant'),
    ].map((traveller) => ({ traveller, room })),
  );
  return sql`seated as (
    insert into participants (booking_id, position, traveller, room_type, changed_at)
    select moved.id, (n - 1)::smallint, traveller, room, ${at} from moved,
      unnest(${travellers.map(({ traveller }) => traveller)}::text[], ${travellers.map(({ room }) => room)}::text[]) with ordinality as who (traveller, room, n))`;
}
