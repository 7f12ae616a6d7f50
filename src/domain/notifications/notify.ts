// Writing notifications (docs/product/notifications.md): in the transaction of what they are about.
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';
import { minuteMs } from '#shared/durations';
import { type NotificationKind, notificationKinds, type NotificationValues } from '#shared/notifications';
import { hasAskedForWhatsApp } from './whatsapp.ts';

export interface NotifyDeps {
  db: Db;
  now: () => Date;
}

export interface Notice<Kind extends NotificationKind = NotificationKind> {
  accountId: string;
  kind: Kind;
  /** Whom the values name, where that is somebody else: it is deleted with their account. */
  aboutId?: string | null;
  values: NotificationValues[Kind];
  /** The page it opens, without language prefix. */
  path: string;
  /** Of what it is about; null: its page is on the default brand. */
  brandId: string | null;
  /** Notices of one account with the same key are one row, which becomes unread again. */
  dedupeKey: string;
}

/** Signals take this many accounts at once; more read their totals when they next look. */
const signalledAtOnce = 100;
/** Our choice: what left by a channel and comes again unread does not ring each time. */
const quietMinutesAfter = 15;

/** Writes them with what leaves by other channels, and signals the devices of those they are for. */
export async function notify({ db, now }: NotifyDeps, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  // Two of the same key in one statement would meet the same row: the last one speaks, all are counted. In the order of their keys, so
  // that two transactions that write the same rows wait for each other in one direction only.
  const sameRow = Map.groupBy(notices, ({ accountId, dedupeKey }) => `${accountId} ${dedupeKey}`);
  const rows = [...sameRow]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => {
      const { accountId, aboutId = null, kind, values, path, dedupeKey, brandId } = same.at(-1)!;
      return {
        account_id: accountId,
        about_id: aboutId,
        brand_id: brandId,
        tab: notificationKinds[kind].tab,
        kind,
        values,
        path,
        dedupe_key: dedupeKey,
        count: same.length,
        created_at: now(),
      };
    });
  await transaction(db, async (trx) => {
    const { rows: written } = await sql<{
      id: string;
      kind: NotificationKind;
      accountId: string;
    }>`insert into notifications as n (account_id, about_id, brand_id, tab, kind, values, path, dedupe_key, count, created_at)
      select account_id, about_id, brand_id, tab, kind, values, path, dedupe_key, count, created_at from json_populate_recordset(null::notifications, ${JSON.stringify(rows)}::json)
      on conflict (account_id, dedupe_key) do update set values = excluded.values, path = excluded.path, created_at = excluded.created_at,
        count = case when n.read_at is null then n.count + excluded.count else excluded.count end, read_at = null, activity = nextval('notification_activity')
      returning id, kind, account_id as "accountId"`.execute(trx);
    await schedule({ db: trx, now }, written);
    const accountIds = [...new Set(rows.map((row) => row.account_id))];
    if (accountIds.length <= signalledAtOnce) await sendSignal(trx, { kind: 'notifications', accountIds });
  });
}

/** What waits already leaves when it was to leave; what has just left stays quiet for a while. */
async function schedule(
  { db, now }: NotifyDeps,
  written: readonly { id: string; kind: NotificationKind; accountId: string }[],
): Promise<void> {
  const due = written.flatMap(({ id, kind, accountId }) =>
    Object.entries(notificationKinds[kind].after).map(([channel, minutes]) => ({
      notification_id: id,
      account_id: accountId,
      topic: notificationKinds[kind].topic,
      channel,
      due_at: new Date(now().getTime() + minutes * minuteMs),
    })),
  );
  if (due.length === 0) return;
  // Nearly nobody has asked for WhatsApp: the others get no row that would only be skipped.
  await sql`insert into notification_deliveries as d (notification_id, channel, due_at)
    select w.notification_id, w.channel, w.due_at
    from json_to_recordset(${JSON.stringify(due)}::json) as w (notification_id uuid, account_id uuid, topic text, channel text, due_at timestamptz)
    where w.channel <> 'whatsapp' or ${hasAskedForWhatsApp(sql`w.account_id`, sql`w.topic`)}
    on conflict (notification_id, channel) do update set due_at =
      coalesce(d.due_at, greatest(excluded.due_at, d.delivered_at + make_interval(mins => ${quietMinutesAfter})))`.execute(
    db,
  );
}
