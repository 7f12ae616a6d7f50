// Front door of estimates of private umrah: price tables, what can be chosen, what it costs (spec §3, §7; docs/product/private-umrah.md).
export { type Estimate, type EstimateLine, estimateLineKinds, estimateTrip } from './estimate.ts';
export {
  type EstimateDeps,
  estimatePrivateUmrah,
  getUmrahTable,
  type PricedTrip,
} from './estimate-private-umrah.ts';
export { findLimitsInForce, limitColumns, type NumberedLimits } from './limits.ts';
export {
  type AirlineClassOption,
  type AirportEnd,
  listAirlineClasses,
  listAirports,
} from './list-options.ts';
export {
  cabinClasses,
  fareId,
  type HotelClass,
  payers,
  type PriceTable,
  transportKinds,
  writtenPriceTable,
} from './price-table.ts';
export {
  findPartnerTable,
  findTableById,
  findTableInForce,
  priceTablesLock,
  type TableVersion,
  unsafeStoreTable,
} from './price-tables.ts';
export { type Swap, swapKinds } from './savings.ts';
export { readTripChoice } from './trip-choice.ts';
