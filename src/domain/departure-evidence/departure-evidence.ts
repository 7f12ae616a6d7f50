// Front door of the evidence of departures, "5 Pasti" (docs/product/departure-evidence.md).
export { followEvidence } from './follow-evidence.ts';
export { encryptedProofs, proveEvidence, unproveEvidence, withdrawEvidence } from './prove.ts';
export { listEvidence, readProofFile } from './read-evidence.ts';
