// Why a store does not sell now, as its own people read it on their console (docs/product/stores.md). Who decided it, its source and what was
// seen stay with the operator: a source may be a buyer.
import { sql } from 'kysely';
import { type Actor, requireTending } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';

interface SalesStop {
  /** A day in Indonesia. */
  since: string;
  reason: LocalText;
}

/** Null while it sells. Refuses `not_found` to everybody but the store's staff. */
export async function findSalesStop(
  { db }: { db: Db },
  actor: Actor,
  storeId: string,
): Promise<SalesStop | null> {
  requireTending(actor, 'home', storeId);
  const { rows } = await sql<SalesStop>`select suspended_on as since, suspended_reason as reason from partners
    where id = ${storeId}::uuid and state = 'suspended'`.execute(db);
  return rows[0] ?? null;
}
