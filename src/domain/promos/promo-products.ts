// The departures a promo applies to (spec §7 promos/{id}/products), and the promo of a departure (spec §2
// product cards "promo period").
import { type CatalogueScope, type DepartureCard, listByIds, listDepartures } from '#domain/catalogue';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import { judge } from './discount.ts';
import { listActivePromos, type PromoBrand, type PromoDeps } from './list-promos.ts';
import type { Promo } from './promo.ts';

/**
 * Departures whose trip the promo applies to, the earliest first; none of one for souvenirs. Whether an order reaches the minimum shows
 * when it is placed.
 */
export async function listPromoProducts(
  deps: { db: Db },
  scope: CatalogueScope,
  promo: Promo,
  { page = 1, limit }: { page?: number; limit: number },
): Promise<Page<DepartureCard>> {
  const { category, partner } = promo;
  if (category === 'souvenirs') return { items: [], page, limit, total: 0, totalIsCapped: false };
  if (promo.departureIds.length > 0) {
    const chosen = await listChosen(deps, scope, promo);
    const items = chosen.slice((page - 1) * limit, page * limit);
    return { items, page, limit, total: chosen.length, totalIsCapped: false };
  }
  const facets = partner ? { partner: [partner.slug] } : {};
  return listDepartures(deps, scope, { category, facets, sort: 'earliest', page, limit }, { facets: false });
}

/** The departures it names that can still be sold and that its other rules leave in, the earliest first. */
export async function listChosen(
  deps: { db: Db },
  scope: CatalogueScope,
  { category, partner, departureIds }: Promo,
): Promise<DepartureCard[]> {
  const cards = await listByIds(deps, scope, departureIds);
  return cards
    .filter(
      (card) =>
        card.category === category &&
        (!partner || card.partner.slug === partner.slug) &&
        card.availability !== 'departed',
    )
    .toSorted((a, b) => a.departsOn.localeCompare(b.departsOn) || a.slug.localeCompare(b.slug));
}

/** More than any brand runs at once. */
const running = 50;

export type PromoFinder = (
  card: Pick<DepartureCard, 'id' | 'category' | 'partner' | 'allInPrice' | 'availability'>,
) => Promo | null;

/**
 * Reads the running promos once; the returned function names, for each card, the one with the largest
 * discount for a single traveller.
 */
export async function promoFinder(deps: PromoDeps, brand: PromoBrand): Promise<PromoFinder> {
  const promos = await listActivePromos(deps, brand, running);
  const today = todayInIndonesia(deps.now());
  return ({ id, category, partner, allInPrice, availability }) => {
    // No discount on a departure nobody can join.
    if (availability === 'departed' || availability === 'closed') return null;
    const judged = promos.map((promo) => ({
      promo,
      ...judge(promo, { category, partner: partner.slug, departure: id, total: rupiah(allInPrice), today }),
    }));
    const best = judged
      .filter(({ discount }) => discount !== null)
      .sort((a, b) => b.discount! - a.discount!)[0];
    return best?.promo ?? null;
  };
}
