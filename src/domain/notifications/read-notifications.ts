// Reading notifications (spec §3 notification total, §7 GET user/notification): absolute totals, so that all devices of a person agree.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import {
  type NotificationKind,
  notificationRetentionDays,
  notificationsPerPage,
  type NotificationTab,
  type NotificationValues,
} from '#shared/notifications';
import type { NotifyDeps } from './notify.ts';

export interface Notification<Kind extends NotificationKind = NotificationKind> {
  id: string;
  tab: NotificationTab;
  kind: Kind;
  values: NotificationValues[Kind];
  path: string;
  /** How many it stands for since it was last read. */
  count: number;
  activity: number;
  createdAt: Date;
  isRead: boolean;
}

type Owner = Pick<Actor, 'accountId'>;

/** The newest first; `before` an activity loads older ones. */
export async function listNotifications(
  { db }: { db: Db },
  { accountId }: Owner,
  {
    tab,
    before,
    limit = notificationsPerPage,
  }: { tab?: NotificationTab | undefined; before?: number | undefined; limit?: number } = {},
): Promise<{ items: Notification[]; hasMore: boolean }> {
  let query = db
    .selectFrom('notifications')
    .select(['id', 'tab', 'kind', 'values', 'path', 'count', 'activity', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('activity', 'desc')
    .limit(limit + 1);
  if (tab) query = query.where('tab', '=', tab);
  if (before !== undefined) query = query.where('activity', '<', before);
  const rows = await query.execute();
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      tab: row.tab as NotificationTab,
      kind: row.kind as NotificationKind,
      values: row.values as unknown as Notification['values'],
      path: row.path,
      count: row.count,
      activity: Number(row.activity),
      createdAt: row.created_at,
      isRead: row.read_at !== null,
    })),
    hasMore: rows.length > limit,
  };
}

/** Spec §3: total_unread. The badge says 99+ above 99. */
export async function countUnreadNotifications({ db }: { db: Db }, { accountId }: Owner): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Marks one as read, and answers the page it opens; again changes nothing. Refuses `not_found`, also for somebody else's. */
export async function readNotification(
  deps: NotifyDeps,
  { accountId }: Owner,
  id: string,
): Promise<{ path: string }> {
  const found =
    isId(id) &&
    (await deps.db
      .selectFrom('notifications')
      .select('path')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst());
  if (!found) throw new AppError('not_found');
  await markRead(deps, [accountId], { id });
  return { path: found.path };
}

export async function readAllNotifications(deps: NotifyDeps, { accountId }: Owner): Promise<void> {
  await markRead(deps, [accountId], {});
}

/** What was seen, or answered, elsewhere: the conversation itself, for instance. */
export async function readNotificationsAbout(
  deps: NotifyDeps,
  accountIds: readonly string[],
  dedupeKey: string,
): Promise<void> {
  await markRead(deps, accountIds, { dedupeKey });
}

async function markRead(
  { db, now }: NotifyDeps,
  accountIds: readonly string[],
  { id, dedupeKey }: { id?: string; dedupeKey?: string },
): Promise<void> {
  await transaction(db, async (trx) => {
    let query = trx
      .updateTable('notifications')
      .set({ read_at: now() })
      .where('account_id', 'in', accountIds)
      .where('read_at', 'is', null);
    if (id !== undefined) query = query.where('id', '=', id);
    if (dedupeKey !== undefined) query = query.where('dedupe_key', '=', dedupeKey);
    const read = await query.returning('account_id').execute();
    if (read.length > 0)
      await sendSignal(trx, {
        kind: 'notifications',
        accountIds: [...new Set(read.map(({ account_id }) => account_id))],
      });
  });
}

/** Returns how many were deleted. */
export async function purgeOldNotifications({ db, now }: NotifyDeps): Promise<number> {
  const { numAffectedRows } = await sql`delete from notifications where created_at < ${new Date(
    now().getTime() - notificationRetentionDays * dayMs,
  )}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
