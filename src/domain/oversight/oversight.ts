// Front door of the operator's oversight (docs/product/oversight.md): who did what, and what could not be delivered.
export { readTrail } from './trail.ts';
export { readPlace, writePlace } from './trail-place.ts';
export { listGivenUp, sendAgain } from './given-up.ts';
export { type Operations, readOperations } from './operations.ts';
