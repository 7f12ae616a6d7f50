// Refunds that finance grants of an order that stands (docs/product/finance-console.md).
export const grantReasons = ['goodwill', 'charged_twice', 'service_missing', 'court_order'] as const;
export type GrantReason = (typeof grantReasons)[number];

/** Whose money it is: the platform's own, or the partner's share of the payment. */
export const refundBearers = ['platform', 'partner'] as const;
export type RefundBearer = (typeof refundBearers)[number];

export const grantStatuses = ['proposed', 'approved', 'refused'] as const;
export type GrantStatus = (typeof grantStatuses)[number];
