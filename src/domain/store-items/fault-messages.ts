// What each fault of a check says, as the key of a message (docs/product/store-console.md: in plain words).
import type { ItemFaultCode } from './item-check.ts';

export const itemFaultMessages: Readonly<Record<ItemFaultCode, string>> = {
  description_short: 'item_fault_description_short',
  store_not_approved: 'item_fault_store_not_approved',
  store_frozen: 'item_fault_store_frozen',
  english_missing: 'item_fault_english_missing',
  evidence_missing: 'item_fault_evidence_missing',
  evidence_lapsed: 'item_fault_evidence_lapsed',
  evidence_ends_soon: 'item_fault_evidence_ends_soon',
  photo_missing: 'item_fault_photo_missing',
  stock_missing: 'item_fault_stock_missing',
};
