// States of payouts and of what belongs to them (docs/product/payouts.md).
export const batchStatuses = ['proposed', 'approved', 'refused', 'sent', 'done'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

export const payoutStatuses = ['waiting', 'paid', 'failed', 'released'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payeeAccountStatuses = ['proposed', 'approved', 'refused', 'replaced'] as const;
export type PayeeAccountStatus = (typeof payeeAccountStatuses)[number];

export const bankLineStatuses = ['open', 'matched', 'explained'] as const;
export type BankLineStatus = (typeof bankLineStatuses)[number];

/** Why a partner that is owed money is not in a batch. */
export const payoutObstacles = ['no_account', 'cooling', 'nothing_owed'] as const;
export type PayoutObstacle = (typeof payoutObstacles)[number];

/** How a line of a gateway's report is not what we know. */
export const reportDifferences = ['unknown', 'amount', 'held_by_partner', 'again'] as const;
export type ReportDifference = (typeof reportDifferences)[number];
