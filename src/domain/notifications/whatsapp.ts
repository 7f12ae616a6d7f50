// Who gets notifications by WhatsApp (decision 0195): accounts that asked for a topic, at a number that has proven itself.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';

/** What was asked for, as `<account> <topic>`. */
export async function findWhatsAppTopics(db: Db, accountIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ topic: string }>`
    select s.account_id || ' ' || split_part(one, ':', 1) as topic
    from notification_settings s join accounts a on a.id = s.account_id cross join unnest(s.switched_on) one
    where s.account_id = any (${[...new Set(accountIds)]}::uuid[]) and a.phone_verified_at is not null and one like '%:whatsapp'`.execute(
    db,
  );
  return new Set(rows.map(({ topic }) => topic));
}

/** Whether this is still the account's own, verified number. */
export async function isNumberOf({ db }: { db: Db }, phone: string, accountId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('phone', '=', phone)
      .where('phone_verified_at', 'is not', null)
      .executeTakeFirst()) !== undefined
  );
}

/** WhatsApp does not reach the account: its switches show so. */
export async function switchWhatsAppOff(
  { db, now }: { db: Db; now: () => Date },
  accountId: string,
): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({ switched_on: [], updated_at: now() })
    .where('account_id', '=', accountId)
    .execute();
}
