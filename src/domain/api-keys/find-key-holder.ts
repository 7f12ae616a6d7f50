// Whom a call with a key speaks for: the partner's program, in the name of the owner who made its key.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import type { ApiScope } from '#shared/api-scopes';
import { todayInIndonesia } from '#shared/dates';
import { minuteMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { digestOfKey } from './secrets.ts';

interface KeyDeps {
  db: Db;
  now: () => Date;
}

/** Our choice: ten a second is more than a partner's catalogue needs, and less than what hurts others. */
const perKey = { max: 600, windowSeconds: 60 };

interface Found {
  id: string;
  keyName: string;
  partnerId: string;
  scopes: ApiScope[];
  lastUsedAt: Date | null;
  accountId: string;
  name: string;
  email: string;
  locale: Locale;
}

/**
 * The program a key names, as an actor without memberships and without a second factor. Notes the use once a minute. Refuses
 * `api_key_invalid` for a key that is unknown, revoked, over, or whose maker no longer owns the partner; `too_many_requests`.
 */
export async function findKeyHolder({ db, now }: KeyDeps, key: string): Promise<Actor> {
  const {
    rows: [found],
  } = await sql<Found>`
    select k.id, k.name as "keyName", k.partner_id as "partnerId", k.scopes, k.last_used_at as "lastUsedAt",
      a.id as "accountId", a.name, a.email, a.locale
    from api_keys k join accounts a on a.id = k.created_by
      join memberships m on m.account_id = a.id and m.role = 'partner_staff' and m.partner_id = k.partner_id and 'owner' = any (m.duties)
    where k.secret_digest = ${digestOfKey(key)} and k.revoked_at is null
      and (k.expires_on is null or k.expires_on >= ${todayInIndonesia(now())}::date)`.execute(db);
  if (!found) throw new AppError('api_key_invalid');
  await passThrottle({ db, now }, { name: 'api-key', of: found.id, ...perKey });
  if (!found.lastUsedAt || now().getTime() - found.lastUsedAt.getTime() >= minuteMs)
    await db.updateTable('api_keys').set({ last_used_at: now() }).where('id', '=', found.id).execute();
  const { id, keyName, partnerId, scopes, accountId, name, email, locale } = found;
  return {
    accountId,
    // No session: nothing of one's sessions is opened to keys.
    sessionId: id,
    name,
    email,
    locale,
    avatarId: null,
    isPhoneVerified: false,
    hasSecondFactor: false,
    hasFreshFactor: false,
    memberships: [],
    apiKey: { id, name: keyName, partnerId, scopes },
  };
}
