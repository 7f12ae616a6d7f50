// Promos of a console as JSON.
import { type ConsolePromo, formOfPromo, type PastOrdersTrial, type PromoSimulation } from '#domain/promos';

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

export function presentSimulation({ on, included, excluded, looked, ...counts }: PromoSimulation) {
  return {
    ...{ on, looked },
    included: included.map(({ card, parties }) => ({
      ...presentSimulated(card),
      parties: parties.map(({ travellers, total, judgement }) => ({ travellers, total, ...judgement })),
    })),
    included_count: counts.includedCount,
    excluded: excluded.map(({ refusal, count, examples }) => ({
      ...{ refusal, count },
      examples: examples.map(presentSimulated),
    })),
    is_capped: counts.isCapped,
  };
}

const presentSimulated = ({
  slug,
  title,
  departsOn,
  partner,
}: PromoSimulation['excluded'][number]['examples'][number]) => ({
  ...{ slug, title },
  departs_on: departsOn,
  partner: { slug: partner.slug, name: partner.name },
});
