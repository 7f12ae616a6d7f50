// Front door of promos: codes that discount a booking (spec §3 promo, §7 Promos). Bookings know promos, never
// the reverse.
export { announcePromos } from './announce-promos.ts';
export {
  type AppliedPromo,
  checkPromo,
  checkSouvenirPromo,
  type JudgedPromo,
  judgeSouvenirPromo,
  listSouvenirPromos,
  listUsablePromos,
  quotePromo,
  souvenirOrder,
} from './check-promo.ts';
export {
  type ConsolePromo,
  formOfPromo,
  getConsolePromo,
  type PromoMove,
  type PromoStanding,
  promoStandings,
} from './console-promo.ts';
export type { Judgement, PromoRefusal } from './discount.ts';
export {
  listAllPromos,
  listOwnPromos,
  listPromoPartners,
  type PromoPayer,
  promoPayers,
  promoSorts,
} from './list-console-promos.ts';
export { findPromo, listActivePromos, listPromos } from './list-promos.ts';
export { type PastOrdersTrial, type PastRefusal, tryOnPastOrders } from './past-orders.ts';
export { discountUpTo, type Promo } from './promo.ts';
export { listPromoProducts, promoFinder } from './promo-products.ts';
export { holdPromoUse, lockPromoUse, prolongPromoUse, returnPromoUse, usePromo } from './promo-uses.ts';
export { refusalFault } from './refused.ts';
export { type PromoSimulation, simulatePromo } from './simulate-promo.ts';
export { draftPromo, movePromo, savePromo } from './write-promo.ts';
