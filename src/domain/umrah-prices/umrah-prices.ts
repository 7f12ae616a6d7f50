// Front door of price tables of private umrah, the operator's and agencies' own: versions, the draft of the next one and its check
// (docs/product/umrah-prices.md). What they mean for an estimate says #domain/umrah-estimates.
export type { TableChange } from './compare-tables.ts';
export {
  approvePriceDraft,
  discardPriceDraft,
  type DraftChange,
  findPriceDraft,
  getPriceDraft,
  type PriceDraft,
  publishOwnPrices,
  refusePriceDraft,
  savePriceDraft,
  startPriceDraft,
  submitPriceDraft,
  withdrawPriceVersion,
} from './draft.ts';
export type { PriceAuthor } from './price-author.ts';
export { importPriceSheet, readPriceTable, type TriedPrices, tryPriceSheet } from './import-prices.ts';
export { cellsOfTable, sheetColumns } from './price-sheet.ts';
export { listUmrahLimits, type SetLimits, setUmrahLimits } from './limits.ts';
export { getPriceVersion, listPriceVersions, type PriceVersion } from './price-versions.ts';
export { type PriceReview, reviewPriceDraft } from './review.ts';
export type { PriceCell, PriceCells, RowPart } from './table-rows.ts';
