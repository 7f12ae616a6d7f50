// Reads a cart in one statement (spec §7 Cart GET): names, prices and stock as they are now, never as they were when it was filled.
import { type RawBuilder, sql } from 'kysely';
import { pictureOfItem } from '#domain/pictures';
import type { Db } from '#platform/database/database';
import { rupiah } from '#shared/money';
import type { Cart, CartDeps, CartLine, CartOwner, CartStore } from './cart.ts';
import { cartOf, faultOfLine } from './judge-line.ts';

type LineRow = Omit<CartLine, 'fault' | 'total'> & { store: CartStore['store']; isSelling: boolean };

/** Lines `l` of the owner; none of a browser without an id. */
export function ofOwner({ actor, guestId, brandId }: CartOwner): RawBuilder<boolean> {
  const own = actor
    ? sql<boolean>`l.account_id = ${actor.accountId}::uuid`
    : guestId
      ? sql<boolean>`l.guest_id = ${guestId}::uuid`
      : sql<boolean>`false`;
  return sql`l.brand_id = ${brandId} and ${own}`;
}

/** What a member had in this browser before signing in becomes theirs; a line of the same variant adds up. */
async function adoptGuestLines({ db, now }: CartDeps, { actor, guestId, brandId }: CartOwner): Promise<void> {
  if (!actor || !guestId) return;
  await sql`
    with moved as (delete from cart_lines where guest_id = ${guestId}::uuid and brand_id = ${brandId} returning variant_id, quantity)
    insert into cart_lines (brand_id, account_id, variant_id, quantity, added_at)
    select ${brandId}, ${actor.accountId}::uuid, variant_id, quantity, ${now()} from moved
    on conflict (account_id, brand_id, variant_id) where account_id is not null
      do update set quantity = least(99, cart_lines.quantity + excluded.quantity)`.execute(db);
}

export async function readCart(deps: CartDeps, owner: CartOwner): Promise<Cart> {
  await adoptGuestLines(deps, owner);
  return cartOf(
    (await readLines(deps.db, deps.now(), owner)).map(({ isSelling, ...line }) => {
      const fault = faultOfLine({ ...line, isSelling });
      return { ...line, fault, total: rupiah(fault === null ? line.price * line.quantity : 0) };
    }),
  );
}

async function readLines(db: Db, at: Date, owner: CartOwner): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select v.id as "variantId", json_build_object('id', i.id, 'slug', i.slug, 'name', i.name, 'drawing', i.drawing,
        'photo', ${pictureOfItem(sql`i.id`)}) as item,
      v.name as variant, v.price, v.weight_grams as "weightGrams", l.quantity, stock_left(v.id, ${at}) as stock,
      json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'city', g.name) as store,
      i.state = 'published' and s.approved_at is not null and p.state = 'active' as "isSelling"
    from cart_lines l join item_variants v on v.id = l.variant_id join items i on i.id = v.item_id
      join stores s on s.partner_id = i.store_id join partners p on p.id = s.partner_id join regencies g on g.code = p.regency_code
    where ${ofOwner(owner)} order by p.name, p.id, l.added_at, l.id`.execute(db);
  return rows;
}
