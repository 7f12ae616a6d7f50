// A refused promo as callers read it (spec §8 promo check): the error in the specification's words, the
// reason beside the code.
import { AppError } from '#shared/errors';
import { formatRupiah } from '#shared/money';
import type { PromoRefusal } from './discount.ts';
import type { PromoRules } from './promo.ts';

/** The sentence of each reason. */
const reasons: Record<PromoRefusal, string> = {
  withdrawn: 'promo_refused_withdrawn',
  not_started: 'promo_refused_not_started',
  ended: 'promo_refused_ended',
  other_category: 'promo_refused_other_category',
  other_partner: 'promo_refused_other_partner',
  other_store: 'promo_refused_other_store',
  other_departure: 'promo_refused_other_departure',
  below_minimum: 'promo_refused_below_minimum',
  nothing_to_pay: 'promo_refused_nothing_to_pay',
  used_up: 'promo_refused_used_up',
  used_by_member: 'promo_refused_used_by_member',
};

export function refused(promo: Pick<PromoRules, 'minimumOrder'>, refusal: PromoRefusal): AppError {
  return new AppError('promo_refused', [refusalFault(promo, refusal)]);
}

/** A reason as a field's fault: its sentence, and the values it needs. */
export function refusalFault({ minimumOrder }: Pick<PromoRules, 'minimumOrder'>, refusal: PromoRefusal) {
  return {
    field: 'code',
    message: reasons[refusal],
    ...(refusal === 'below_minimum' && { values: { minimum: formatRupiah(minimumOrder) } }),
  };
}
