// A gateway's genuine notification: stored once, whoever sends it again, and marked when what it brought was applied
// (docs/product/payments.md).
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';

interface NoticeDeps {
  db: Db;
  now: () => Date;
}

export interface ReceivedNotice {
  gateway: string;
  body: Buffer;
  /** Null where it is not, or not yet known to be, genuine. */
  named: { reference: string; gatewayId: string } | null;
  isGenuine: boolean | null;
  /** Of genuine ones, by which the same bytes are recognised. */
  digest: Buffer | null;
}

/** `id` null: it is stored by the statement that records what it brought, or by `storeNotice`. */
export interface Notice {
  id: number | null;
  received: ReceivedNotice | null;
}

/** Our choice: the same bytes later than this are asked about again, since a dispute that was won is told in the words of the payment. */
const repeatMinutes = 10;

/** Since when a notification that was applied is the same one once more. */
export const repeatedSince = (now: Date) => new Date(now.getTime() - repeatMinutes * 60_000);

/** Stored once and counted; `appliedAt`: a moment, where what it brought is applied by the same statement. */
export function storingNotice(
  at: Date,
  { gateway, named, body, isGenuine, digest }: ReceivedNotice,
  appliedAt: RawBuilder<Date | null> = sql`null`,
): RawBuilder<{ id: number; isRepeated: boolean }> {
  return sql`
    insert into payment_notifications as n (gateway, reference, gateway_id, body, is_genuine, received_at, digest, applied_at)
    values (${gateway}, ${named?.reference ?? null}, ${named?.gatewayId ?? null}, ${body.toString('utf8').replaceAll('\0', '')}, ${isGenuine}, ${at}, ${digest}, ${appliedAt}::timestamptz)
    on conflict (digest) do update set times = n.times + 1, last_received_at = ${at}, applied_at = coalesce(excluded.applied_at, n.applied_at)
    returning id, coalesce(applied_at > ${repeatedSince(at)}, false) as "isRepeated"`;
}

/** Stores it where it is not stored yet, and answers under which number. */
export async function storeNotice(
  { db, now }: NoticeDeps,
  notice: Notice,
): Promise<{ id: number | null; isRepeated: boolean }> {
  if (notice.id !== null || !notice.received) return { id: notice.id, isRepeated: false };
  const { rows } = await storingNotice(now(), notice.received).execute(db);
  notice.id = rows[0]!.id;
  return rows[0]!;
}

/** With nothing (more) to apply. */
export async function markNoticeApplied({ db, now }: NoticeDeps, notice: Notice): Promise<void> {
  const { id, received } = notice;
  const at = now();
  if (id !== null)
    await db.updateTable('payment_notifications').set({ applied_at: at }).where('id', '=', id).execute();
  else if (received) notice.id = (await storingNotice(at, received, sql`${at}`).execute(db)).rows[0]!.id;
}
