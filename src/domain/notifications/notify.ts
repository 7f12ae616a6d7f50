// Writing notifications (docs/product/notifications.md): in the transaction of what they are about.
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';
import { type NotificationKind, type NotificationValues, tabOfKind } from '#shared/notifications';

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
  /** Notices of one account with the same key are one row, which becomes unread again. */
  dedupeKey: string;
}

/** Signals take this many accounts at once; more read their totals when they next look. */
const signalledAtOnce = 100;

/** Writes them by one statement, and signals the devices of those they are for. */
export async function notify({ db, now }: NotifyDeps, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  // Two of the same key in one statement would meet the same row: the last one counts.
  const last = [...new Map(notices.map((one) => [`${one.accountId} ${one.dedupeKey}`, one])).values()];
  const rows = last.map(({ accountId, aboutId = null, kind, values, path, dedupeKey }) => ({
    account_id: accountId,
    about_id: aboutId,
    tab: tabOfKind[kind],
    kind,
    values,
    path,
    dedupe_key: dedupeKey,
    created_at: now(),
  }));
  await transaction(db, async (trx) => {
    await sql`insert into notifications as n (account_id, about_id, tab, kind, values, path, dedupe_key, created_at)
      select account_id, about_id, tab, kind, values, path, dedupe_key, created_at from json_populate_recordset(null::notifications, ${JSON.stringify(rows)}::json)
      on conflict (account_id, dedupe_key) do update set values = excluded.values, path = excluded.path, created_at = excluded.created_at,
        count = case when n.read_at is null then n.count + 1 else 1 end, read_at = null, activity = nextval('notification_activity')`.execute(
      trx,
    );
    const accountIds = [...new Set(last.map(({ accountId }) => accountId))];
    if (accountIds.length <= signalledAtOnce) await sendSignal(trx, { kind: 'notifications', accountIds });
  });
}
