// The demo's shop as a first start writes it: what is promised of it, counted.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemPictureUrl, parseItemPictureUrl } from '#art/item-drawing';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
});
afterAll(() => database.drop());

interface Counted {
  stores: number;
  items: number;
  fewest: number;
  categories: number;
}

test('twelve stores sell two hundred items of every category, no store next to nothing', async () => {
  const { rows } = await sql<Counted>`
    with sold as (select i.store_id, i.category_slug from items i join stores s on s.partner_id = i.store_id where i.state = 'published' and s.approved_at is not null)
    select (select count(distinct store_id)::integer from sold) as stores, (select count(*)::integer from sold) as items,
      (select min(count)::integer from (select count(*) from sold group by store_id) each) as fewest,
      (select count(*)::integer from item_categories c where not exists (select from sold where category_slug = c.slug)) as categories`.execute(
    database.db,
  );
  expect(rows[0]).toMatchObject({ stores: 12, items: 200, categories: 0 });
  expect(rows[0]!.fewest).toBeGreaterThanOrEqual(5);
});

test('each item is named in both languages, is drawn, and has stock that is sold out here and there', async () => {
  const items = await database.db
    .selectFrom('items')
    .innerJoin('item_variants as v', 'v.item_id', 'items.id')
    .select(['items.slug', 'items.drawing', 'items.name', 'v.on_hand'])
    .execute();
  for (const { slug, drawing, name } of items) {
    expect([slug, Object.keys(name as object).toSorted()]).toEqual([slug, ['en', 'id']]);
    expect(parseItemPictureUrl(itemPictureUrl({ slug, drawing }))).toMatchObject({ drawing });
  }
  const out = items.filter(({ on_hand: left }) => left === 0).length;
  expect(out).toBeGreaterThan(0);
  expect(out).toBeLessThan(items.length / 4);
});
