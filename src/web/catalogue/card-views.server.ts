// Cards of departures with what other areas say of them: the running promo, and whether the member has them on the wishlist.
import type { DepartureCard } from '#domain/catalogue';
import { discountUpTo, promoFinder } from '#domain/promos';
import { wishedAmong } from '#domain/wishlist';
import { isAreaOpen } from '#web/areas';
import { cardView, type CardView } from './card-view.ts';
import type { PageRequest } from '#web/request/page-context.server';

/** At most two queries, however many cards; none without cards. */
export async function cardViews(request: PageRequest, cards: readonly DepartureCard[]): Promise<CardView[]> {
  if (cards.length === 0) return [];
  const { deps, brand, actor, locale } = request;
  const [findPromo, wished] = await Promise.all([
    isAreaOpen('promos', brand.flags) ? promoFinder(deps, brand) : () => null,
    actor
      ? wishedAmong(
          deps,
          actor,
          cards.map(({ id }) => id),
        )
      : null,
  ]);
  return cards.map((card) => {
    const promo = findPromo(card);
    return cardView(card, locale, {
      promo: promo && { slug: promo.slug, until: promo.validUntil, upTo: discountUpTo(promo) },
      isWished: wished && wished.has(card.id),
    });
  });
}
