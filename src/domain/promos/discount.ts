// Whether a promo applies to an order, and its discount (spec §4 "applied or failed"): pure, the only place
// with this rule.
import { leastPayable } from '#shared/limits';
import { type Rupiah, rupiah, shareOf } from '#shared/money';
import type { PromoCategory } from '#shared/promo-category';
import type { PromoRules } from './promo.ts';

/** The order, as far as a promo's rules read it. */
export interface PromoOrder {
  category: PromoCategory;
  /** Slug of the partner whose trip it is; null: souvenirs, of several stores. */
  partner: string | null;
  /** Id of the departure; null: souvenirs. */
  departure: string | null;
  /** Before the discount; whole rupiah, not negative. */
  total: Rupiah;
  /** Of souvenirs: what each store's items come to. */
  stores?: readonly StoreTotal[];
  /** The day of the order in Indonesia. */
  today: string;
}

export interface StoreTotal {
  slug: string;
  total: Rupiah;
}

/** Why a promo does not apply: by its rules, or because it is used up (promo-uses.ts). */
export type PromoRefusal =
  | 'withdrawn'
  | 'not_started'
  | 'ended'
  | 'other_category'
  | 'other_partner'
  | 'other_store'
  | 'other_departure'
  | 'below_minimum'
  | 'nothing_to_pay'
  | 'used_up'
  | 'used_by_member';

export type Judgement = { discount: Rupiah; refusal: null } | { discount: null; refusal: PromoRefusal };

/** The discount is at least one rupiah, and leaves at least the smallest payable amount. */
export function judge(promo: PromoRules, asked: PromoOrder): Judgement {
  const order = meantPart(promo, asked);
  const refusal = refusalOf(promo, order);
  if (refusal) return { discount: null, refusal };
  const { discount } = promo;
  const wanted =
    'amount' in discount
      ? discount.amount
      : Math.min(shareOf(order.total, discount.basisPoints), discount.cap);
  const taken = rupiah(Math.min(wanted, order.total - leastPayable));
  return taken > 0 ? { discount: taken, refusal: null } : { discount: null, refusal: 'nothing_to_pay' };
}

/** Of souvenirs a promo for one store looks at its items alone: they reach the minimum, and they are discounted. */
function meantPart({ category, partner }: PromoRules, order: PromoOrder): PromoOrder {
  if (category !== 'souvenirs' || !partner) return order;
  const store = order.stores?.find(({ slug }) => slug === partner.slug);
  return store ? { ...order, partner: store.slug, total: store.total } : order;
}

function refusalOf(promo: PromoRules, order: PromoOrder): PromoRefusal | null {
  if (!promo.isActive) return 'withdrawn';
  if (order.today < promo.validFrom) return 'not_started';
  if (order.today > promo.validUntil) return 'ended';
  if (order.category !== promo.category) return 'other_category';
  if (promo.partner && order.partner !== promo.partner.slug)
    return promo.category === 'souvenirs' ? 'other_store' : 'other_partner';
  if (promo.departureIds.length > 0 && !promo.departureIds.some((id) => id === order.departure))
    return 'other_departure';
  return order.total < promo.minimumOrder ? 'below_minimum' : null;
}
