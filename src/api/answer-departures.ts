// Departures as JSON with the promo that runs for each (spec §2 product cards "promo period"): one query however many there are.
import type { DepartureCard, Product } from '#domain/catalogue';
import { promoFinder } from '#domain/promos';
import type { ApiRequest } from './implement.ts';
import { presentDeparture, presentProduct } from './catalogue/present.ts';

type Asking = Pick<ApiRequest, 'deps' | 'brand' | 'locale'>;

export async function answerDepartures(cards: readonly DepartureCard[], { deps, brand, locale }: Asking) {
  if (cards.length === 0) return [];
  const findPromo = await promoFinder(deps, brand);
  return cards.map((card) => presentDeparture(card, locale, findPromo(card)));
}

export async function answerProduct(
  product: Product,
  { deps, brand, locale }: Asking,
  affiliateCode: string | null,
) {
  const findPromo = await promoFinder(deps, brand);
  return presentProduct(product, locale, findPromo(product), affiliateCode);
}
