// Front door of stores: who sells souvenirs (spec §2 /oleh-oleh/toko, §3 merchandise, docs/product/stores.md).
export { findStore } from './find-store.ts';
export { listStores, listStoreSlugs } from './list-stores.ts';
export type { Store } from './store.ts';
