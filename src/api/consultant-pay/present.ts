// Sales and commission on the wire, of consultants and of distribution partners.
import type { ConsultantPay, ConsultantSales } from '#domain/payouts';

export function presentSales({ items, sums }: ConsultantSales) {
  return {
    items: items.map(({ orderedAt, departsOn, paidOut, ...sale }) => ({
      ...sale,
      ordered_at: orderedAt.toISOString(),
      departs_on: departsOn,
      paid_out: paidOut,
    })),
    paid_for: sums.paidFor,
    expected: sums.expected,
    earned: sums.earned,
  };
}

export function presentPay({ askedAt, payouts, ...sums }: ConsultantPay) {
  return {
    ...sums,
    asked_at: askedAt?.toISOString() ?? null,
    payouts: payouts.map(({ paidOn, ...payout }) => ({ ...payout, paid_on: paidOn })),
  };
}
