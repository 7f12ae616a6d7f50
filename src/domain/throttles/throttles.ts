// Front door of throttles (docs/product/credentials.md): stored in the database, so that several processes count together, and
// checked inside domain functions, so that no caller can go around them.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';

export interface Throttle {
  /** What is limited: 'seat-notice address'. */
  name: string;
  /** Whose use is counted: an IP, a phone number. Stores only its digest. */
  of: string;
  max: number;
  windowSeconds: number;
}

/** Counts one use. Refuses with `too_many_requests` beyond `max` within a window that begins with its first use. */
export async function passThrottle(
  deps: { db: Db; now: () => Date },
  { max, ...counted }: Throttle,
): Promise<void> {
  if ((await countUse(deps, counted)) > max) throw new AppError('too_many_requests');
}

/** Counts one use and returns its number within the window. */
export async function countUse(
  { db, now }: { db: Db; now: () => Date },
  throttle: Omit<Throttle, 'max'>,
): Promise<number> {
  const { rows } = await countingUse(now(), throttle).execute(db);
  return rows[0]!.hits;
}

/** The same as part of a statement: it answers `hits`. */
export function countingUse(
  at: Date,
  { name, of, windowSeconds }: Omit<Throttle, 'max'>,
): RawBuilder<{ hits: number }> {
  const key = keyOf(name, of);
  const endsAt = new Date(at.getTime() + windowSeconds * 1_000);
  return sql<{ hits: number }>`
    insert into throttles as t (key, hits, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when t.ends_at <= ${at} then 1 else t.hits + 1 end,
      ends_at = case when t.ends_at <= ${at} then excluded.ends_at else t.ends_at end
    returning hits`;
}

/** Uses within the current window. */
export async function readUse(
  { db, now }: { db: Db; now: () => Date },
  { name, of }: Pick<Throttle, 'name' | 'of'>,
): Promise<number> {
  const row = await db
    .selectFrom('throttles')
    .select('hits')
    .where('key', '=', keyOf(name, of))
    .where('ends_at', '>', now())
    .executeTakeFirst();
  return row?.hits ?? 0;
}

function keyOf(name: string, of: string): string {
  return `${name} ${createHash('sha256').update(of).digest('base64url')}`;
}

/** Deletes expired windows; run now and then. Returns how many. */
export async function purgeThrottles({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('throttles').where('ends_at', '<', now()).executeTakeFirst();
  return Number(numDeletedRows);
}
