// Front door of store items: what a store's people write and count (docs/product/store-console.md).
export { countStock } from './count-stock.ts';
export { importItems, listItemRows, type TriedItems, tryItems } from './import-items.ts';
export { descriptionLeast, type ItemFault } from './item-check.ts';
export { itemFaultMessages } from './fault-messages.ts';
export { countStoreNeeds, listStoreItems, storeItemNeeds, storeItemSorts } from './list-store-items.ts';
export {
  getStoreItem,
  listAllCategories,
  type StoreItem,
  type StoreItemState,
  storeItemStates,
} from './read-item.ts';
export { createItem, duplicateItem, publishItem, saveItem, withdrawItem } from './write-item.ts';
