// Tells members that a refund by bank transfer needs their account (docs/product/payments.md): once for each refund, within a minute.
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { notifyOfRefunds } from './refund-notices.ts';
import { isTransferred } from './transferred-refunds.ts';

const atOnce = 200;

/** The clock's. Returns how many refunds were looked at; those of members who have an account are only marked. */
export function askForRefundAccounts(deps: { db: Db; now: () => Date }): Promise<number> {
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<{ id: string; needsAccount: boolean }>`
      update refund_tasks t set account_asked_at = ${deps.now()} from (
        select r.id, not exists (select from refund_accounts a where a.replaced_at is null and a.account_id in (
            select account_id from bookings where id = r.booking_id union all select account_id from souvenir_orders where id = r.booking_id)) as needs_account
        from refund_tasks r join payments p on p.id = r.payment_id
        where r.status = 'open' and r.account_asked_at is null and ${isTransferred}
        order by r.created_at limit ${atOnce} for update of r skip locked) due
      where t.id = due.id returning t.id, due.needs_account as "needsAccount"`.execute(db);
    const asked = rows.filter(({ needsAccount }) => needsAccount).map(({ id }) => id);
    if (asked.length > 0) await notifyOfRefunds({ ...deps, db }, asked, 'account_needed');
    return rows.length;
  });
}
