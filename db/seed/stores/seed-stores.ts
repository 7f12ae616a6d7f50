// The demo's souvenirs: twelve stores and two hundred items an Indonesian pilgrim would buy (docs/product/items.md).
import { insertRows } from '#db/catalogue/insert-rows';
import type { Db } from '#platform/database/database';
import {
  categoryRows,
  evidenceOfItemRows,
  itemReviewRows,
  itemRows,
  movementRows,
  seededItems,
  storeRows,
  variantRows,
} from './store-rows.ts';

/** After the catalogue, which writes the stores as organisations. */
export async function seedStores(db: Db, { today }: { today: string }): Promise<void> {
  const items = seededItems();
  await insertRows(db, 'stores', storeRows(`${today}T01:00:00Z`));
  await insertRows(db, 'item_categories', categoryRows());
  await insertRows(db, 'items', itemRows(items, today));
  await insertRows(db, 'item_variants', variantRows(items));
  await insertRows(db, 'stock_movements', movementRows(items, today));
  await insertRows(db, 'item_evidence', evidenceOfItemRows(items, today));
  await insertRows(db, 'item_reviews', itemReviewRows(items, today));
}
