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
  if (cards.length === 0) return [];
  const { deps, brand, actor, locale } = request;
  const { today } = catalogueScope(deps, brand);
  const ids = cards.map(({ id }) => id);
  const [findPromo, wished, covers] = await Promise.all([
    isAreaOpen('promos', brand.flags) ? promoFinder(deps, brand) : () => null,
    actor ? wishedAmong(deps, actor, ids) : null,
    coversOfDepartures(deps, ids),
  ]);
  const soon = addDays(today, visaExpectedDays);
  return cards.map((card) => {
    const promo = findPromo(card);
    const cover = covers.get(card.id);
    const isThisYear = card.departsOn.slice(0, 4) === today.slice(0, 4);
    return cardView(card, locale, {
      promo: promo && { slug: promo.slug, until: promo.validUntil, upTo: discountUpTo(promo) },
      isWished: wished && wished.has(card.id),
      photo: cover ? photographView(cover, locale) : null,
      isVisaUnsure: card.visa !== null && card.visa !== 'confirmed' && card.departsOn <= soon,
      departsText: formatDate(card.departsOn, locale, isThisYear ? 'day' : 'short'),
    });
  });
}
