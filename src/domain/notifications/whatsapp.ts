// Who gets notifications by WhatsApp (decision 0195): accounts that asked for a topic, at a number that has proven itself.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';

/** A condition: the account has ticked this topic, and its number has proven itself. */
export const hasAskedForWhatsApp = (
  accountId: RawBuilder<unknown>,
  topic: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`exists (select from notification_settings s join accounts a on a.id = s.account_id
    where s.account_id = ${accountId} and a.phone_verified_at is not null and ${topic} || ':whatsapp' = any (s.switched_on))`;

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
