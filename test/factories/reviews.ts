// Reviews for tests: what somebody whose account is gone wrote about a partner, unless a test says otherwise.
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { createPartner, NOW } from './programmes.ts';

export async function createReview(
  db: Db,
  values: Partial<Insertable<DB['reviews']>> = {},
): Promise<Selectable<DB['reviews']>> {
  return db
    .insertInto('reviews')
    .values({
      partner_id: values.partner_id ?? (await createPartner(db)).id,
      author_name: 'Siti R.',
      rating: 2,
      text: 'Hubungi saya untuk paket lebih murah',
      travelled_on: '2027-01-10',
      created_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What somebody whose account is gone wrote about an item. */
export async function createItemReview(
  db: Db,
  itemId: string,
  values: Partial<Insertable<DB['item_reviews']>> = {},
): Promise<Selectable<DB['item_reviews']>> {
  return db
    .insertInto('item_reviews')
    .values({
      item_id: itemId,
      author_name: 'Siti R.',
      rating: 2,
      text: 'Hubungi saya untuk kurma lebih murah',
      locale: 'id',
      created_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
