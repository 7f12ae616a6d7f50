// Why members tell the operator about what somebody else wrote.
export const reportReasons = ['rude', 'advertisement', 'misleading', 'private'] as const;
export type ReportReason = (typeof reportReasons)[number];
