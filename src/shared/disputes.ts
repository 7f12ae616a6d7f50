// Disputes about payments (docs/product/finance-console.md): what a bank did, and what finance gathers for its answer.

/** Kinds of payment exception that are a step of a dispute. */
export const disputeSteps = ['reversed', 'partly_reversed', 'settled_again'] as const;
export type DisputeStep = (typeof disputeSteps)[number];

/** What a file of a dispute is, in the order in which they usually come. */
export const disputeFileKinds = ['bank_claim', 'our_answer', 'service_proof', 'bank_decision'] as const;
export type DisputeFileKind = (typeof disputeFileKinds)[number];
