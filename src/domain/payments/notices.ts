// A gateway's genuine notification: stored once, whoever sends it again, and marked when what it brought was applied
// (docs/product/payments.md).
import { sql } from 'kysely';
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

/** Our choice: the same bytes later than this are asked about again, since a dispute that was won is told in the words of the payment. */
const repeatMinutes = 10;

/** Stored once and counted. `isApplied`: nothing comes of it; `isRepeated`: what it brought was applied a moment ago. */
export async function storeNotice(
  { db, now }: NoticeDeps,
  { gateway, named, body, isGenuine, digest }: ReceivedNotice,
  { isApplied = false } = {},
): Promise<{ id: number; isRepeated: boolean }> {
  const at = now();
  const { rows } = await sql<{ id: number; isRepeated: boolean }>`
    insert into payment_notifications as n (gateway, reference, gateway_id, body, is_genuine, received_at, digest, applied_at)
    values (${gateway}, ${named?.reference ?? null}, ${named?.gatewayId ?? null}, ${body.toString('utf8').replaceAll('\0', '')}, ${isGenuine}, ${at}, ${digest}, ${isApplied ? at : null}::timestamptz)
    on conflict (digest) do update set times = n.times + 1, last_received_at = ${at}, applied_at = coalesce(excluded.applied_at, n.applied_at)
    returning id, coalesce(applied_at > ${new Date(at.getTime() - repeatMinutes * 60_000)}, false) as "isRepeated"`.execute(
    db,
  );
  return rows[0]!;
}

/** With nothing (more) to apply. */
export async function markNoticeApplied({ db, now }: NoticeDeps, id: number): Promise<void> {
  await db.updateTable('payment_notifications').set({ applied_at: now() }).where('id', '=', id).execute();
}
