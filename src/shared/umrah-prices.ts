// Names around price tables (docs/product/umrah-prices.md).

/** Whose tables: the operator's, or an agency's own. */
export type PriceSide = 'operator' | 'partner';

/** Where a version stands on a day. */
export const priceStandings = ['coming', 'in_force', 'over', 'withdrawn'] as const;
export type PriceStanding = (typeof priceStandings)[number];

/** Parts of a table, as they are written one after the other. */
export const priceParts = ['flights', 'hotels', 'transports', 'fees', 'addons', 'validity'] as const;
export type PricePart = (typeof priceParts)[number];

/** Umrahs by which new prices are tried. */
export const trialKinds = ['couple', 'family', 'group'] as const;
export type TrialKind = (typeof trialKinds)[number];
