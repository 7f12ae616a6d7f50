// Reasons for which members report content to the operator.
export const reportReasons = ['rude', 'advertisement', 'misleading', 'private'] as const;
export type ReportReason = (typeof reportReasons)[number];
