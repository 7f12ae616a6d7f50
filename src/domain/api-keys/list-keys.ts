// The keys of a partner, for its owners: never their secrets.
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { ApiScope } from '#shared/api-scopes';
import { todayInIndonesia } from '#shared/dates';

export interface KeysDeps {
  db: Db;
  now: () => Date;
}

/** `orphaned`: whoever made it no longer owns the partner. */
export type ApiKeyState = 'active' | 'expired' | 'orphaned' | 'revoked';

export interface ApiKey {
  id: string;
  name: string;
  /** The beginning of the key, by which people recognise it. */
  prefix: string;
  scopes: ApiScope[];
  state: ApiKeyState;
  /** Null once that account is deleted. */
  createdBy: string | null;
  createdAt: Date;
  /** Its last day; null: it has none. */
  expiresOn: string | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Those that work first, then the newest. Refuses `forbidden`. */
export async function listApiKeys({ db, now }: KeysDeps, actor: Actor): Promise<ApiKey[]> {
  const partnerId = workplaceFor(actor, 'staff');
  const { rows } = await sql<ApiKey>`
    with named as (
      select k.*, a.name as maker,
        case when k.revoked_at is not null then 'revoked'
          when k.expires_on < ${todayInIndonesia(now())}::date then 'expired'
          when m.id is null then 'orphaned' else 'active' end as state
      from api_keys k left join accounts a on a.id = k.created_by
        left join memberships m on m.account_id = a.id and m.role = 'partner_staff' and m.partner_id = k.partner_id
          and 'owner' = any (m.duties)
      where k.partner_id = ${partnerId}::uuid
    )
    select id, name, prefix, scopes, state, maker as "createdBy", created_at as "createdAt", expires_on as "expiresOn",
      last_used_at as "lastUsedAt", revoked_at as "revokedAt"
    from named order by state = 'active' desc, created_at desc, id`.execute(db);
  return rows;
}
