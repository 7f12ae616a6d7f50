// What an email about a parcel says beside what happened to it (docs/product/souvenir-orders.md): read when it is sent, so that it is true then.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';
import * as paths from '#shared/paths';

export interface ParcelEmailDetails {
  /** Of the whole order. */
  code: string;
  /** What is in it, without what its store did not send. */
  pieces: { name: LocalText; variant: LocalText; quantity: number }[];
  /** Null until it has left. */
  tracking: { courier: string; number: string } | null;
  /** What its buyer gets back of it; null: nothing. */
  refund: Rupiah | null;
}

/** By the page of each parcel, as notifications lead to it. */
export async function readParcelEmailDetails(
  { db }: { db: Db },
  pages: readonly string[],
): Promise<ReadonlyMap<string, ParcelEmailDetails>> {
  if (pages.length === 0) return new Map();
  const before = paths.member.storeOrder('');
  const ids = [...new Set(pages.map((page) => page.slice(before.length)))];
  const { rows } = await sql<ParcelEmailDetails & { id: string }>`
    select s.id, o.code,
      (select coalesce(json_agg(json_build_object('name', l.item_name, 'variant', l.variant_name, 'quantity', l.quantity - l.refused) order by l.id), '[]')
        from store_order_lines l where l.store_order_id = s.id and l.quantity > l.refused) as pieces,
      case when s.tracking_number is not null then json_build_object('courier', s.courier, 'number', s.tracking_number) end as tracking,
      nullif(case when s.state in ('refunded', 'returned') then s.total else s.refunded end, 0) as refund
    from store_orders s join souvenir_orders o on o.id = s.order_id where s.id = any (${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...details }) => [paths.member.storeOrder(id), details]));
}
