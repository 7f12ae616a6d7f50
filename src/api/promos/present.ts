// Promos as JSON (spec §3 promo).
import type * as z from 'zod';
import type { promoData } from './contract.ts';
import { type AppliedPromo, discountUpTo, type Judgement, type Promo, refusalFault } from '#domain/promos';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { messageFor } from '#api/answers';

export function presentPromo(promo: Promo, locale: Locale): z.input<typeof promoData> {
  const say = (text: LocalText) => textIn(text, locale).text;
  return {
    id: promo.id,
    slug: promo.slug,
    code: promo.code,
    title: say(promo.title),
    description: say(promo.description),
    terms: promo.terms.map(say),
    category: promo.category,
    partner: promo.partner,
    period: { start_date: promo.validFrom, end_date: promo.validUntil },
    discount_amount: 'amount' in promo.discount ? promo.discount.amount : null,
    discount_basis_points: 'amount' in promo.discount ? null : promo.discount.basisPoints,
    discount_up_to: discountUpTo(promo),
    minimum_order: promo.minimumOrder,
    max_uses_per_member: promo.maxUsesPerMember,
  };
}

/** With what it would take off an order, or why it would not. */
export function presentUsable(
  { promo, judgement: { discount, refusal } }: { promo: Promo; judgement: Judgement },
  locale: Locale,
) {
  return {
    ...presentPromo(promo, locale),
    is_usable: refusal === null,
    discount: discount ?? 0,
    reason: refusal && presentReason(refusalFault(promo, refusal)),
  };
}

export function presentReason({ message, values }: ReturnType<typeof refusalFault>) {
  return { message_key: message, message: messageFor(message, values || undefined) };
}

/** Spec §8: said in its own words. */
export function presentApplied({ promo, total, discount, totalAfterDiscount }: AppliedPromo, locale: Locale) {
  return {
    data: {
      promo: presentPromo(promo, locale),
      amount: total,
      discount,
      amount_after_discount: totalAfterDiscount,
    },
    messageKey: 'promo_applied',
  };
}
