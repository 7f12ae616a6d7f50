// A promo on a booking (spec §7 bookings/{id}/promo; docs/product/seats-and-money.md): on a draft an estimate that is
// recomputed, from the checkout a held use, from the first payment a permanent use.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { catalogueScope, findOffer, type Offer } from '#domain/catalogue';
import { type AppliedPromo, checkPromo, holdPromoUse, listUsablePromos, quotePromo } from '#domain/promos';
import { AppError } from '#shared/errors';
import {
  type BookingDeps,
  type CheckoutDeps,
  type BookingLine,
  type Discount,
  linesOf,
  totalOf,
} from '#domain/bookings';
import { changeDraft, type Draft, findDraft, rewriteDraft } from './drafts.ts';

/** How the request names the promo: by id or slug (from a list), or by the code typed. */
export type PromoName = { promo: string } | { code: string; address: string };

interface PromoWish {
  bookingId: string;
  brand: Brand;
}

/**
 * Applies the promo to the actor's draft and replaces another. Refuses `not_found`, `booking_state` once it
 * is ordered, and what #domain/promos refuses.
 */
export async function applyPromo(
  deps: CheckoutDeps,
  actor: Actor,
  { bookingId, brand, ...name }: PromoWish & PromoName,
): Promise<AppliedPromo> {
  return changeDraft(deps, actor, { bookingId, brand }, async (within, draft, offer) => {
    const question = {
      product: offer.departureId,
      total: totalOf(linesOf(offer, draft.request)),
      accountId: actor.accountId,
    };
    const scope = catalogueScope(deps, brand);
    const applied =
      'code' in name
        ? await checkPromo(within, brand, scope, name.code, { ...question, address: name.address })
        : await quotePromo(within, brand, scope, name.promo, question);
    await rewriteDraft(within, draft, offer, { promoId: applied.promo.id, discount: discountOf(applied) });
    return applied;
  });
}

/**
 * Removes the promo from the actor's draft; does nothing when there is none. Refuses `not_found`,
 * `booking_state`.
 */
export async function removePromo(deps: CheckoutDeps, actor: Actor, wish: PromoWish): Promise<void> {
  await changeDraft(deps, actor, wish, (within, draft, offer) =>
    rewriteDraft(within, draft, offer, { promoId: null, discount: null }),
  );
}

/**
 * The running promos, each with its discount on the actor's draft or the reason why it does not apply.
 * Refuses `not_found`.
 */
export async function listPromosFor(deps: BookingDeps, actor: Actor, { bookingId, brand }: PromoWish) {
  const draft = await findDraft(deps.db, actor, brand, bookingId);
  const scope = catalogueScope(deps, brand);
  const offer = await findOffer(deps, scope, draft.departureId);
  if (!offer) throw new AppError('departure_not_sold');
  return listUsablePromos(deps, brand, scope, {
    product: draft.departureId,
    total: totalOf(linesOf(offer, draft.request)),
    accountId: actor.accountId,
  });
}

/** Holds a use of the draft's promo, under the promo's lock; null without one. Refuses `promo_refused`. */
export async function holdDraftPromo(
  deps: CheckoutDeps,
  actor: Actor,
  draft: Draft,
  offer: Offer,
  releaseAt: Date,
): Promise<Discount | null> {
  if (!draft.promoId) return null;
  const { promo, discount } = await holdPromoUse(deps, {
    promoId: draft.promoId,
    accountId: actor.accountId,
    bookingId: draft.id,
    releaseAt,
    order: {
      category: offer.category,
      partner: offer.partnerSlug,
      departure: offer.departureId,
      total: totalOf(linesOf(offer, draft.request)),
    },
  });
  return { code: promo.code, title: promo.title, amount: discount };
}

/** The current discount of a promo applied earlier; null when it no longer applies. */
export async function discountStill(
  deps: BookingDeps,
  actor: Actor,
  brand: Brand,
  { promoId, offer, lines }: { promoId: string; offer: Offer; lines: BookingLine[] },
): Promise<Discount | null> {
  const question = { product: offer.departureId, total: totalOf(lines), accountId: actor.accountId };
  const applied = await quotePromo(deps, brand, catalogueScope(deps, brand), promoId, question).catch(
    (error: unknown) => {
      if (error instanceof AppError && (error.code === 'promo_refused' || error.code === 'not_found'))
        return null;
      throw error;
    },
  );
  return applied && discountOf(applied);
}

function discountOf({ promo, discount }: AppliedPromo): Discount {
  return { code: promo.code, title: promo.title, amount: discount };
}
