// Closed lists of support (docs/product/support.md).

export const supportReasons = ['call', 'chat', 'payment', 'journey', 'complaint'] as const;
export type SupportReason = (typeof supportReasons)[number];

/** Our choice: the length of a call. */
export const lookMinutes = 15;

/** A shorter part of a name finds everybody. */
export const leastNamePart = 3;
