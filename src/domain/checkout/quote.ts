// What may be chosen for a draft and how it could be paid (spec §2 checkout, §4 payment options), at this
// moment.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { catalogueScope, findOffer, type Offer } from '#domain/catalogue';
import { heldForMember } from '#domain/seats';
import { type CartForm, peopleOf } from '#shared/booking-form';
import type { InvoiceStage, OwnPaymentPlan } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import {
  type BookingDeps,
  type BookingLine,
  linesOf,
  clocksOf,
  plansOf,
  paymentScheduleOf,
} from '#domain/bookings';
import { findDraft } from './drafts.ts';

export interface PlanQuote {
  plan: OwnPaymentPlan;
  stages: { stage: InvoiceStage; amount: number; dueAt: Date }[];
}

export interface Quote {
  offer: Offer;
  plans: PlanQuote[];
}

/**
 * Refuses `not_found`, `departure_not_sold` when it left the catalogue, `departure_closed` when its sale has
 * ended.
 */
export async function quoteDraft(
  deps: BookingDeps,
  actor: Actor,
  { bookingId, brand }: { bookingId: string; brand: Brand },
): Promise<Quote> {
  const { departureId, total, seats } = await findDraft(deps.db, actor, brand, bookingId);
  const scope = catalogueScope(deps, brand);
  const offer = await findOffer(deps, scope, departureId);
  if (!offer) throw new AppError('departure_not_sold');
  if (offer.departsOn > scope.today && offer.saleEndsOn < scope.today) throw new AppError('departure_closed');
  const {
    rows: [held],
  } = await heldForMember(scope.now, {
    accountId: actor.accountId,
    departureId: sql`${departureId}::uuid`,
  }).execute(deps.db);
  const { payableUntil } = clocksOf(deps.now(), brand, offer);
  const sum = { total, seats, commission: rupiah(0), affiliate: rupiah(0) };
  const plans = plansOf(offer, sum, payableUntil).map((plan) => ({
    plan,
    stages: paymentScheduleOf(offer, plan, sum, payableUntil).map(({ stage, amount, dueAt }) => ({
      stage,
      amount,
      dueAt,
    })),
  }));
  // What waits for this member alone is there for them (an accepted offer of a private umrah).
  return { offer: { ...offer, seatsLeft: offer.seatsLeft + held!.seats }, plans };
}

/** What a party would pay before anything is stored; null while it cannot travel like that. */
export function quoteParty(offer: Offer, form: CartForm): BookingLine[] | null {
  const { adults, children } = peopleOf(form.rooms);
  if (adults + children === 0) return null;
  try {
    return linesOf(offer, form);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
