// What the page of a cart shows (cart-view.server.ts builds it).
import type { Localized } from '#labels/localized';

export interface CartLineView {
  variantId: string;
  path: string;
  name: Localized;
  variant: Localized;
  picture: string;
  each: string;
  quantity: number;
  total: string;
  /** Why it cannot be ordered as it stands; null: it can. */
  fault: string | null;
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
  /** The same as a number: what was shown when it is ordered. */
  sum: number;
  hasFaults: boolean;
}
