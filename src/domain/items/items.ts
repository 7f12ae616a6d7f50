// Front door of items: what stores sell (spec §2 souvenirs, §3 merchandise, §7 Merchandise v1, docs/product/items.md).
export { findItem } from './find-item.ts';
export type { Item, ItemCard } from './item.ts';
export { type ItemReview, listItemReviews, listStoreReviews } from './item-reviews.ts';
export { listSeenItems, recordItemView } from './item-views.ts';
export { addItemWish, isItemWished, listWishedItems, toggleItemWish } from './item-wishes.ts';
export { type ItemCategory, listItemCategories, listItems, listItemSlugs } from './list-items.ts';
