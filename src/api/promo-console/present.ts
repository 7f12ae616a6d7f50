// Promos of a console as JSON.
import { type ConsolePromo, formOfPromo, type PastOrdersTrial } from '#domain/promos';

export function presentRow(promo: ConsolePromo) {
  const { id, code, title, standing, revision, partner, used, held, spent, budget } = promo;
  return {
    ...{ id, code, title, standing, revision, partner, used, held, spent, budget },
    paid_by: promo.paidBy,
    valid_from: promo.validFrom,
    valid_until: promo.validUntil,
    max_uses: promo.maxUses,
  };
}

export function presentConsolePromo(promo: ConsolePromo) {
  return {
    ...presentRow(promo),
    promo: formOfPromo(promo),
    is_fixed: promo.isFixed,
    is_own: promo.isOwn,
    moves: [...promo.moves],
  };
}

export function presentTrial({ from, to, looked, isCapped, usedUpOn, excluded, ...sums }: PastOrdersTrial) {
  return {
    ...{ from, to, ...sums },
    orders: looked,
    is_capped: isCapped,
    used_up_on: usedUpOn,
    excluded: excluded.map(({ refusal, count }) => ({ reason: refusal, count })),
  };
}
