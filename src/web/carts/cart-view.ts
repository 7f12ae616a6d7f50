// What the page of a cart shows (cart-view.server.ts builds it).
import type { Localized } from '#labels/localized';
import type { PhotographView } from '#web/pictures/photograph-view';

export interface CartLineView {
  variantId: string;
  path: string;
  name: Localized;
  variant: Localized;
  /** Of the drawing, which stands there without a photograph. */
  picture: string;
  photo: PhotographView | null;
  each: string;
  quantity: number;
  total: string;
  /** Why it cannot be ordered as it stands; null: it can. */
  fault: string | null;
}

/** What the cart is to be ordered with, and what it gives now. */
export interface CartPromoView {
  code: string;
  title: Localized;
  /** Null: it gives nothing now, for the reason beside it. */
  discount: string | null;
  reason: string | null;
}

export interface CartPromoChoice {
  code: string;
  title: Localized;
  discount: string;
}

/** Members' alone; null where the brand has no promos. */
export interface CartPromos {
  applied: CartPromoView | null;
  /** Those that would give something, the most first. */
  choices: CartPromoChoice[];
}

export interface CartView {
  stores: {
    slug: string;
    name: string;
    city: string;
    total: string;
    weight: string;
    lines: CartLineView[];
  }[];
  count: number;
  total: string;
  promos: CartPromos | null;
  /** What the items come to less the discount. */
  toPay: string;
  /** The same as a number: what was shown when it is ordered. */
  sum: number;
  hasFaults: boolean;
}
