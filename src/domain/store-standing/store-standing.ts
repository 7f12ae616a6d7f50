// Front door of stores' standing (docs/product/stores.md): whether a store may sell, as the operator reads and decides it. Its own people read
// on their console since when and why it may not; who approves a new one is #domain/joining.
export { freezeStore, reopenStore } from './change-store-standing.ts';
export { findSalesStop } from './find-sales-stop.ts';
export {
  getStoreStanding,
  listStoreStandings,
  type ListedStore,
  type StoreStanding,
} from './read-store-standing.ts';
