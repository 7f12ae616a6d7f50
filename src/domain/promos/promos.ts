// Front door of promos: codes that discount a booking (spec §3 promo, §7 Promos). Bookings know promos, never
// the reverse.
export { type AppliedPromo, checkPromo, listUsablePromos, quotePromo } from './check-promo.ts';
export type { Judgement, PromoRefusal } from './discount.ts';
export { findPromo, listActivePromos, listPromos } from './list-promos.ts';
export { discountUpTo, type Promo } from './promo.ts';
export { listPromoProducts, promoFinder } from './promo-products.ts';
export { holdPromoUse, returnPromoUse, usePromo } from './promo-uses.ts';
export { refusalFault } from './refused.ts';
