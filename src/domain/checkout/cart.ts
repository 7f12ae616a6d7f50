// The cart (spec §7 POST bookings/cart): a draft that holds no seats yet. One per member and departure:
// filling it again changes it, so that a double press never creates two.
import { type RawBuilder, sql } from 'kysely';
import { attributionQuery, findAffiliates } from '#domain/affiliates';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { catalogueScope, type Offer, offerNamed, offerOf, offerQuery } from '#domain/catalogue';
import { heldForMember } from '#domain/seats';
import type { Db } from '#platform/database/database';
import { type Answers, readTogether, type RowsOf } from '#platform/database/read-together';
import { parseAffiliateCode } from '#shared/affiliate';
import { type CartForm, cartForm, peopleOf } from '#shared/booking-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { leastPayable } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { isSlugOrId } from '#shared/names';
import {
  type BookingDeps,
  insertLines,
  type BookingLine,
  linesOf,
  linesWith,
  totalOf,
} from '#domain/bookings';
import { discountStill } from './booking-promo.ts';
import { newBookingCode } from '#platform/public-code';

export interface CartRequest {
  /** Slug or id of the departure. */
  departure: string;
  /** `cartForm` checks it here. */
  form: unknown;
  brand: Brand;
  locale: Locale;
  /** The referral code of the URL; without one, that of the link the member followed within thirty days. */
  affiliateCode: string | null;
}

/** Everything a cart is decided by, for one statement; null: nothing is called so. */
export function cartQuestions(
  deps: BookingDeps,
  { accountId, brand, departure }: { accountId: string; brand: Brand; departure: unknown },
) {
  if (typeof departure !== 'string' || !isSlugOrId(departure)) return null;
  const scope = catalogueScope(deps, brand);
  return {
    offer: offerQuery(scope, offerNamed(departure)),
    attributed: attributionQuery(deps, { accountId }),
    drafted: draftPromoQuery(deps.db, accountId, brand, offerNamed(departure)),
    held: heldForMember(scope.now, { accountId, departureId: offerNamed(departure) }),
  };
}

type CartKnown = Answers<RowsOf<NonNullable<ReturnType<typeof cartQuestions>>>>;

/**
 * Stores the choices and returns the draft's id. Refuses `not_found`, `invalid_input`, what `refuseUnsold`
 * refuses, and `departure_not_sold` where the sum is below the smallest payable amount. `read`: what `cartQuestions` answered a moment ago.
 */
export async function fillCart(
  deps: BookingDeps,
  actor: Actor,
  { departure, form: input, brand, locale, affiliateCode }: CartRequest,
  read?: CartKnown,
): Promise<{ bookingId: string }> {
  const form = checkedForm(cartForm, input);
  const scope = catalogueScope(deps, brand);
  const questions = cartQuestions(deps, { accountId: actor.accountId, brand, departure });
  if (!questions) throw new AppError('not_found');
  const known = read ?? (await readTogether(deps.db, questions));
  const offer = known.offer && offerOf(known.offer);
  // Reserved for whoever opened a group, made for every family of it.
  if (
    !offer ||
    (offer.reservedFor !== null && offer.reservedFor !== actor.accountId && !known.held?.isExpected)
  )
    throw new AppError('not_found');
  refuseUnsold(offer, scope.today);
  const people = peopleOf(form.rooms);
  if (people.adults + people.children > offer.seatsLeft + (known.held?.seats ?? 0))
    throw new AppError('seats_sold_out');
  const code = parseAffiliateCode(affiliateCode) ?? known.attributed?.code ?? null;
  // Ignores a code that no active consultant holds.
  const [consultant] = code ? await findAffiliates(deps, [code]) : [];
  const chosen = linesOf(offer, form);
  if (totalOf(chosen) < leastPayable) throw new AppError('departure_not_sold');
  const promoId = known.drafted?.promoId ?? null;
  const discount = promoId && (await discountStill(deps, actor, brand, { promoId, offer, lines: chosen }));
  // The delivery price depends on the parcel's contents: it is chosen again.
  const lines = linesWith(offer, form, { delivery: null, discount: discount || null });
  return {
    bookingId: await writeDraft(deps, {
      actor,
      offer,
      form,
      people,
      brand,
      locale,
      consultant: consultant ?? null,
      lines,
      promoId: discount ? promoId : null,
    }),
  };
}

/** Refuses `departure_departed`, `departure_closed` (its sale has ended), `departure_not_sold` (withdrawn, or a partner who may not sell). */
export function refuseUnsold(offer: Offer, today: string): void {
  if (offer.departsOn <= today) throw new AppError('departure_departed');
  if (offer.saleEndsOn < today) throw new AppError('departure_closed');
  if (!offer.isPublished || offer.block) throw new AppError('departure_not_sold');
}

interface Draft {
  actor: Actor;
  offer: Offer;
  form: CartForm;
  people: ReturnType<typeof peopleOf>;
  brand: Brand;
  locale: Locale;
  consultant: { code: string; name: string } | null;
  lines: BookingLine[];
  promoId: string | null;
}

/** The promo applied to the cart before it was filled again. */
function draftPromoQuery(db: Db, accountId: string, brand: Brand, departureId: RawBuilder<string | null>) {
  return db
    .selectFrom('bookings')
    .select('promo_id as promoId')
    .where('account_id', '=', accountId)
    .where('departure_id', '=', departureId)
    .where('brand_id', '=', brand.id)
    .where('state', '=', 'draft');
}

/** One statement: no reader sees a draft without its lines. */
async function writeDraft(
  { db, now }: BookingDeps,
  { actor, offer, form, people, brand, locale, consultant, lines, promoId }: Draft,
): Promise<string> {
  const at = now();
  const { rows } = await sql<{ id: string }>`
    with draft as (
      insert into bookings as b (code, brand_id, account_id, departure_id, partner_id, adults, children, infants, request, total_amount, promo_id,
          affiliate_code, commission_basis_points, affiliate_basis_points, locale, created_at, changed_at)
        values (${newBookingCode()}, ${brand.id}, ${actor.accountId}, ${offer.departureId}, ${offer.partnerId}, ${people.adults}, ${people.children},
          ${people.infants}, ${JSON.stringify(form)}, ${totalOf(lines)}, ${promoId}, ${consultant?.code ?? null},
          ${brand.sales.commissionBasisPoints}, ${consultant ? brand.sales.affiliateBasisPoints : 0}, ${locale}, ${at}, ${at})
        on conflict (account_id, departure_id, brand_id) where state = 'draft' do update set
          adults = excluded.adults, children = excluded.children, infants = excluded.infants, request = excluded.request,
          total_amount = excluded.total_amount, promo_id = excluded.promo_id, shipping = null,
          affiliate_code = coalesce(excluded.affiliate_code, b.affiliate_code),
          commission_basis_points = excluded.commission_basis_points,
          -- Taken from the commission, which may have become less since.
          affiliate_basis_points = least(excluded.commission_basis_points, greatest(excluded.affiliate_basis_points, b.affiliate_basis_points)),
          locale = excluded.locale, changed_at = excluded.changed_at
        returning b.id),
    shorter as (delete from booking_lines l using draft where l.booking_id = draft.id and l.position >= ${lines.length}),
    written as (${insertLines(sql`select id from draft`, lines)})
    select id from draft`.execute(db);
  return rows[0]!.id;
}
