// From the draft to an order that waits for money (spec §7 do-checkout; product.md "Booking and money"): the price is asked
// again, the seats are taken, the invoices written; all of it in one transaction under the departure's lock.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import { getDollarRate } from '#domain/exchange-rates';
import type { Actor } from '#domain/memberships';
import { catalogueScope, findOffer } from '#domain/programmes';
import { claimSeats, seatsLock } from '#domain/seats';
import { findSitePage } from '#domain/site-content';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import { type CheckoutForm, checkoutForm } from '#shared/booking-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { type Rupiah, shareOf } from '#shared/money';
import { readBooker } from './booker.ts';
import type { CheckoutDeps } from './booking-deps.ts';
import { holdDraftPromo } from './booking-promo.ts';
import { refuseUnsold } from './cart.ts';
import { parcelOf } from './delivery.ts';
import { type Draft, findDraft } from './drafts.ts';
import { linesWith, totalOf } from './price.ts';
import { newInvoiceCode } from './public-codes.ts';
import { plansOf, type Stage, stagesOf } from './stages.ts';
import { moveBooking } from './states.ts';

export interface CheckedOut {
  bookingId: string;
  /** Of the invoice that is to be paid first. */
  invoiceCode: string;
  payableUntil: Date;
}

/**
 * Orders a draft. Ordering it again answers the same order. Refuses `not_found` (also somebody else's), `invalid_input`,
 * `price_changed` (the sum shown is not the sum), `departure_moved` (the day shown is not the day), `promo_refused`,
 * `seats_sold_out`, `departure_departed`, `departure_not_sold`, `busy`.
 */
export async function checkOut(deps: CheckoutDeps, actor: Actor, { bookingId, form: input, brand }: { bookingId: string; form: unknown; brand: Brand }): Promise<CheckedOut> {
  const form = checkedForm(checkoutForm, input);
  const { phone } = readBooker(form);
  const terms = await findSitePage(deps, brand, 'syarat-ketentuan');
  // Consent is to the text in force: who read an older one reads again.
  if (terms && terms.version !== form.terms_version) throw new AppError('invalid_input', [{ field: 'terms_version', message: 'error_terms_changed' }]);
  const rate = await getDollarRate(deps);
  const found = await findDraft(deps.db, actor, brand, bookingId);
  if (found.state !== 'draft') return orderedAlready(deps.db, bookingId);

  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [seatsLock(found.departureId), { kind: 'booking', id: bookingId }, ...(found.promoId ? [{ kind: 'promo' as const, id: found.promoId }] : [])]);
    const draft = await findDraft(db, actor, brand, bookingId);
    if (draft.state !== 'draft') return orderedAlready(db, bookingId);
    const scope = catalogueScope(deps, brand);
    const offer = await findOffer(within, scope, draft.departureId);
    if (!offer) throw new AppError('departure_not_sold');
    refuseUnsold(offer, scope.today);
    if (form.departs_on !== undefined && form.departs_on !== offer.departsOn) throw new AppError('departure_moved');
    const payableUntil = new Date(deps.now().getTime() + brand.sales.payableMinutes * 60_000);
    const releaseAt = new Date(payableUntil.getTime() + brand.sales.graceMinutes * 60_000);
    if (parcelOf(offer, draft.request) && !draft.delivery) throw new AppError('invalid_input', [{ field: 'shipping', message: 'error_shipping_required' }]);
    const discount = await holdDraftPromo(within, actor, draft, offer, releaseAt);
    const total = totalOf(linesWith(offer, draft.request, { delivery: draft.delivery, discount }));
    if (total !== draft.total || total !== form.total) throw new AppError('price_changed');
    if (!plansOf(offer, { total, seats: draft.seats }, payableUntil).includes(form.payment_plan)) {
      throw new AppError('invalid_input', [{ field: 'payment_plan', message: 'error_plan_not_offered' }]);
    }
    const isClaimed = await claimSeats(within, { bookingId, departureId: draft.departureId, seats: draft.seats, releaseAt });
    if (!isClaimed) throw new AppError('seats_sold_out');
    const stages = stagesOf(offer, form.payment_plan, { total, seats: draft.seats, ...sharesOf(draft, total) }, payableUntil);
    await writeOrder(within, draft, { form: { ...form, phone }, stages, payableUntil, releaseAt, rate });
    await moveBooking(within, { bookingId, event: 'checked_out', actorId: actor.accountId });
    return { bookingId, invoiceCode: (await orderedAlready(db, bookingId)).invoiceCode, payableUntil };
  });
}

function sharesOf({ commissionBasisPoints, affiliateBasisPoints }: Draft, total: Rupiah): { commission: Rupiah; affiliate: Rupiah } {
  return { commission: shareOf(total, commissionBasisPoints), affiliate: shareOf(total, affiliateBasisPoints) };
}

async function orderedAlready(db: Db, bookingId: string): Promise<CheckedOut> {
  const row = await db.selectFrom('invoices').innerJoin('bookings', 'bookings.id', 'invoices.booking_id')
    .select(['invoices.code', 'bookings.payable_until']).where('booking_id', '=', bookingId)
    .orderBy('invoices.due_at').executeTakeFirstOrThrow();
  return { bookingId, invoiceCode: row.code, payableUntil: row.payable_until! };
}

interface Order {
  form: CheckoutForm;
  stages: Stage[];
  payableUntil: Date;
  releaseAt: Date;
  /** Shown beside the prices, and frozen with them. */
  rate: DollarRate;
}

/** What an order has and a draft has not: its booker and consent, its invoices, a place for everybody who travels. */
async function writeOrder({ db, now }: CheckoutDeps, draft: Draft, { form, stages, payableUntil, releaseAt, rate }: Order): Promise<void> {
  const at = now();
  const travellers = draft.request.rooms.flatMap(({ room_type, adults, children, infants }) => [
    ...Array<'adult'>(adults).fill('adult'), ...Array<'child'>(children).fill('child'), ...Array<'infant'>(infants).fill('infant'),
  ].map((traveller) => ({ traveller, room: room_type })));
  await sql`
    with ordered as (
      update bookings set payment_plan = ${form.payment_plan}, booker = ${JSON.stringify({ name: form.name, email: form.email, phone: form.phone })},
        terms_version = ${form.terms_version}, terms_accepted_at = ${at}, payable_until = ${payableUntil}, release_at = ${releaseAt},
        usd_rate = ${rate.rupiah}, usd_rate_on = ${rate.asOf}, usd_rate_source = ${rate.source}
      where id = ${draft.id} returning id),
    billed as (
      insert into invoices (code, booking_id, stage, amount, commission, affiliate, due_at, created_at)
      select code, ordered.id, stage, amount, commission, affiliate, due_at, ${at} from ordered, unnest(
        ${stages.map(() => newInvoiceCode())}::text[], ${stages.map(({ stage }) => stage)}::text[], ${stages.map(({ amount }) => amount)}::bigint[],
        ${stages.map(({ commission }) => commission)}::bigint[], ${stages.map(({ affiliate }) => affiliate)}::bigint[],
        ${stages.map(({ dueAt }) => dueAt)}::timestamptz[]) as stage (code, stage, amount, commission, affiliate, due_at))
    insert into participants (booking_id, position, traveller, room_type, changed_at)
    select ordered.id, (n - 1)::smallint, traveller, room, ${at} from ordered,
      unnest(${travellers.map(({ traveller }) => traveller)}::text[], ${travellers.map(({ room }) => room)}::text[]) with ordinality as who (traveller, room, n)`.execute(db);
}
