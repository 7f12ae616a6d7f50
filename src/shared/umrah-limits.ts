// Limits of private umrah that the operator sets (docs/product/umrah-prices.md), in the order of its page; each with the least and the most
// it can be.
export const umrahLimitBounds = {
  response_hours: [6, 168],
  approval_hours: [2, 72],
  order_hours: [6, 168],
  most_partners: [1, 10],
  most_offer_days: [1, 30],
  most_days_apart: [0, 90],
  lead_days: [7, 60],
  passport_lead_days: [7, 180],
  furthest_days: [181, 720],
} as const satisfies Record<string, readonly [least: number, most: number]>;

export type UmrahLimit = keyof typeof umrahLimitBounds;
export const umrahLimitNames = Object.keys(umrahLimitBounds) as UmrahLimit[];
export type UmrahLimits = Record<UmrahLimit, number>;

/** As long as any offer can stand, whatever the limits of a request say. */
export const [, longestOfferDays] = umrahLimitBounds.most_offer_days;
