// Front door of a partner's first page (docs/product/partner-console.md): what waits, the next departures and how ready they are, sales.
// It reads what other areas answer, so it stands above all of them.
export { listNeeds, type Need, type NeedKind, needKinds } from './needs.ts';
export { listNextDepartures, type NextDeparture } from './next-departures.ts';
export type { BlockKind } from './readiness.ts';
export { listMonthlySales } from './sales-by-month.ts';
