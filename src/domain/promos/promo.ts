// A promo as the rest of the code sees it, and its query (spec §3 promo).
import { sql } from 'kysely';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';
import type { PromoCategory } from '#shared/promo-category';

/** An amount, or a share of the total that comes to `cap` at most ("discount up to"). */
export type Discount = { amount: Rupiah } | { basisPoints: number; cap: Rupiah };

/** The rules that decide whether a promo applies to an order, and its discount. */
export interface PromoRules {
  category: PromoCategory;
  /** Only trips of this partner; null = of every partner. */
  partner: { slug: string; name: string } | null;
  /** Only these departures; none = all of its kind. Ids: a departure that is gone must not open the promo to all others. */
  departureIds: string[];
  /** First and last day in Indonesia. */
  validFrom: string;
  validUntil: string;
  discount: Discount;
  minimumOrder: Rupiah;
  isActive: boolean;
}

export interface Promo extends PromoRules {
  id: string;
  slug: string;
  code: string;
  title: LocalText;
  description: LocalText;
  terms: LocalText[];
  /** Null = unlimited. */
  maxUses: number | null;
  maxUsesPerMember: number;
  /** What all its uses may take off together; null = unlimited. */
  budget: Rupiah | null;
  /** Who sponsors it: the ledger books it as their cost. */
  paidBy: 'platform' | 'partner';
}

/** One row of a query over promos `p` that `promoColumns` names. */
export interface PromoRow extends Omit<Promo, 'discount'> {
  discountAmount: Rupiah | null;
  discountBasisPoints: number | null;
  discountCap: Rupiah | null;
}

/** Of promos `p`. */
export const promoColumns = sql`p.id, p.slug, p.code, p.title, p.description, p.terms, p.category,
  (select json_build_object('slug', o.slug, 'name', o.name) from partners o where o.id = p.partner_id) as partner,
  p.departure_ids as "departureIds", p.valid_from as "validFrom", p.valid_until as "validUntil", p.discount_amount as "discountAmount",
  p.discount_basis_points as "discountBasisPoints", p.discount_cap as "discountCap", p.minimum_order as "minimumOrder",
  p.max_uses as "maxUses", p.max_uses_per_member as "maxUsesPerMember", p.budget, p.paid_by as "paidBy", p.is_active as "isActive"`;

export function promoOf<Row extends PromoRow>({
  discountAmount,
  discountBasisPoints,
  discountCap,
  ...row
}: Row): Omit<Row, 'discountAmount' | 'discountBasisPoints' | 'discountCap'> & { discount: Discount } {
  // A CHECK guarantees that one of the two is set.
  const discount =
    discountAmount === null
      ? { basisPoints: discountBasisPoints!, cap: discountCap! }
      : { amount: discountAmount };
  return { ...row, discount };
}

/** The largest discount a promo can give ("discount up to"). */
export function discountUpTo({ discount }: Pick<Promo, 'discount'>): Rupiah {
  return 'amount' in discount ? discount.amount : discount.cap;
}
