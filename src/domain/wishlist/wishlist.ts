// Front door of the wishlist: packages a member saves (spec §3, §4 wishlist toggle, §7 Member).
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type CatalogueScope, type DepartureCard, listByIds } from '#domain/catalogue';
import { type Db, transaction } from '#platform/database/database';
import type { Category } from '#shared/catalogue';
import { AppError } from '#shared/errors';
import type { Page } from '#shared/paging';

interface WishlistDeps {
  db: Db;
  now: () => Date;
}

/**
 * Adds the departure (slug or id), or removes it when it is there. Two concurrent clicks end in one of the two. Refuses
 * `not_found`.
 */
export async function toggleWishlist(
  { db, now }: WishlistDeps,
  actor: Actor,
  scope: CatalogueScope,
  name: string,
): Promise<{ isDeleted: boolean }> {
  const [departure] = await listByIds({ db }, scope, [name]);
  if (!departure) throw new AppError('not_found');
  const item = { account_id: actor.accountId, departure_id: departure.id };
  return transaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('wishlist_items')
      .where('account_id', '=', item.account_id)
      .where('departure_id', '=', item.departure_id)
      .executeTakeFirst();
    if (removed.numDeletedRows > 0n) return { isDeleted: true };
    await trx
      .insertInto('wishlist_items')
      .values({ ...item, added_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { isDeleted: false };
  });
}

/** Adds the departure (slug or id); one on the list stays. Refuses `not_found`. */
export async function addToWishlist(
  { db, now }: WishlistDeps,
  actor: Actor,
  scope: CatalogueScope,
  name: string,
): Promise<void> {
  const [departure] = await listByIds({ db }, scope, [name]);
  if (!departure) throw new AppError('not_found');
  const item = { account_id: actor.accountId, departure_id: departure.id, added_at: now() };
  await db
    .insertInto('wishlist_items')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The member's packages of one category, the latest first, also those that have departed or are sold out. */
export async function listWishlist(
  { db }: { db: Db },
  actor: Actor,
  scope: CatalogueScope,
  { category, page, limit }: { category: Category; page: number; limit: number },
): Promise<Page<DepartureCard>> {
  const { rows } = await sql<{ ids: string[] | null; total: number }>`
    with wished as materialized (
      select w.departure_id, w.added_at from wishlist_items w join departure_cards c on c.departure_id = w.departure_id
      where w.account_id = ${actor.accountId}::uuid and c.category = ${category} and c.category = any (${scope.categories}))
    select (select count(*)::integer from wished) as total, (select json_agg(shown.departure_id order by shown.added_at desc, shown.departure_id) from (
      select * from wished order by added_at desc, departure_id limit ${limit} offset ${(page - 1) * limit}) shown) as ids`.execute(
    db,
  );
  const { ids, total } = rows[0]!;
  return { items: await listByIds({ db }, scope, ids ?? []), page, limit, total, totalIsCapped: false };
}

/** Which of these departures the member has on the list. */
export async function wishedAmong(
  { db }: { db: Db },
  actor: Actor,
  departureIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (departureIds.length === 0) return new Set();
  const { rows } = await sql<{ departure_id: string }>`
    select departure_id from wishlist_items where account_id = ${actor.accountId}::uuid and departure_id = any (${departureIds}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.departure_id));
}

/** Which of the departures with these names the member has on the list: their names. */
export async function wishedNames(
  { db }: { db: Db },
  actor: Actor,
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('wishlist_items as w')
    .innerJoin('departures as d', 'd.id', 'w.departure_id')
    .select('d.slug')
    .where('w.account_id', '=', actor.accountId)
    .where('d.slug', 'in', slugs)
    .execute();
  return rows.map(({ slug }) => slug);
}
