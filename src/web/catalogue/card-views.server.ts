// Cards of departures with what other areas say of them: the running promo, whether the member has them on the wishlist, the
// partner's own photograph.
import { catalogueScope, type DepartureCard } from '#domain/catalogue';
import { coversOfDepartures } from '#domain/pictures';
import { discountUpTo, promoFinder } from '#domain/promos';
import { wishedAmong } from '#domain/wishlist';
import { addDays, formatDate } from '#shared/dates';
import { isAreaOpen } from '#web/areas';
import { photographView } from '#web/pictures/photograph-view';
import { cardView, type CardView } from './card-view.ts';
import type { PageRequest } from '#web/request/page-context.server';

/** Our choice: by then the visas of a group are usually there. */
const visaExpectedDays = 21;

/** At most three queries, however many cards; none without cards. */
export async function cardViews(request: PageRequest, cards: readonly DepartureCard[]): Promise<CardView[]> {
  const views = await everybodysCards(request, cards);
  return withWishes(
    request,
    views,
    cards.map(({ id }) => id),
  );
}

/** Cards of these departures, with what the member who asks has put on the wishlist. */
export async function withWishes(
  { deps, actor, isForAnyMember }: PageRequest,
  cards: readonly CardView[],
  ids: readonly string[],
): Promise<CardView[]> {
  // Hearts of members, empty until their own parts come.
  if (isForAnyMember) return cards.map((card) => ({ ...card, isWished: false }));
  if (!actor || ids.length === 0) return [...cards];
  const wished = await wishedAmong(deps, actor, ids);
  return cards.map((card, position) => ({ ...card, isWished: wished.has(ids[position]!) }));
}

/** As whoever is not signed in sees them. */
export async function everybodysCards(
  request: PageRequest,
  cards: readonly DepartureCard[],
): Promise<CardView[]> {
  if (cards.length === 0) return [];
  const { deps, brand, locale } = request;
  const { today } = catalogueScope(deps, brand);
  const ids = cards.map(({ id }) => id);
  const [findPromo, covers] = await Promise.all([
    isAreaOpen('promos', brand.flags) ? promoFinder(deps, brand) : () => null,
    coversOfDepartures(deps, ids),
  ]);
  const soon = addDays(today, visaExpectedDays);
  return cards.map((card) => {
    const promo = findPromo(card);
    const cover = covers.get(card.id);
    const isThisYear = card.departsOn.slice(0, 4) === today.slice(0, 4);
    return cardView(card, locale, {
      promo: promo && { slug: promo.slug, until: promo.validUntil, upTo: discountUpTo(promo) },
      isWished: null,
      photo: cover ? photographView(cover, locale) : null,
      isVisaUnsure: card.visa !== null && card.visa !== 'confirmed' && card.departsOn <= soon,
      departsText: formatDate(card.departsOn, locale, isThisYear ? 'day' : 'short'),
    });
  });
}
