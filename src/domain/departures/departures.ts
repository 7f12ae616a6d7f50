// Front door of departures (docs/product/departures.md): a partner writes when its programmes travel, for how much, with how many seats.
export {
  changeDepartures,
  closeSale,
  deleteDrafts,
  openSale,
  publishDepartures,
  undoChange,
} from './change-departures.ts';
export { importDepartures, type TriedImport, tryDepartures } from './import-departures.ts';
export { copyDeparture, createDepartures, previewSeries } from './create-departures.ts';
export type { WrittenDeparture } from './departure-rows.ts';
export { cellsOf } from './departure-table.ts';
export {
  type DepartureEdit,
  firstWrittenDepartureSort,
  getWrittenDeparture,
  getWrittenDepartures,
  listDepartureChoices,
  listDepartureEdits,
  listTableDepartures,
  type ListedDeparture,
  listWrittenDepartures,
  writtenDepartureSorts,
} from './list-departures.ts';
